// Thousands of single differences become a few groups: what changes in exactly the same brands stands
// together, and equal values stand once.
import {
  CHANGE_KINDS,
  type Change,
  type ChangedName,
  type ChangedValue,
  type ChangeGroup,
  type ChangeKind,
  type ContrastChange,
  type ContrastGroup,
} from "./fleet-diff.ts";

export interface ChangesOf {
  readonly brand: string;
  readonly changes: readonly Change[];
}

/** In the order of the kinds; within one, what touches most brands first. */
export function groupChanges(all: readonly ChangesOf[]): ChangeGroup[] {
  const named = new Map<string, Named>();
  for (const { brand, changes } of all)
    for (const change of changes) addChange(named, brand, change);
  const groups = new Map<string, { kind: ChangeKind; brands: string[]; changes: ChangedName[] }>();
  for (const { kind, name, variants, values } of sameInVariants([...named.values()])) {
    const brands = values.flatMap((value) => value.brands).toSorted();
    const key = JSON.stringify([kind, brands]);
    const group = groups.get(key) ?? { kind, brands, changes: [] };
    group.changes.push({ name, variants, values });
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, changes: group.changes.toSorted(byName) }))
    .toSorted(
      (a, b) =>
        CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
        b.brands.length - a.brands.length ||
        byName(a.changes[0], b.changes[0]),
    );
}

interface Named {
  readonly kind: ChangeKind;
  readonly name: string;
  readonly variant: string | null;
  readonly values: Map<string, { before: string | null; after: string | null; brands: string[] }>;
}

function addChange(named: Map<string, Named>, brand: string, change: Change): void {
  const { kind, name, variant, before, after } = change;
  const key = JSON.stringify([kind, name, variant]);
  const entry = named.get(key) ?? { kind, name, variant, values: new Map() };
  named.set(key, entry);
  const pair = JSON.stringify([before, after]);
  const value = entry.values.get(pair) ?? { before, after, brands: [] };
  entry.values.set(pair, value);
  value.brands.push(brand);
}

/** A token that changes alike in both editions is one entry. */
function sameInVariants(named: readonly Named[]): (ChangedName & { readonly kind: ChangeKind })[] {
  const merged = new Map<string, { kind: ChangeKind; variants: string[] } & ChangedName>();
  for (const { kind, name, variant, values } of named) {
    const sorted: ChangedValue[] = [...values.values()].toSorted(
      (a, b) => b.brands.length - a.brands.length,
    );
    const key = JSON.stringify([kind, name, sorted]);
    const entry = merged.get(key) ?? { kind, name, variants: [], values: sorted };
    if (variant !== null) entry.variants.push(variant);
    merged.set(key, entry);
  }
  return [...merged.values()];
}

function byName(a: ChangedName | undefined, b: ChangedName | undefined): number {
  const [left, right] = [a, b].map((one) => `${one?.name ?? ""}\n${one?.variants[0] ?? ""}`);
  return (left ?? "") < (right ?? "") ? -1 : 1;
}

/** One group per pair and edition; what does not pass first, then the lowest ratio. */
export function groupContrast(
  all: readonly { readonly brand: string; readonly contrast: readonly ContrastChange[] }[],
): ContrastGroup[] {
  const groups = new Map<string, { group: ContrastChange; brands: ContrastGroup["brands"][0][] }>();
  for (const { brand, contrast } of all) {
    for (const change of contrast) {
      const key = JSON.stringify([change.edition, change.foreground, change.background]);
      const entry = groups.get(key) ?? { group: change, brands: [] };
      entry.brands.push({ brand, before: change.before, after: change.after });
      groups.set(key, entry);
    }
  }
  return [...groups.values()]
    .map(({ group: { edition, foreground, background, needed }, brands }) => ({
      edition,
      foreground,
      background,
      needed,
      passes: brands.every(({ after }) => after.ratio >= needed),
      brands: brands.toSorted((a, b) => a.after.ratio - b.after.ratio),
    }))
    .toSorted((a, b) => Number(a.passes) - Number(b.passes) || margin(a) - margin(b));
}

function margin({ brands, needed }: ContrastGroup): number {
  return (brands[0]?.after.ratio ?? 0) / needed;
}
