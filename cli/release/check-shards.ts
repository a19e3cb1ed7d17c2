// Checks that reports form one complete split: each shard once, each brand in exactly one shard.
import type { ErrorCode } from "../errors/error-codes.ts";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import type { Shard } from "../select/split.ts";

export interface ShardPlace {
  readonly dir: string;
  /** Path of its report. */
  readonly file: string;
  readonly report: ShardReport;
}

interface ShardReport {
  /** Null when it is of no shard. */
  readonly shard: Shard | null;
  readonly brands: readonly { readonly id: string }[];
}

export function notMerged(code: ErrorCode, what: string, fix: string, file?: string): CliError {
  const where = file === undefined ? {} : { where: { file } };
  return new CliError(code, { what: `${what}; nothing was merged.`, ...where, fix });
}

/** @param command that wrote the shards @throws CliError FLEET_… */
export function checkShards(places: readonly ShardPlace[], command: "build" | "qa"): void {
  const shards = places.map((place) => ({ place, shard: shardOf(place, command) }));
  const [first] = shards;
  if (!first) return;
  const byIndex = new Map<number, ShardPlace>();
  for (const { place, shard } of shards) {
    if (shard.split !== first.shard.split || shard.count !== first.shard.count)
      throw otherSplit(first.place, place);
    const before = byIndex.get(shard.index);
    if (before) throw shardTwice(shard, before, place);
    byIndex.set(shard.index, place);
  }
  const indexes = Array.from({ length: first.shard.count }, (_, at) => at + 1);
  const missing = indexes.filter((index) => !byIndex.has(index));
  if (missing.length > 0) throw shardMissing(missing, first.shard, command);
  checkBrands(places, first.shard);
}

function shardOf({ file, report }: ShardPlace, command: string): Shard {
  if (report.shard) return report.shard;
  throw notMerged(
    "FLEET_REPORT",
    `This is the report of a whole ${command}, not of a shard`,
    `name the folders that \`brand ${command} --shard i/n\` wrote.`,
    file,
  );
}

function otherSplit(one: ShardPlace, other: ShardPlace): CliError {
  return notMerged(
    "FLEET_SPLIT_DIFFERS",
    `${displayPath(one.dir)} and ${displayPath(other.dir)} are of different splits: their machines picked other brands, another number of shards, or knew other build times`,
    "run all shards from the same revision and give every machine the same file with --times.",
    other.file,
  );
}

function shardTwice(shard: Shard, before: ShardPlace, place: ShardPlace): CliError {
  return notMerged(
    "FLEET_SHARD_DOUBLE",
    `Shard ${shard.index} of ${shard.count} is in ${displayPath(before.dir)} and in ${displayPath(place.dir)}`,
    "name each shard once.",
    place.file,
  );
}

function shardMissing(missing: readonly number[], { count }: Shard, command: string): CliError {
  const [shards, are] = missing.length === 1 ? ["Shard", "is"] : ["Shards", "are"];
  return notMerged(
    "FLEET_SHARD_MISSING",
    `${shards} ${missing.join(", ")} of ${count} ${are} missing`,
    `run \`brand ${command} --shard ${missing[0] ?? 1}/${count}\`, and name every shard's folder.`,
  );
}

function checkBrands(places: readonly ShardPlace[], { brands }: Shard): void {
  const owners = new Map<string, ShardPlace>();
  for (const place of places) {
    for (const { id } of place.report.brands) {
      const owner = owners.get(id);
      if (owner) throw brandTwice(id, owner, place);
      owners.set(id, place);
    }
  }
  if (owners.size === brands) return;
  throw notMerged(
    "FLEET_BRAND_MISSING",
    `The split has ${brands} brands, the reports name ${owners.size}`,
    "run the shards again: a report was changed or cut off.",
  );
}

export function brandTwice(id: string, one: ShardPlace, other: ShardPlace): CliError {
  return notMerged(
    "FLEET_BRAND_DOUBLE",
    `${id} is in ${displayPath(one.dir)} and in ${displayPath(other.dir)}`,
    "let each shard write a folder of its own that holds nothing else.",
    other.file,
  );
}
