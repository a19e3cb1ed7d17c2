import { useState } from "react";
import { skipTour } from "../../session/tour.ts";
import { type TourMark, tourMark } from "../../session/tour-mark.ts";

/** What is remembered of this member's tour, and the way to do without it. */
export function useTourMark(): { readonly mark: TourMark | null; readonly onSkip: () => void } {
  const [mark, setMark] = useState(tourMark);
  return {
    mark,
    onSkip: () => {
      skipTour();
      setMark(tourMark());
    },
  };
}
