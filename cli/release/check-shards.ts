// Whether reports are all shards of one split: each once, and each brand in exactly one of them.
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../io.ts";
import type { BuildReport } from "./build-report.ts";
import type { Shard } from "../select/split.ts";

export interface ShardPlace {
  /** Folder the shard was built into. */
  readonly dir: string;
  /** Absolute path of its report. */
  readonly file: string;
  readonly report: BuildReport;
}

const UNTOUCHED = "nothing was merged";

/** @throws CliError FLEET_… that names what is missing, double or of another split */
export function checkShards(places: readonly ShardPlace[]): void {
  const shards = places.map((place) => ({ place, shard: shardOf(place) }));
  const [first] = shards;
  if (!first) return;
  for (const other of shards) {
    if (other.shard.split !== first.shard.split || other.shard.count !== first.shard.count)
      throw differs(first.place, other.place);
  }
  const byIndex = new Map<number, ShardPlace>();
  for (const { place, shard } of shards) {
    const before = byIndex.get(shard.index);
    if (before) throw shardTwice(shard, before, place);
    byIndex.set(shard.index, place);
  }
  const missing = Array.from({ length: first.shard.count }, (_, at) => at + 1).filter(
    (index) => !byIndex.has(index),
  );
  if (missing.length > 0) throw shardMissing(missing, first.shard);
  checkBrands(places, first.shard);
}

function shardOf({ file, report }: ShardPlace): Shard {
  if (report.shard) return report.shard;
  throw new CliError("FLEET_REPORT", {
    what: `This is the report of a whole build, not of a shard; ${UNTOUCHED}.`,
    where: { file },
    fix: "name the folders that `brand build --shard i/n` built into.",
  });
}

function differs(one: ShardPlace, other: ShardPlace): CliError {
  return new CliError("FLEET_SPLIT_DIFFERS", {
    what: `${displayPath(one.dir)} and ${displayPath(other.dir)} are of different splits: their machines picked other brands, another number of shards, or knew other build times; ${UNTOUCHED}.`,
    where: { file: other.file },
    fix: "build all shards from the same revision and give every machine the same file with --times.",
  });
}

function shardTwice(shard: Shard, before: ShardPlace, place: ShardPlace): CliError {
  return new CliError("FLEET_SHARD_DOUBLE", {
    what: `Shard ${shard.index} of ${shard.count} is in ${displayPath(before.dir)} and in ${displayPath(place.dir)}; ${UNTOUCHED}.`,
    where: { file: place.file },
    fix: "name each shard once.",
  });
}

function shardMissing(missing: readonly number[], { count }: Shard): CliError {
  const plural = missing.length === 1 ? "Shard" : "Shards";
  return new CliError("FLEET_SHARD_MISSING", {
    what: `${plural} ${missing.join(", ")} of ${count} ${missing.length === 1 ? "is" : "are"} missing; ${UNTOUCHED}.`,
    fix: `build with --shard ${missing[0] ?? 1}/${count}, and name every shard's folder.`,
  });
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
  throw new CliError("FLEET_BRAND_MISSING", {
    what: `The split has ${brands} brands, the reports name ${owners.size}; ${UNTOUCHED}.`,
    fix: "build the shards again: a report was changed or cut off.",
  });
}

export function brandTwice(id: string, one: ShardPlace, other: ShardPlace): CliError {
  return new CliError("FLEET_BRAND_DOUBLE", {
    what: `${id} is in ${displayPath(one.dir)} and in ${displayPath(other.dir)}; ${UNTOUCHED}.`,
    where: { file: other.file },
    fix: "build each shard into a folder of its own that holds nothing else.",
  });
}
