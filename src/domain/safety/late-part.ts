import { type ComponentType, lazy } from "react";
import type { PartName } from "#contract/layers.ts";
import { brandEntry } from "#brand/brand.ts";
import { withLateStyles } from "#lib/late-styles.ts";
import { loadAtLast } from "#lib/offline.ts";
import { loadNamespace } from "#session/preferences/locale.ts";

/** A part with its texts, which no page that shows it has. */
export function latePart(name: PartName, namespace: string): ComponentType {
  return lazy(async (): Promise<{ readonly default: ComponentType }> => {
    const load = brandEntry().parts[name];
    if (load === undefined) return { default: () => null };
    const [{ Part }] = await Promise.all([
      withLateStyles(() => loadAtLast(load)),
      loadNamespace(namespace),
    ]);
    return { default: Part };
  });
}
