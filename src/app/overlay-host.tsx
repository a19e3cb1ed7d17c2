// Overlays load after the first paint: nothing can open one before.
import { lazy, Suspense } from "react";
import { loadAtLast } from "#lib/offline.ts";
import { loadOrReload } from "./chunk-reload.ts";
import { afterFirstPaint } from "./first-paint.ts";

const Overlays = lazy(async () => {
  await afterFirstPaint();
  // The page works without them; they load when possible.
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
