import { type ComponentType, lazy, Suspense } from "react";
import type { Entry } from "#brand/brand.ts";
import { withLateStyles } from "#lib/late-styles.ts";
import { loadOrReload } from "./chunk-reload.ts";
import { afterFirstPaint } from "./first-paint.ts";

/** Loads the footer after the first paint, since it is below the first screen; without it the page still works. */
export function lateFooter(load: Entry["footer"]): ComponentType {
  const Late = lazy(async () => {
    await afterFirstPaint();
    const part = await withLateStyles(() => loadOrReload(load)).catch(() => null);
    return { default: part?.Footer ?? Nothing };
  });
  return function LateFooter() {
    return (
      <Suspense>
        <Late />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
