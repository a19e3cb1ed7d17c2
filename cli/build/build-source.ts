// Everything a build is made from, by digest: what has not changed since it was last seen is not read.
import path from "node:path";
import { coreKey } from "../core/compile-core.ts";
import { openDigests } from "../cache/digest-book.ts";
import type { Workspace } from "../paths.ts";
import { markNotes, notesDir } from "../cache/notes.ts";
import { sharedDigest } from "./input-digest.ts";
import { openKnownFleet, type KnownFleet } from "./known-fleet.ts";

export interface BuildSource {
  /** Of the core's sources as they are. */
  readonly coreKey: string;
  /** Digest of everything but the brands that a bundle is made from, families included. */
  readonly shared: string;
  readonly known: KnownFleet;
  /** Where something is kept about this folder of brands. */
  noteFile(name: string): string;
  /**
   * Writes down what was learnt, for the next build.
   * @param built brands whose bundles were just made
   */
  save(outDir: string, built: readonly string[]): void;
}

/** @throws CliError CONFIG_BRANDS_DIR when there is no folder of brands */
export async function openBuildSource(workspace: Workspace): Promise<BuildSource> {
  const { packageRoot, brandsDir, storeDir } = workspace;
  const digests = openDigests(workspace);
  const key = await coreKey(packageRoot, digests);
  const shared = sharedDigest(packageRoot, brandsDir, key, digests);
  const noteFile = (name: string) => path.join(notesDir(storeDir, brandsDir), name);
  const places = {
    brandsDir,
    brandsFile: noteFile("brands"),
    releasesFile: noteFile("releases"),
  };
  const known = await openKnownFleet(places, digests, shared);
  return {
    noteFile,
    coreKey: key,
    shared,
    known,
    save(outDir, built) {
      digests.save();
      known.save(outDir, built);
      markNotes(storeDir, brandsDir);
    },
  };
}
