// Parts of pages that a brand can switch off: modules that the brand entry names.
import { type ComponentType, lazy } from "react";
import type { PartName } from "#contract/layers.ts";
import { loadAtLast } from "#lib/offline.ts";
import { brandEntry } from "./brand.ts";

export function hasPart(name: PartName): boolean {
  return brandEntry().parts[name] !== undefined;
}

/** Rendered only where the bundle has the part. */
export function lazyPart(name: PartName): ComponentType {
  return lazy(async (): Promise<{ readonly default: ComponentType }> => {
    const load = brandEntry().parts[name];
    if (load === undefined) throw new Error(`The bundle has no part ${name}.`);
    return { default: (await loadAtLast(load)).Part };
  });
}
