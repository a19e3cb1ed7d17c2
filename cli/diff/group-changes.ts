// Groups names that change in exactly the same brands and merges equal values.
import {
  CHANGE_KINDS,
  type Change,
  type ChangedName,
  type ChangedValue,
  type ChangeGroup,
  type ContrastChange,
  type ContrastGroup,
} from "./fleet-diff.ts";

export interface ChangesOf {
  readonly brand: string;
  readonly changes: readonly Change[];
}

/** By kind, then by number of brands. */
export function groupChanges(all: readonly ChangesOf[]): ChangeGroup[] {
  const single = all.flatMap(({ brand, changes }) =>
    changes.map((change) => ({ ...change, brand })),
  );
  const named = groupBy(single, ({ kind, name, variant }) => [kind, name, variant]).map((same) => ({
    ...same[0],
    values: valuesOf(same),
  }));
  const names = groupBy(named, ({ kind, name, values }) => [kind, name, values]).map((same) => ({
    ...same[0],
    variants: same.flatMap(({ variant }) => variant ?? []),
    brands: same[0].values.flatMap(({ brands }) => brands).toSorted(),
  }));
  return groupBy(names, ({ kind, brands }) => [kind, brands])
    .map((same) => ({
      kind: same[0].kind,
      brands: same[0].brands,
      changes: same
        .map(({ name, variants, values }) => ({ name, variants, values }))
        .toSorted(byName),
    }))
    .toSorted(
      (a, b) =>
        CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
        b.brands.length - a.brands.length ||
        byName(a.changes[0], b.changes[0]),
    );
}

function valuesOf(
  changes: readonly (Change & { readonly brand: string })[],
): readonly ChangedValue[] {
  return groupBy(changes, ({ before, after }) => [before, after])
    .map((same) => {
      const { before, after } = same[0];
      return { before, after, brands: same.map(({ brand }) => brand) };
    })
    .toSorted((a, b) => b.brands.length - a.brands.length);
}

/** Groups are in the order of their first member. */
function groupBy<T>(all: readonly T[], key: (one: T) => unknown): (readonly [T, ...T[]])[] {
  const groups = Map.groupBy(all, (one) => JSON.stringify(key(one)));
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [[first, ...rest] as const],
  );
}

function byName(a: ChangedName | undefined, b: ChangedName | undefined): number {
  const [left, right] = [a, b].map((one) => `${one?.name ?? ""}\n${one?.variants[0] ?? ""}`);
  return (left ?? "") < (right ?? "") ? -1 : 1;
}

/** Failing pairs first, then by lowest ratio. */
export function groupContrast(
  all: readonly { readonly brand: string; readonly contrast: readonly ContrastChange[] }[],
): ContrastGroup[] {
  const single = all.flatMap(({ brand, contrast }) => contrast.map((one) => ({ ...one, brand })));
  const margin = ({ brands, needed }: ContrastGroup) => (brands[0]?.after.ratio ?? 0) / needed;
  return groupBy(single, ({ edition, foreground, background }) => [edition, foreground, background])
    .map((same) => {
      const { edition, foreground, background, needed } = same[0];
      const brands = same
        .map(({ brand, before, after }) => ({ brand, before, after }))
        .toSorted((a, b) => a.after.ratio - b.after.ratio);
      const passes = brands.every(({ after }) => after.ratio >= needed);
      return { edition, foreground, background, needed, passes, brands };
    })
    .toSorted((a, b) => Number(a.passes) - Number(b.passes) || margin(a) - margin(b));
}
