import { SWITCH_KEYS } from "#contract/switches.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { table } from "../base/table.ts";
import type { Affected, Reason } from "./affected-brands.ts";
import type { Picked } from "./pick-brands.ts";

export interface ListedBrand {
  readonly id: string;
  /** Without a valid manifest, this and the fields below are null or empty. */
  readonly name: string | null;
  readonly siteId: string | null;
  readonly family: string | null;
  readonly editions: readonly string[];
  readonly locales: readonly string[];
  readonly switchesOff: readonly string[];
  readonly tags: readonly string[];
  readonly domains: readonly string[];
  readonly reasons?: readonly Reason[];
}

export const listBrands = (fleet: Fleet, { ids, affected }: Picked): ListedBrand[] =>
  ids.map((id) => listed(fleet, id, affected));

function listed(fleet: Fleet, id: string, affected: Affected | null): ListedBrand {
  const manifest = fleet.brands.find((brand) => brand.id === id)?.manifest;
  return {
    id,
    name: manifest?.name ?? null,
    siteId: manifest?.siteId ?? null,
    family: manifest?.family ?? null,
    editions: manifest ? defaultFirst(manifest.editions) : [],
    locales: manifest ? defaultFirst(manifest.locales) : [],
    switchesOff: manifest ? SWITCH_KEYS.filter((key) => manifest.switches[key] === false) : [],
    tags: manifest?.tags ?? [],
    domains: manifest?.domains ?? [],
    ...(affected ? { reasons: affected.reasons.get(id) ?? [] } : {}),
  };
}

function defaultFirst(choice: {
  readonly default: string;
  readonly offered: readonly string[];
}): string[] {
  return [choice.default, ...choice.offered.filter((value) => value !== choice.default)];
}

export function listText(brands: readonly ListedBrand[], { affected, shard }: Picked): string {
  const lines = affected
    ? [
        brands.length > 0 ? reasonTable(brands) : "No brand is affected.",
        ...affected.removed.map(({ id }) => `${id} is removed.`),
        ...(affected.note === null ? [] : [affected.note]),
      ]
    : [listTable(brands)];
  return [...lines, ...(shard ? [shardLine(brands.length, shard)] : [])].join("\n");
}

const shardLine = (own: number, { index, count, brands }: NonNullable<Picked["shard"]>) =>
  `shard ${index} of ${count}: ${own} of ${brands} brands`;

/** Groups brands with the same reasons: a change of the core affects the whole fleet. */
function reasonTable(brands: readonly ListedBrand[]): string {
  const groups = new Map<string, ListedBrand[]>();
  for (const brand of brands) {
    const key = JSON.stringify(brand.reasons);
    groups.set(key, [...(groups.get(key) ?? []), brand]);
  }
  const rows = [...groups.values()].flatMap((group) => {
    const ids = shortList(group.map(({ id }) => id));
    const reasons = group[0]?.reasons ?? [];
    return reasons.map(({ why, files }, row) => [row === 0 ? ids : "", why, shortList(files)]);
  });
  return table([["brand", "why", "files"], ...rows]);
}

function shortList(names: readonly string[]): string {
  const more = names.length - 3;
  return more > 0 ? `${names.slice(0, 3).join(", ")} and ${more} more` : names.join(", ");
}

function listTable(brands: readonly ListedBrand[]): string {
  const head = ["brand", "name", "site id", "editions", "locales", "switches off", "tags"];
  const rows = brands.map((brand) => [
    brand.id,
    brand.name ?? "?",
    brand.siteId ?? "?",
    brand.editions.join(", "),
    brand.locales.join(", "),
    brand.switchesOff.join(", ") || "-",
    brand.tags.join(", "),
  ]);
  return table([head, ...rows]);
}
