// A brand is compared part by part; a part is a list of named values.
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors/errors.ts";
import type { EditionColours } from "./compare-contrast.ts";
import type { Change, ChangeKind } from "./fleet-diff.ts";
import type { FleetSide } from "./fleet-side.ts";

export interface SideBrand {
  readonly side: FleetSide;
  readonly brand: LoadedBrand;
}

export type Part = (one: SideBrand) => Promise<Reading>;

export interface Reading {
  readonly values: readonly Value[];
  readonly problems: readonly Problem[];
  /** For tokens only. */
  readonly colours?: EditionColours;
}

export interface Value {
  readonly kind: ChangeKind;
  readonly name: string;
  readonly variant: string | null;
  /** Equal strings mean equal values; different ones may still be shown alike. */
  readonly exact: string;
  readonly shown: () => string;
}

export function namedValues(
  kind: ChangeKind,
  variant: string | null,
  entries: Iterable<readonly [name: string, value: string]>,
): Value[] {
  return [...entries].map(([name, exact]) => ({ kind, name, variant, exact, shown: () => exact }));
}

/** A variant that only one state offers, such as an edition, is not compared. */
export function changedValues(before: readonly Value[], after: readonly Value[]): Change[] {
  const [then, now] = [byKey(before), byKey(after)];
  const [variantsThen, variantsNow] = [variantsOf(before), variantsOf(after)];
  return [...new Map([...then, ...now])].flatMap(([key, { kind, name, variant }]): Change[] => {
    if (!variantsThen.has(variant) || !variantsNow.has(variant)) return [];
    const [old, own] = [then.get(key), now.get(key)];
    if (old?.exact === own?.exact) return [];
    const change = { kind, name, variant, before: old?.shown() ?? null };
    const shown = own?.shown() ?? null;
    if (shown !== change.before) return [{ ...change, after: shown }];
    // Many brands share a document and fill in their own facts.
    return kind === "document" ? [{ ...change, after: `${shown}, with other facts` }] : [];
  });
}

const byKey = (values: readonly Value[]): ReadonlyMap<string, Value> =>
  new Map(values.map((value) => [JSON.stringify([value.kind, value.name, value.variant]), value]));

const variantsOf = (values: readonly Value[]): ReadonlySet<string | null> =>
  new Set(values.map(({ variant }) => variant));
