import { SWITCH_KEYS } from "#contract/switches.ts";
import { loadFleet } from "../brand/load-brands.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { selectBrands } from "../brand/select-brands.ts";
import type { ListInput } from "../command-input.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { table } from "../table.ts";

interface ListedBrand {
  readonly id: string;
  /** Null, like all that follows, when the manifest does not hold. */
  readonly name: string | null;
  readonly siteId: string | null;
  readonly family: string | null;
  readonly editions: readonly string[];
  readonly locales: readonly string[];
  readonly switchesOff: readonly string[];
  readonly tags: readonly string[];
  readonly domains: readonly string[];
}

/** `brand list`: what stands in the folder, whether it passes `check` or not. */
export async function run(input: ListInput, io: Io): Promise<number> {
  const fleet = await loadFleet(workspace(input));
  const { ids } = selectBrands(fleet, input);
  const brands = ids.map((id) => listed(fleet, id));
  const broken = brands.filter((brand) => brand.siteId === null).length;
  io.result(listTable(brands), { brands });
  if (broken > 0) io.note(`${broken} of them cannot be read in full; \`brand check\` says why.`);
  return 0;
}

function listed(fleet: Fleet, id: string): ListedBrand {
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
  };
}

function defaultFirst(choice: {
  readonly default: string;
  readonly offered: readonly string[];
}): string[] {
  return [choice.default, ...choice.offered.filter((value) => value !== choice.default)];
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
