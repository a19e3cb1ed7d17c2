// `brand verify`: compares bundles with their receipts, checks isolation, and rebuilds them on request.
import path from "node:path";
import { formatWarning } from "../errors/print-problems.ts";
import { CliError } from "../errors/errors.ts";
import type { Io } from "../io.ts";
import type { IsolationCheck } from "../isolation/isolation-check.ts";
import { scanFolder, type CleanContents } from "../isolation/scan-folder.ts";
import type { Workspace } from "../paths.ts";
import type { FileProblem } from "../release/check-bundle.ts";
import { checkRelease } from "../release/check-release.ts";
import { builtBrands, currentRelease, releaseDir } from "../release/release-folder.ts";
import type { StoreWarning } from "../cache/store-warning.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { packageVersion } from "../version.ts";
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
  for (const id of ids) verdicts.push(await verdictOn(places.outDir, id, isolation, clean));
  if (rebuild) await addRebuilt(places, source, verdicts, listeners);
  return verdicts;
}

function pickBuilt(outDir: string, picks: readonly string[]): string[] {
  const built = builtBrands(outDir);
  const picked = built.filter(
    (id) => picks.length === 0 || picks.some((pick) => isPicked(id, pick)),
  );
  const missed = picks.filter((pick) => !built.some((id) => isPicked(id, pick)));
  if (picked.length > 0 && missed.length === 0) return picked;
  throw new CliError("BUILD_NOTHING", {
    what: `${path.basename(outDir)} holds no bundle${missed.length > 0 ? ` of ${missed.join(", ")}` : ""}.`,
    where: { file: outDir },
    fix: "run `brand build`, or name the folder of the bundles with --out.",
  });
}

const isPicked = (id: string, pick: string) => id === pick || path.matchesGlob(id, pick);

/** Null without a folder of brands: bundles can be verified without it. */
async function sourceOf(places: Workspace): Promise<BuildSource | null> {
  try {
    return await openBuildSource(places);
  } catch (error) {
    if (error instanceof CliError && error.code === "CONFIG_BRANDS_DIR") return null;
    throw error;
  }
}

async function verdictOn(
  outDir: string,
  id: string,
  isolation: IsolationCheck | null,
  clean: CleanContents,
): Promise<Verdict> {
  const shown = shownRelease(outDir, id);
  if (shown.release === null) {
    const problems = [{ file: id, what: shown.what }];
    return { id, release: null, files: 0, receipt: null, problems, rebuilt: null };
  }
  const { release } = shown;
  const { receipt, files, problems, carried } = checkRelease(outDir, id, release);
  const all = [...problems];
  // A damaged bundle cannot be searched; its damage is already reported.
  if (isolation && receipt && problems.length === 0) {
    const dir = releaseDir(outDir, id, release);
    for (const leak of await scanFolder(isolation, id, dir, { clean, carried })) {
      const what = `holds the ${leak.kind} ${JSON.stringify(leak.text)} of ${leak.brand} at byte ${leak.offset} (${leak.encoding})`;
      all.push({ file: leak.file, what });
    }
  }
  return { id, release, files, receipt, problems: all, rebuilt: null };
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
    const none = { state: "failed", what: "there is no such brand now" } as const;
    verdict.rebuilt = verdict.receipt && (rebuilt.get(verdict.id) ?? none);
  }
}
