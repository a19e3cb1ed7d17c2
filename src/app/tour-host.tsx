import { lazy, Suspense } from "react";
import { loadNamespace } from "../session/locale.ts";
import { useTour } from "../session/tour-store.ts";

const TourParts = lazy(async () => {
  const [{ TourParts: parts }] = await Promise.all([
    import("../features/tour/tour-parts.tsx"),
    loadNamespace("tour"),
  ]);
  return { default: parts };
});

/** Fetches the guided tour when it is first asked for. */
export function TourHost() {
  const wanted = useTour(({ step, offered }) => step !== null || offered);
  return wanted ? (
    <Suspense>
      <TourParts />
    </Suspense>
  ) : null;
}
