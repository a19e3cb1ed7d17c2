import type { Fleet, LoadedBrand } from "../brand/loaded-brand.ts";
import type { RenamedBrand } from "./fleet-diff.ts";

export interface PairedBrands {
  /** Brands there are and were, by id; `before` has another id where the brand is renamed. */
  readonly pairs: readonly { readonly before: string; readonly after: string }[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly RenamedBrand[];
}

/** A brand that is gone and one that is new with the same site id are one brand, renamed. */
export function pairBrands(before: Fleet, after: Fleet, ids: ReadonlySet<string>): PairedBrands {
  const gone = before.ids.filter((id) => !after.ids.includes(id));
  const fresh = after.ids.filter((id) => !before.ids.includes(id));
  const sites = new Map(
    siteIds(before)
      .filter(([, id]) => gone.includes(id))
      .map(([siteId, id]) => [siteId, id]),
  );
  const renamed = siteIds(after).flatMap(([siteId, to]) => {
    const from = fresh.includes(to) ? sites.get(siteId) : undefined;
    sites.delete(siteId);
    return from !== undefined && (ids.has(from) || ids.has(to)) ? [{ from, to }] : [];
  });
  const kept = after.ids.filter((id) => before.ids.includes(id) && ids.has(id));
  return {
    pairs: [
      ...kept.map((id) => ({ before: id, after: id })),
      ...renamed.map(({ from, to }) => ({ before: from, after: to })),
    ],
    added: fresh.filter((id) => ids.has(id) && !renamed.some(({ to }) => to === id)),
    removed: gone.filter((id) => ids.has(id) && !renamed.some(({ from }) => from === id)),
    renamed,
  };
}

function siteIds({ brands }: Fleet): [string, string][] {
  return brands.map((brand: LoadedBrand) => [brand.manifest.siteId, brand.id]);
}
