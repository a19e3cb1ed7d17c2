// `--shard i/n`: splits brands into n parts of similar build time, the same on every machine.
import { ownValue } from "#contract/own-value.ts";
import type { BuildTimes } from "../cache/build-times.ts";
import { sha256 } from "../files/digest.ts";

export interface ShardName {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

export interface Shard extends ShardName {
  /** Digest of the inputs; equal in all shards of one split. */
  readonly split: string;
  /** Number of brands in all shards. */
  readonly brands: number;
}

export interface Split {
  readonly shard: Shard;
  readonly ids: readonly string[];
}

/** @param times milliseconds per brand; a brand without a time gets the median of the others */
export function splitBrands(ids: readonly string[], times: BuildTimes, name: ShardName): Split {
  const usual = median(ids.flatMap((id) => ownValue(times, id) ?? []));
  const work = ids
    .map((id) => ({ id, time: ownValue(times, id) ?? usual }))
    .toSorted((a, b) => b.time - a.time || (a.id < b.id ? -1 : 1));
  const shards = Array.from({ length: name.count }, () => ({ time: 0, ids: new Set<string>() }));
  for (const { id, time } of work) {
    const least = shards.reduce((best, shard) => (isLess(shard, best) ? shard : best));
    least.time += time;
    least.ids.add(id);
  }
  const split = sha256(JSON.stringify([name.count, work.map(({ id, time }) => [id, time])]));
  return {
    shard: { ...name, split, brands: ids.length },
    ids: ids.filter((id) => shards[name.index - 1]?.ids.has(id)),
  };
}

interface Load {
  readonly time: number;
  readonly ids: ReadonlySet<string>;
}

function isLess(a: Load, b: Load): boolean {
  return a.time < b.time || (a.time === b.time && a.ids.size < b.ids.size);
}

/** The lower of two middle values; 1 without values, so that shards get equal numbers of brands. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 1;
}
