// Which chunks of the core a page begins with.
import type { Manifest } from "#contract/manifest.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";

/** Chunks of the home page's first paint, so that none waits for another to be parsed. */
export function firstScreen(core: CoreBuild, layout: Manifest["layout"]): readonly string[] {
  return reachable(
    core,
    chunksNamed(core, [...framed(layout), "page-home", `hero-${layout.hero}`]),
    false,
  );
}

/** Entries of every page. */
export function framed({ header }: Manifest["layout"]): string[] {
  return ["boot", `layout-${header}`];
}

export function chunksNamed(core: CoreBuild, names: readonly string[]): string[] {
  return names.flatMap((name) => core.entries[name] ?? []);
}

const FEATURE = /^src\/features\/([^/]+)\//;

/** @returns whether the chunks hold code of a feature */
export function featuresIn(
  core: CoreBuild,
  chunks: readonly string[],
): (feature: string) => boolean {
  const held = new Set(
    chunks.flatMap((file) =>
      (core.chunks[file]?.modules ?? []).map((module) => FEATURE.exec(module)?.[1]),
    ),
  );
  return (feature) => held.has(feature);
}
