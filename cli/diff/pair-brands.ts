import type { Fleet } from "../brand/loaded-brand.ts";
import type { RenamedBrand } from "./fleet-diff.ts";

/** `before` is null for a new brand, and another id for one that is renamed. */
export interface Pair {
  readonly before: string | null;
  readonly after: string;
}

export interface PairedBrands {
  /** Of the current state. */
  readonly pairs: readonly Pair[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly RenamedBrand[];
}

/** A removed and an added brand with the same site id are one renamed brand. */
export function pairBrands(before: Fleet, after: Fleet, ids: ReadonlySet<string>): PairedBrands {
  const gone = new Map(
    before.brands
      .filter(({ id }) => !after.ids.includes(id))
      .map(({ id, manifest }) => [manifest.siteId, id]),
  );
  const renamed = after.brands.flatMap(({ id: to, manifest }) => {
    if (before.ids.includes(to)) return [];
    const from = gone.get(manifest.siteId);
    gone.delete(manifest.siteId);
    return from !== undefined && (ids.has(from) || ids.has(to)) ? [{ from, to }] : [];
  });
  const common = after.ids.filter((id) => ids.has(id) && before.ids.includes(id));
  const added = after.ids.filter(
    (id) => ids.has(id) && !before.ids.includes(id) && !renamed.some(({ to }) => to === id),
  );
  return {
    pairs: [
      ...common.map((id) => ({ before: id, after: id })),
      ...renamed.map(({ from, to }) => ({ before: from, after: to })),
      ...added.map((id) => ({ before: null, after: id })),
    ],
    added,
    removed: before.ids.filter(
      (id) => ids.has(id) && !after.ids.includes(id) && !renamed.some(({ from }) => from === id),
    ),
    renamed,
  };
}
