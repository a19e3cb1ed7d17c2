import { type ComponentType, Suspense } from "react";
import type { Entry } from "#brand/brand.ts";
import { latePart } from "#session/parts/late-part.tsx";
import { loadOrReload } from "#session/parts/chunk-reload.ts";
import { afterFirstPaint } from "../start/first-paint.ts";

/** Loads the footer after the first paint, since it is below the first screen; without it the page still works. */
export function lateFooter(load: Entry["footer"]): ComponentType {
  const Late = latePart(async () => (await loadOrReload(load)).Footer, {
    unasked: true,
    after: afterFirstPaint,
  });
  return function LateFooter() {
    return (
      <Suspense>
        <Late />
      </Suspense>
    );
  };
}
