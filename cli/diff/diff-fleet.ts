// Compares two states of a fleet brand by brand and gathers what changes alike.
import type { Fleet, LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors/errors.ts";
import { uniqueProblems } from "../errors/print-problems.ts";
import { changedContent, concerns } from "./compare-content.ts";
import { compareDocuments } from "./compare-documents.ts";
import { compareManifests } from "./compare-manifest.ts";
import { changedCoreTexts, compareTexts } from "./compare-texts.ts";
import { compareTokens } from "./compare-tokens.ts";
import type { Change, ContrastChange, FleetDiff } from "./fleet-diff.ts";
import type { FleetSide } from "./fleet-side.ts";
import { groupChanges, groupContrast } from "./group-changes.ts";
import { newProblems } from "./new-problems.ts";
import { pairBrands } from "./pair-brands.ts";
import type { Found } from "./side-brand.ts";

export interface DiffInput {
  readonly before: FleetSide;
  readonly after: FleetSide;
  /** Brands to look at, of either state. */
  readonly ids: readonly string[];
  /** Whether the core has an entry of that name, `page-home`. */
  readonly has: (entryName: string) => boolean;
  readonly onProgress: (done: number, total: number) => void;
}

export async function diffFleet(input: DiffInput): Promise<FleetDiff> {
  const paired = pairBrands(input.before.fleet, input.after.fleet, new Set(input.ids));
  const fresh = paired.added.map((id) => ({ before: null, after: id }));
  const compare = comparison(input);
  const found: BrandDiff[] = [];
  for (const pair of [...paired.pairs, ...fresh]) {
    found.push(await compare(pair));
    input.onProgress(found.length, paired.pairs.length + fresh.length);
  }
  const kept = found.filter(({ isNew }) => !isNew);
  const changed = kept.filter(({ changes, contrast, problems }) =>
    [changes, contrast, problems].some((list) => list.length > 0),
  );
  return {
    brands: found.length + paired.removed.length,
    added: paired.added,
    removed: paired.removed,
    renamed: paired.renamed,
    changed: changed.map(({ brand }) => brand).toSorted(),
    unreadable: found.flatMap(({ unreadable }) => unreadable),
    groups: groupChanges(kept),
    contrast: groupContrast(kept),
    problems: uniqueProblems(found.flatMap(({ problems }) => problems)),
    names: Object.fromEntries(
      changed.flatMap(({ brand, name }) => (name === null ? [] : [[brand, name]])),
    ),
  };
}

interface BrandDiff {
  readonly brand: string;
  readonly name: string | null;
  readonly isNew: boolean;
  readonly unreadable: FleetDiff["unreadable"];
  readonly changes: readonly Change[];
  readonly contrast: readonly ContrastChange[];
  readonly problems: readonly Problem[];
}

interface Pair {
  readonly before: string | null;
  readonly after: string;
}

/** What all brands share is compared once. */
function comparison(input: DiffInput): (pair: Pair) => Promise<BrandDiff> {
  const { before, after, has } = input;
  const core = changedCoreTexts(before, after);
  const content = changedContent(before.contentDir, after.contentDir);
  const [brandsThen, brandsNow] = [byId(before.fleet), byId(after.fleet)];
  const roots = [
    { before: before.brandsDir, after: after.brandsDir },
    { before: before.contentDir, after: after.contentDir },
    { before: before.tokensRoot, after: after.tokensRoot },
  ];
  return async (pair) => {
    const then = pair.before === null ? undefined : brandsThen.get(pair.before);
    const now = brandsNow.get(pair.after);
    const old = then && { side: before, brand: then };
    const own = now && { side: after, brand: now };
    const tokens = own && (await compareTokens(old ?? null, own));
    const rest: Found[] =
      old && own
        ? [
            await compareManifests(old, own, has),
            await compareTexts(old, own, core),
            await compareDocuments(old, own),
          ]
        : [];
    const shared = old && own ? content.filter((change) => concerns(change, own.brand)) : [];
    const all: Found[] = [...(tokens ? [tokens] : []), ...rest];
    const problems = newProblems(
      [...loadProblems(before.fleet, pair.before), ...all.flatMap((one) => one.problems.before)],
      [...loadProblems(after.fleet, pair.after), ...all.flatMap((one) => one.problems.after)],
      roots,
      pair.before === null || pair.before === pair.after
        ? null
        : { from: pair.before, to: pair.after },
    );
    return {
      brand: pair.after,
      name: now?.manifest.name ?? null,
      isNew: pair.before === null,
      unreadable: [
        ...(pair.before !== null && !then
          ? [{ brand: pair.before, state: "before" as const }]
          : []),
        ...(now ? [] : [{ brand: pair.after, state: "after" as const }]),
      ],
      changes: [...(old ? all.flatMap((one) => one.changes) : []), ...shared],
      contrast: (old && tokens?.contrast) ?? [],
      problems: problems.map((one) => ({ ...one, brand: pair.after })),
    };
  };
}

function byId({ brands }: Fleet): ReadonlyMap<string, LoadedBrand> {
  return new Map(brands.map((brand) => [brand.id, brand]));
}

function loadProblems({ problems }: Fleet, id: string | null): Problem[] {
  return id === null ? [] : problems.filter(({ brand }) => brand === id);
}
