import { useState } from "react";
import { skipTour } from "#session/overlays/tour.ts";
import { type TourProgress, tourProgress } from "#session/overlays/tour-progress.ts";

/** The stored progress of this member's tour, and a function that ends it. */
export function useTourMark(): { readonly mark: TourProgress | null; readonly onSkip: () => void } {
  const [mark, setMark] = useState(tourProgress);
  return {
    mark,
    onSkip: () => {
      skipTour();
      setMark(tourProgress());
    },
  };
}
