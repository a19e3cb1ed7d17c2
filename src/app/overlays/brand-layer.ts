import { type ComponentType, lazy } from "react";
import type { LayerName } from "#contract/layers.ts";
import { brandEntry } from "#brand/brand.ts";
import { loadAtLast } from "#lib/offline.ts";

/** An overlay of a feature; nothing in a bundle without it. */
export function brandLayer(name: LayerName) {
  return lazy(async (): Promise<{ readonly default: ComponentType }> => {
    const load = brandEntry().layers[name];
    return { default: load === undefined ? Nothing : (await loadAtLast(load)).Layer };
  });
}

export function Nothing() {
  return null;
}
