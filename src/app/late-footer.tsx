import { type ComponentType, lazy, Suspense } from "react";
import type { Entry } from "../brand/brand.ts";
import { withLateStyles } from "../lib/late-styles.ts";
import { loadOrReload } from "./chunk-reload.ts";
import { afterFirstPaint } from "./first-paint.ts";

/** The footer stands below what paints first, so it comes after it; a page without one is still a page. */
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
