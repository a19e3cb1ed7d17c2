import type { Fleet } from "../brand/loaded-brand.ts";
import { withoutReplaced } from "../brand/salvage-manifest.ts";
import { openReadingStore } from "../cache/reading-store.ts";
import type { Warn } from "../errors/store-warning.ts";
import type { Problem } from "../errors/errors.ts";
import type { Workspace } from "../base/paths.ts";
import { foreignNames } from "./foreign-names.ts";
import { prepareBrand } from "./prepare-brand.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import { loadSharedContent, type SharedContent } from "./shared-content.ts";
import { textWarnings } from "./text-warnings.ts";

export async function checkBrands(
  fleet: Fleet,
  ids: readonly string[],
  places: Workspace,
  warn: Warn,
): Promise<Problem[]> {
  if (ids.length === 0) return [];
  const shared = await loadSharedContent(
    places.packageRoot,
    openReadingStore(places.storeDir, warn),
  );
  const found: Problem[] = [];
  for (const id of ids) found.push(...(await checkBrand(fleet, id, shared)).problems);
  return [...found, ...foreignNames({ packageRoot: places.packageRoot, fleet, ids })];
}

/** Adds problems of tokens, contrast, zh-TW and legal texts to those of the fleet. */
export async function checkBrand(
  fleet: Fleet,
  id: string,
  shared: SharedContent,
): Promise<{ readonly prepared: PreparedBrand | null; readonly problems: readonly Problem[] }> {
  const salvaged = fleet.salvaged ?? [];
  const brand = [...fleet.brands, ...salvaged].find((one) => one.id === id);
  const made = brand && (await prepareBrand(brand, shared));
  const own = fleet.problems.filter((problem) => problem.brand === id);
  const found = made?.problems.map((problem) => ({ ...problem, brand: id })) ?? [];
  return {
    prepared: made?.prepared ?? null,
    problems: [...own, ...withoutReplaced(found, salvaged)],
  };
}

export async function brandWarnings(fleet: Fleet, ids: readonly string[]): Promise<Problem[]> {
  const brands = fleet.brands.filter(({ id }) => ids.includes(id));
  return (await Promise.all(brands.map(textWarnings))).flat();
}
