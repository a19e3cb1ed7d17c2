import type { CoreBuild } from "../core/core-build.ts";
import type { Effort } from "../files/compress.ts";
import { brandStyles } from "./brand-styles.ts";
import type { SharedFile } from "./shared-files.ts";

interface Chunks {
  /** Of the first screen. */
  readonly first: readonly string[];
  readonly all: readonly string[];
}

/** Fleets have a few first screens, but nearly as many sets of chunks as brands. */
export async function coreStyles(
  core: CoreBuild,
  { first, all }: Chunks,
  share: (file: SharedFile) => Promise<string>,
): Promise<{ readonly styles: string; readonly lateStyles: string }> {
  return {
    styles: await share(sheet("styles", await brandStyles(core, first), "high")),
    lateStyles: await share(sheet("late-styles", await brandStyles(core, all), "fast")),
  };
}

const sheet = (stem: string, content: string, effort: Effort): SharedFile => ({
  stem,
  extension: "css",
  content,
  effort,
});
