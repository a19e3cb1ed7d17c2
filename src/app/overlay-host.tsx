// What lies over the page comes after the first paint: nothing can be asked for before.
import { type ComponentType, lazy, Suspense } from "react";
import { loadOrReload } from "./chunk-reload.ts";
import { afterFirstPaint } from "./first-paint.ts";

interface Part {
  readonly default: ComponentType;
}

const RETRY_MS = 5000;

const Overlays = lazy(async () => {
  await afterFirstPaint();
  return fetchOverlays();
});

export function OverlayHost() {
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
}

/** A page without them still shows: they come when they can. */
async function fetchOverlays(): Promise<Part> {
  try {
    const { Overlays: overlays } = await loadOrReload(() => import("./overlays/overlays.tsx"));
    return { default: overlays };
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS);
    });
    return fetchOverlays();
  }
}
