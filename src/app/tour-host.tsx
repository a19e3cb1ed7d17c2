import { lazy, Suspense } from "react";
import { loadNamespace } from "#session/preferences/locale.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";

const TourParts = lazy(async () => {
  const [{ TourParts: parts }] = await Promise.all([
    import("../features/tour/tour-parts.tsx"),
    loadNamespace("tour"),
  ]);
  return { default: parts };
});

/** Fetches the guided tour when it is first asked for. */
export function TourHost() {
  const wanted = useOverlays(({ tourStep, tourOffered }) => tourStep !== null || tourOffered);
  return wanted ? (
    <Suspense>
      <TourParts />
    </Suspense>
  ) : null;
}
