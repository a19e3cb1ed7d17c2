import { Suspense } from "react";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { stopTour } from "#session/overlays/tour.ts";
import { lateOverlay } from "#session/parts/late-part.tsx";

const TourParts = lateOverlay(
  async () => (await import("../../features/tour/tour-parts.tsx")).TourParts,
  { texts: ["tour"], leave: stopTour },
);

/** Fetches the guided tour when it is first asked for. */
export function TourHost() {
  const wanted = useOverlays(({ tourStep, tourOffered }) => tourStep !== null || tourOffered);
  return wanted ? (
    <Suspense>
      <TourParts />
    </Suspense>
  ) : null;
}
