// Overlays load after the first paint: nothing can open one before.
import { Suspense } from "react";
import { latePart } from "#session/parts/late-part.ts";
import { loadOrReload } from "../start/chunk-reload.ts";
import { afterFirstPaint } from "../start/first-paint.ts";

// The page works without them.
const Overlays = latePart(
  async () => (await loadOrReload(() => import("./overlays.tsx"))).Overlays,
  { unasked: true, after: afterFirstPaint },
);

export function OverlayHost() {
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
}
