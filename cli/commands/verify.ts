import path from "node:path";
import type { BuildFleetInput } from "../build/build-fleet.ts";
import { openBuildSource, type BuildSource } from "../build/build-source.ts";
import { rebuildReleases, type Rebuilt } from "../build/rebuild-release.ts";
import { isolationOfFleet } from "../build/verify-isolation.ts";
import type { VerifyInput } from "../command-input.ts";
import { CliError } from "../errors/errors.ts";
import type { Io } from "../io.ts";
import { scanFolder, type CleanContents } from "../isolation/scan-folder.ts";
import type { IsolationCheck } from "../isolation/isolation-check.ts";
import type { Finding } from "../release/check-bundle.ts";
import { checkRelease } from "../release/check-release.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { builtBrands, currentRelease, releaseDir } from "../release/release-folder.ts";
import { workspace, type Workspace } from "../paths.ts";
import { formatWarning } from "../errors/print-problems.ts";
import type { StoreWarning } from "../cache/store-warning.ts";
import { table } from "../table.ts";
import { packageVersion } from "../version.ts";

interface Verdict {
  readonly id: string;
  readonly release: string | null;
  readonly files: number;
  readonly receipt: Receipt | null;
  readonly findings: Finding[];
  rebuilt: Rebuilt | null;
}

/**
 * `brand verify`: exit code 1 when a bundle is not what its receipt says, or when `--rebuild` could not
 * prove it: who asks for a proof and gets none must not read a 0.
 */
export async function run(input: VerifyInput, io: Io): Promise<number> {
  const places = workspace(input);
  const ids = pickBuilt(places.outDir, input.picks);
  const source = await sourceOf(places);
  const told = {
    onWarning: (warning: StoreWarning) => io.note(formatWarning(warning, io.colors)),
    onCompile: () => io.note("compiling the core …"),
  };
  const isolation = source && (await isolationOfFleet({ workspace: places, source, ...told }));
  if (!isolation) io.note("no folder of brands: the bundles are not searched for other brands");
  const verdicts: Verdict[] = [];
  const clean: CleanContents = new Set();
  for (const id of ids) verdicts.push(await verdictOn(places.outDir, id, isolation, clean));
  if (input.rebuild) await addRebuilt(places, source, verdicts, told);
  io.result(human(verdicts), { bundles: verdicts.map(json) });
  return verdicts.every(isGood) ? 0 : 1;
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

/** Bundles can be verified where no brand's data are. */
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
    const findings = [{ file: id, what: shown.what }];
    return { id, release: null, files: 0, receipt: null, findings, rebuilt: null };
  }
  const { release } = shown;
  const { receipt, files, findings, carried } = checkRelease(outDir, id, release);
  const all = [...findings];
  // What does not unpack is found already, and cannot be searched.
  if (isolation && receipt && findings.length === 0) {
    const dir = releaseDir(outDir, id, release);
    for (const leak of await scanFolder(isolation, id, dir, { clean, carried })) {
      const what = `holds the ${leak.kind} ${JSON.stringify(leak.text)} of ${leak.brand} at byte ${leak.offset} (${leak.encoding})`;
      all.push({ file: leak.file, what });
    }
  }
  return { id, release, files, receipt, findings: all, rebuilt: null };
}

/** What is in the place of a bundle and no release is a finding, and the other bundles are looked at. */
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
  told: Pick<BuildFleetInput, "onWarning" | "onCompile">,
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
      ids: source.known.fleet.brands.map(({ id }) => id),
      version: packageVersion(),
      storeWrite: false,
      onRules: () => undefined,
      onProgress: () => undefined,
      ...told,
    },
    receipts,
  );
  for (const verdict of verdicts) {
    const none = { state: "failed", what: "there is no such brand now" } as const;
    verdict.rebuilt = verdict.receipt && (rebuilt.get(verdict.id) ?? none);
  }
}

function isGood({ findings, rebuilt }: Verdict): boolean {
  return findings.length === 0 && (rebuilt === null || rebuilt.state === "same");
}

const json = ({ receipt, ...verdict }: Verdict) => ({
  ...verdict,
  inputs: receipt?.inputs.digest ?? null,
});

/** Findings of one bundle that are printed; all of them are in the JSON. */
const SHOWN = 10;

function human(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map((verdict) => [
    verdict.id,
    verdict.release ?? "",
    String(verdict.files),
    verdict.findings.length === 0 ? "whole" : "damaged",
    rebuiltWord(verdict.rebuilt),
  ]);
  const details = verdicts.flatMap(({ id, findings, rebuilt }) => [
    ...findings.slice(0, SHOWN).map(({ file, what }) => `${id}: ${file} ${what}`),
    ...(findings.length > SHOWN ? [`${id}: and ${findings.length - SHOWN} more findings`] : []),
    ...rebuiltDetail(id, rebuilt),
  ]);
  const good = verdicts.filter(isGood).length;
  const unproven = verdicts.filter(isUnproven).length;
  const bad = verdicts.length - good - unproven;
  const counts = [
    `${good} of ${verdicts.length} good`,
    ...(unproven > 0 ? [`${unproven} not proven`] : []),
    ...(bad > 0 ? [`${bad} not what the receipt says`] : []),
  ];
  return [
    table([["brand", "release", "files", "bundle", "built again"], ...rows], [2]),
    ...details,
    counts.join(", "),
    ...(bad > 0 ? [FIX_BAD] : []),
    ...(unproven > 0 ? [FIX_UNPROVEN] : []),
  ].join("\n");
}

const FIX_BAD =
  "fix: build the brand again with --force; `brand rollback` shows the release before, if that is whole.";
const FIX_UNPROVEN =
  "fix: verify with the brands, the package and the tools the bundle was built from, or build the brand first.";

/** Whole, but built from something that is not here any more. */
function isUnproven({ findings, rebuilt }: Verdict): boolean {
  return findings.length === 0 && rebuilt?.state === "stale";
}

function rebuiltWord(rebuilt: Rebuilt | null): string {
  if (rebuilt === null) return "";
  return { same: "same bytes", stale: "inputs changed", differs: "differs", failed: "failed" }[
    rebuilt.state
  ];
}

function rebuiltDetail(id: string, rebuilt: Rebuilt | null): string[] {
  if (rebuilt?.state === "failed") return [`${id}: could not be built again: ${rebuilt.what}`];
  if (rebuilt?.state === "stale") {
    return [`${id}: what it was built from has changed since, so building it again proves nothing`];
  }
  if (rebuilt?.state !== "differs") return [];
  return [`${id}: built again, ${rebuilt.files.slice(0, SHOWN).join(", ")} came out differently`];
}
