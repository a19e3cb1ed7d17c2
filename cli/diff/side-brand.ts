import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors/errors.ts";
import type { Change, ChangeKind } from "./fleet-diff.ts";
import type { FleetSide } from "./fleet-side.ts";

/** A brand in one of the two states. */
export interface SideBrand {
  readonly side: FleetSide;
  readonly brand: LoadedBrand;
}

/** What one comparison finds in one brand. */
export interface Found {
  readonly changes: readonly Change[];
  readonly problems: { readonly before: readonly Problem[]; readonly after: readonly Problem[] };
}

type Values = ReadonlyMap<string, string>;

/** A change for each name whose value differs between the two maps. */
export function changedValues(
  before: Values,
  after: Values,
  kind: ChangeKind,
  variant: string | null = null,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name) ?? null, after.get(name) ?? null];
    return old === now ? [] : [{ kind, name, variant, before: old, after: now }];
  });
}
