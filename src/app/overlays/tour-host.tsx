import { Suspense } from "react";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { latePart } from "#session/parts/late-part.ts";

const TourParts = latePart(
  async () => (await import("../../features/tour/tour-parts.tsx")).TourParts,
  { texts: ["tour"] },
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
