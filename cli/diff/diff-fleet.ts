// Compares two states of a fleet brand by brand and groups equal changes.
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { EDITIONS } from "#contract/locales.ts";
import type { Problem } from "../errors/errors.ts";
import { uniqueProblems } from "../errors/print-problems.ts";
import { digestSources } from "../files/digest.ts";
import { MAX_JSON_BYTES, readInside } from "../files/read-file.ts";
import { changedValues, type Part, type SideBrand } from "./brand-part.ts";
import { compareContrast } from "./compare-contrast.ts";
import type { Change, ContrastChange, FleetDiff } from "./fleet-diff.ts";
import type { FleetSide } from "./fleet-side.ts";
import { groupChanges, groupContrast } from "./group-changes.ts";
import { newProblems } from "./new-problems.ts";
import { pairBrands, type Pair } from "./pair-brands.ts";
import { concerns, contentOf } from "./read-content.ts";
import { documentsOf } from "./read-documents.ts";
import { manifestOf } from "./read-manifest.ts";
import { textsOf } from "./read-texts.ts";
import { tokensOf } from "./read-tokens.ts";

export interface FleetDiffInput {
  readonly before: FleetSide;
  readonly after: FleetSide;
  /** Brands to compare, of either state. */
  readonly ids: readonly string[];
  /** Whether the core has an entry of that name, `page-home`. */
  readonly has: (entryName: string) => boolean;
  readonly onProgress: (done: number, total: number) => void;
}

export async function diffFleet(input: FleetDiffInput): Promise<FleetDiff> {
  const { before, after, ids, has, onProgress } = input;
  const parts = [...EDITIONS.map(tokensOf), manifestOf(has), textsOf, documentsOf, contentOf];
  const { pairs, added, removed, renamed } = pairBrands(before.fleet, after.fleet, new Set(ids));
  const found: BrandDiff[] = [];
  for (const pair of pairs) {
    found.push(await compareBrand(pair, before, after, parts));
    onProgress(found.length, pairs.length);
  }
  const existing = found.filter(({ brand }) => !added.includes(brand));
  const changed = existing.filter(({ changes, contrast, problems }) =>
    [changes, contrast, problems].some((list) => list.length > 0),
  );
  return {
    brands: found.length + removed.length,
    added,
    removed,
    renamed,
    changed: changed.map(({ brand }) => brand).toSorted(),
    unreadable: found.flatMap(({ unreadable }) => unreadable),
    groups: groupChanges(existing),
    contrast: groupContrast(existing),
    problems: uniqueProblems(found.flatMap(({ problems }) => problems)),
  };
}

interface BrandDiff {
  readonly brand: string;
  readonly unreadable: FleetDiff["unreadable"];
  readonly changes: readonly Change[];
  readonly contrast: readonly ContrastChange[];
  readonly problems: readonly Problem[];
}

async function compareBrand(
  pair: Pair,
  before: FleetSide,
  after: FleetSide,
  parts: readonly Part[],
): Promise<BrandDiff> {
  const [then, now] = [brandOf(before, pair.before), brandOf(after, pair.after)];
  const found = now ? await compareParts(then, now, parts) : NOTHING;
  const problems = newProblems(
    [...loadProblems(before, pair.before), ...found.problems.before],
    [...loadProblems(after, pair.after), ...found.problems.after],
    [
      { before: before.brandsDir, after: after.brandsDir },
      { before: before.packageRoot, after: after.packageRoot },
    ],
    pair.before === null ? null : { from: pair.before, to: pair.after },
  );
  return {
    ...found,
    brand: pair.after,
    unreadable: [
      ...(pair.before !== null && !then ? [{ brand: pair.before, state: "before" as const }] : []),
      ...(now ? [] : [{ brand: pair.after, state: "after" as const }]),
    ],
    problems: problems.map((one) => ({ ...one, brand: pair.after })),
  };
}

const NOTHING = { changes: [], contrast: [], problems: { before: [], after: [] } };

/** @param before null for a new brand: all of its problems are new */
async function compareParts(before: SideBrand | null, after: SideBrand, parts: readonly Part[]) {
  const changes: Change[] = [];
  const contrast: ContrastChange[] = [];
  const problems: { before: Problem[]; after: Problem[] } = { before: [], after: [] };
  if (before && isDeepStrictEqual(sourcesOf(before), sourcesOf(after))) return NOTHING;
  for (const read of parts) {
    const [old, now] = [before && (await read(before)), await read(after)];
    const changed = old ? changedValues(old.values, now.values) : [];
    changes.push(...changed.filter((change) => concerns(change, after.brand)));
    problems.before.push(...(old?.problems ?? []));
    problems.after.push(...now.problems);
    if (!now.colours) continue;
    const { closer, problems: failures } = compareContrast(old?.colours, now.colours);
    contrast.push(...closer);
    problems.after.push(...failures);
  }
  return { changes, contrast, problems };
}

function sourcesOf({ side, brand: { dir, manifest, familyTokens } }: SideBrand): unknown {
  const family = familyTokens.map((file) => readInside(path.dirname(file), file, MAX_JSON_BYTES));
  return [side.sharedDigest, manifest, family, digestSources([{ name: "brand", path: dir }])];
}

function brandOf(side: FleetSide, id: string | null): SideBrand | null {
  const brand = side.fleet.brands.find((one) => one.id === id);
  return brand ? { side, brand } : null;
}

const loadProblems = ({ fleet }: FleetSide, id: string | null): Problem[] =>
  fleet.problems.filter(({ brand }) => brand !== null && brand === id);
