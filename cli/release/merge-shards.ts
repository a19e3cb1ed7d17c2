// `brand merge`: all shards of one split become one output folder and one report. Everything is checked
// first; a merge that is refused has changed nothing.
import { statSync } from "node:fs";
import { readdir, readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../io.ts";
import { sha256 } from "../files/digest.ts";
import { REPORT_FILE, readReport, type BuildReport, type ReportedBrand } from "./build-report.ts";
import { checkBundle, type Finding } from "./check-bundle.ts";
import { brandTwice, checkShards, type ShardPlace } from "./check-shards.ts";
import { placeBundles, type PlacedBundle } from "./place-bundles.ts";

export interface Merged {
  readonly report: BuildReport;
  readonly shards: number;
  /** Ids whose bundle was put into the output folder. */
  readonly placed: readonly string[];
  /** Ids whose bundle was there already, with the same content. */
  readonly kept: readonly string[];
}

/**
 * @param given folders that shards were built into, or the reports that lie in them
 * @throws CliError FLEET_… or BUILD_OUTPUT_FOREIGN
 */
export async function mergeShards(given: readonly string[], outDir: string): Promise<Merged> {
  const places = await Promise.all(given.map(placeOf));
  checkShards(places);
  await Promise.all(places.map((place) => refuseForeign(place, places)));
  const bundles: PlacedBundle[] = [];
  const kept: string[] = [];
  for (const { dir, report } of places) {
    for (const { id, digest } of report.brands) {
      if (digest === null) continue;
      const bundle = await realpath(path.join(dir, id)).catch(() => path.join(dir, id));
      const { files, findings } = checkBundle(bundle, id, digest);
      if (findings[0]) throw damaged(bundle, id, findings[0]);
      if (await isThere(outDir, id, digest)) kept.push(id);
      else bundles.push({ id, digest, dir: bundle, files });
    }
  }
  await placeBundles(outDir, bundles);
  return {
    report: joined(places),
    shards: places.length,
    placed: bundles.map(({ id }) => id),
    kept,
  };
}

async function placeOf(given: string): Promise<ShardPlace> {
  const at = path.resolve(given);
  const isFolder = statSync(at, { throwIfNoEntry: false })?.isDirectory() === true;
  const file = isFolder ? path.join(at, REPORT_FILE) : at;
  return { dir: path.dirname(file), file, report: await readReport(file) };
}

/** A shard's folder holds its brands and its report; what else is in it was never checked by a build. */
async function refuseForeign(place: ShardPlace, places: readonly ShardPlace[]): Promise<void> {
  const own = new Map(place.report.brands.map((brand) => [brand.id, brand]));
  for (const name of await readdir(place.dir)) {
    const isReport = path.join(place.dir, name) === place.file;
    if (name.startsWith(".") || isReport || own.has(name)) continue;
    const owner = places.find(({ report }) => report.brands.some(({ id }) => id === name));
    if (!owner) throw foreign(place, name);
    const brand = owner.report.brands.find(({ id }) => id === name);
    const digest = await receiptDigest(path.join(place.dir, name));
    if (digest !== brand?.digest) throw brandTwice(name, owner, place);
  }
}

function foreign({ dir }: ShardPlace, name: string): CliError {
  return new CliError("FLEET_BUNDLE_FOREIGN", {
    what: `${displayPath(dir)} holds ${name}, which its report does not name; nothing was merged.`,
    where: { file: path.join(dir, name) },
    fix: `build the shard into an empty folder, or move ${name} out of it.`,
  });
}

/** What is shown may have been damaged since; then it is placed again. */
async function isThere(outDir: string, id: string, digest: string): Promise<boolean> {
  const bundle = await realpath(path.join(outDir, id)).catch(() => null);
  return bundle !== null && checkBundle(bundle, id, digest).findings.length === 0;
}

function damaged(dir: string, id: string, { file, what }: Finding): CliError {
  return new CliError("FLEET_BUNDLE_DAMAGED", {
    what: `The bundle of ${id} is damaged: ${file} ${what}; nothing was merged.`,
    where: { file: dir },
    fix: `build the shard of ${id} again, or copy its folder again with links kept (tar does).`,
  });
}

async function receiptDigest(bundle: string): Promise<string | null> {
  const receipt = await readFile(path.join(bundle, "build.json")).catch(() => null);
  return receipt && sha256(receipt);
}

function joined(places: readonly ShardPlace[]): BuildReport {
  const reports = places.map(({ report }) => report);
  const brands: ReportedBrand[] = reports.flatMap((report) => report.brands);
  const seconds = reports.reduce((sum, report) => sum + report.seconds, 0);
  return {
    livery: reports[0]?.livery ?? "",
    shard: null,
    brands: brands.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    problems: distinct(reports.flatMap(({ problems }) => problems)),
    seconds: Math.round(seconds * 100) / 100,
  };
}

/** A fault of a file that brands share is in the report of every shard. */
function distinct<T>(problems: readonly T[]): T[] {
  return [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()];
}
