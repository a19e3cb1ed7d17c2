// `brand verify`: compares bundles with their receipts, checks isolation, and rebuilds them on request.
import { formatWarning } from "../errors/print-problems.ts";
import { CliError } from "../errors/errors.ts";
import type { Io } from "../base/io.ts";
import type { IsolationCheck } from "../isolation/isolation-check.ts";
import { scanFolder, type CleanContents } from "../isolation/scan-folder.ts";
import type { Workspace } from "../base/paths.ts";
import type { FileProblem } from "../release/check-bundle.ts";
import { checkRelease } from "../release/check-release.ts";
import { pickBuilt } from "../release/built-bundles.ts";
import { currentRelease, releaseDir } from "../release/release-folder.ts";
import type { StoreWarning } from "../errors/store-warning.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { packageVersion } from "../base/version.ts";
import type { BuildFleetInput } from "./build-fleet.ts";
import { openBuildSource, type BuildSource } from "./build-source.ts";
import { rebuildReleases, type Rebuilt } from "./rebuild-release.ts";
import { isolationOfFleet } from "./verify-isolation.ts";

export interface Verdict {
  readonly id: string;
  readonly release: string | null;
  readonly files: number;
  readonly receipt: Receipt | null;
  readonly problems: readonly FileProblem[];
  /** Whether there is still such a brand; null without a folder of brands. */
  readonly exists: boolean | null;
  /** Whether it was searched for the other brands of today. */
  readonly searched: boolean;
  /** Null without --rebuild or without a receipt. */
  rebuilt: Rebuilt | null;
}

/** @param picks ids and globs; empty for every bundle */
export async function verifyBundles(
  places: Workspace,
  picks: readonly string[],
  rebuild: boolean,
  io: Io,
): Promise<readonly Verdict[]> {
  const ids = pickBuilt(places.outDir, picks);
  const source = await sourceOf(places);
  const listeners = {
    onWarning: (warning: StoreWarning) => io.note(formatWarning(warning, io.colors)),
    onCompile: () => io.note("compiling the core …"),
  };
  const isolation = source && (await isolationOfFleet({ workspace: places, source, ...listeners }));
  if (!isolation) io.note("no folder of brands: the bundles are not searched for other brands");
  const verdicts: Verdict[] = [];
  const clean: CleanContents = new Set();
  for (const id of ids) {
    const check = { source, isolation, clean };
    verdicts.push(await verdictOn(places.outDir, id, check));
  }
  if (rebuild) await addRebuilt(places, source, verdicts, listeners);
  return verdicts;
}

/** Null without a folder of brands: bundles can be verified without it. */
async function sourceOf(places: Workspace): Promise<BuildSource | null> {
  try {
    return await openBuildSource(places);
  } catch (error) {
    if (error instanceof CliError && error.code === "CONFIG_BRANDS_DIR") return null;
    throw error;
  }
}

interface Check {
  readonly source: BuildSource | null;
  readonly isolation: IsolationCheck | null;
  readonly clean: CleanContents;
}

async function verdictOn(
  outDir: string,
  id: string,
  { source, isolation, clean }: Check,
): Promise<Verdict> {
  const exists = source && source.fleet.ids.includes(id);
  const shown = shownRelease(outDir, id);
  if (shown.release === null) {
    const problems = [{ file: id, what: shown.what }];
    const none = { release: null, files: 0, receipt: null, rebuilt: null } as const;
    return { ...none, id, problems, exists, searched: false };
  }
  const { release } = shown;
  const { receipt, files, problems, carried } = checkRelease(outDir, id, release);
  const all = [...problems];
  // A damaged bundle cannot be searched; its damage is already reported. One of other inputs than those of today has the
  // fleet of its time: its build has searched it, and its receipt proves that it is still the same.
  const isOfToday = exists === true && receipt?.inputs.digest === source?.inputDigest(id);
  const searched = isolation !== null && isOfToday && problems.length === 0;
  if (searched) {
    const dir = releaseDir(outDir, id, release);
    for (const leak of await scanFolder(isolation, id, dir, { clean, carried })) {
      const what = `holds the ${leak.kind} ${JSON.stringify(leak.text)} of ${leak.brand} at byte ${leak.offset} (${leak.encoding})`;
      all.push({ file: leak.file, what });
    }
  }
  return { id, release, files, receipt, problems: all, exists, searched, rebuilt: null };
}

/** A foreign file in place of a bundle is a problem of that bundle only. */
function shownRelease(
  outDir: string,
  id: string,
): { readonly release: string } | { readonly release: null; readonly what: string } {
  try {
    const release = currentRelease(outDir, id);
    return release === null ? { release, what: "shows no release" } : { release };
  } catch (error) {
    if (!(error instanceof CliError) || error.code !== "BUILD_OUTPUT_FOREIGN") throw error;
    return { release: null, what: "is not the link to a release that `brand build` makes" };
  }
}

async function addRebuilt(
  places: Workspace,
  source: BuildSource | null,
  verdicts: readonly Verdict[],
  listeners: Pick<BuildFleetInput, "onWarning" | "onCompile">,
): Promise<void> {
  if (!source) {
    throw new CliError("CONFIG_BRANDS_DIR", {
      what: "There are no brands to build again.",
      where: { file: places.brandsDir },
      fix: "run the command where the folder brands/ is, or name it with --brands.",
    });
  }
  const receipts = new Map(
    verdicts.flatMap(({ id, receipt }) => (receipt ? [[id, receipt] as const] : [])),
  );
  const rebuilt = await rebuildReleases(
    {
      workspace: places,
      source,
      ids: source.fleet.brands.map(({ id }) => id),
      version: packageVersion(),
      storeWrite: false,
      onRules: () => undefined,
      onProgress: () => undefined,
      ...listeners,
    },
    receipts,
  );
  for (const verdict of verdicts) {
    const none: Rebuilt = verdict.exists
      ? { state: "failed", what: "its manifest is not valid now" }
      : { state: "removed" };
    verdict.rebuilt = verdict.receipt && (rebuilt.get(verdict.id) ?? none);
  }
}
