// What lies over the page comes after the first paint: nothing can be asked for before.
import { lazy, Suspense } from "react";
import { loadAtLast } from "../lib/offline.ts";
import { loadOrReload } from "./chunk-reload.ts";
import { afterFirstPaint } from "./first-paint.ts";

const Overlays = lazy(async () => {
  await afterFirstPaint();
  // A page without them still shows: they come when they can.
  const { Overlays: overlays } = await loadAtLast(() =>
    loadOrReload(() => import("./overlays/overlays.tsx")),
  );
  return { default: overlays };
});

export function OverlayHost() {
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
}
