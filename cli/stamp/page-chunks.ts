// Chunks of the core in a bundle, and those that its pages load first.
import type { Manifest } from "#contract/manifest.ts";
import { ownValue } from "#contract/own-value.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";

export interface PageChunks {
  readonly every: readonly string[];
  /** Chunks of what stands around any page. */
  readonly around: readonly string[];
  /** Chunks of the home page's first paint, to load them in parallel. */
  readonly first: readonly string[];
  readonly all: readonly string[];
}

export function pageChunks(
  core: CoreBuild,
  { header, hero, footer }: Manifest["layout"],
  entries: readonly string[],
): PageChunks {
  const chunksOf = (names: readonly string[], dynamic: boolean) =>
    reachable(
      core,
      names.map((name) => ownValue(core.entries, name) ?? `missing/${name}`),
      dynamic,
    );
  const frame = ["boot", `layout-${header}`];
  return {
    every: chunksOf(frame, false),
    around: chunksOf([...frame, `footer-${footer}`], false),
    first: chunksOf([...frame, "page-home", `hero-${hero}`], false),
    all: chunksOf(entries, true),
  };
}

/** Folders whose texts are late: features, and parts that several pages share. */
const FEATURE = /^src\/(?:features|domain\/games|domain\/wallet)\/([^/]+)\//;

/** @returns whether the chunks hold code of a feature, or of a shared part of the game pages */
export function featuresIn(
  core: CoreBuild,
  chunks: readonly string[],
): (feature: string) => boolean {
  const modules = chunks.flatMap((file) => ownValue(core.chunks, file)?.modules ?? []);
  const held = new Set(modules.map((module) => FEATURE.exec(module)?.[1]));
  return (feature) => held.has(feature);
}
