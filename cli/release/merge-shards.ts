// `brand merge` joins all shards of a split. Everything is checked before the output folder changes.
import { distinct } from "../base/distinct.ts";
import { statSync } from "node:fs";
import { readdir, readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { sha256 } from "../files/digest.ts";
import { displayPath } from "../base/io.ts";
import { REPORT_FILE, readReport, type BuildReport } from "./build-report.ts";
import { checkBundle } from "./check-bundle.ts";
import { brandTwice, checkShards, notMerged, type ShardPlace as AnyPlace } from "./check-shards.ts";
import { placeBundles, type PlacedBundle } from "./place-bundles.ts";

interface ShardPlace extends AnyPlace {
  readonly report: BuildReport;
}

export interface Merged {
  readonly report: BuildReport;
  readonly shards: number;
  readonly placed: readonly string[];
  /** Ids whose bundle was already there with the same content. */
  readonly kept: readonly string[];
}

/** @param given folders of shards, or their reports @throws CliError FLEET_…, BUILD_OUTPUT_FOREIGN */
export async function mergeShards(given: readonly string[], outDir: string): Promise<Merged> {
  const places = await Promise.all(given.map(placeOf));
  checkShards(places, "build");
  await Promise.all(places.map((place) => refuseForeign(place, places)));
  const bundles: PlacedBundle[] = [];
  const unchanged: string[] = [];
  for (const { dir, report } of places) {
    for (const { id, digest } of report.brands) {
      if (digest === null) continue;
      const bundle = await checkedBundle(path.join(dir, id), id, digest);
      if (await isThere(outDir, id, digest)) unchanged.push(id);
      else bundles.push(bundle);
    }
  }
  await placeBundles(outDir, bundles);
  const placed = bundles.map(({ id }) => id);
  return { report: joined(places), shards: places.length, placed, kept: unchanged };
}

async function placeOf(given: string): Promise<ShardPlace> {
  const at = path.resolve(given);
  const isFolder = statSync(at, { throwIfNoEntry: false })?.isDirectory() === true;
  const file = isFolder ? path.join(at, REPORT_FILE) : at;
  return { dir: path.dirname(file), file, report: await readReport(file) };
}

/** No build has checked other files in a shard's folder. */
async function refuseForeign(place: ShardPlace, places: readonly ShardPlace[]): Promise<void> {
  const own = new Set(place.report.brands.map(({ id }) => id));
  for (const name of await readdir(place.dir)) {
    const isReport = path.join(place.dir, name) === place.file;
    if (name.startsWith(".") || isReport || own.has(name)) continue;
    const owner = places.find(({ report }) => report.brands.some(({ id }) => id === name));
    if (!owner) throw foreign(place, name);
    const brand = owner.report.brands.find(({ id }) => id === name);
    const receipt = await readFile(path.join(place.dir, name, "build.json")).catch(() => null);
    if ((receipt && sha256(receipt)) !== brand?.digest) throw brandTwice(name, owner, place);
  }
}

function foreign({ dir }: ShardPlace, name: string) {
  return notMerged(
    "FLEET_BUNDLE_FOREIGN",
    `${displayPath(dir)} holds ${name}, which its report does not name`,
    `build the shard into an empty folder, or move ${name} out of it.`,
    path.join(dir, name),
  );
}

async function checkedBundle(place: string, id: string, digest: string): Promise<PlacedBundle> {
  const dir = await realpath(place).catch(() => place);
  const { files, problems } = checkBundle(dir, id, digest);
  const [first] = problems;
  if (!first) return { id, digest, dir, files };
  throw notMerged(
    "FLEET_BUNDLE_DAMAGED",
    `The bundle of ${id} is damaged: ${first.file} ${first.what}`,
    `build the shard of ${id} again, or copy its folder again with links kept (tar does).`,
    dir,
  );
}

/** False for a damaged bundle, so that it is placed again. */
async function isThere(outDir: string, id: string, digest: string): Promise<boolean> {
  const dir = await realpath(path.join(outDir, id)).catch(() => null);
  return dir !== null && checkBundle(dir, id, digest).problems.length === 0;
}

function joined(places: readonly ShardPlace[]): BuildReport {
  const reports = places.map(({ report }) => report);
  const brands = reports.flatMap((report) => report.brands);
  const seconds = reports.reduce((sum, report) => sum + report.seconds, 0);
  return {
    livery: reports[0]?.livery ?? "",
    shard: null,
    brands: brands.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    // Each report has the problems of shared files.
    problems: distinct(reports.flatMap(({ problems }) => problems)),
    seconds: Math.round(seconds * 100) / 100,
  };
}
