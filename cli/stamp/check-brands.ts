import type { Fleet } from "../brand/loaded-brand.ts";
import { withoutReplaced } from "../brand/salvage-manifest.ts";
import { openStore } from "../cache/store.ts";
import type { Warn } from "../cache/store-warning.ts";
import type { Problem } from "../errors/errors.ts";
import type { Workspace } from "../paths.ts";
import { createPreparation } from "./prepare-brand.ts";
import { loadSharedContent } from "./shared-content.ts";
import { textWarnings } from "./text-warnings.ts";

/** Manifests, texts and artwork come with the fleet; tokens, contrast, zh-TW and legal text are added. */
export async function checkBrands(
  fleet: Fleet,
  ids: readonly string[],
  places: Workspace,
  warn: Warn,
): Promise<Problem[]> {
  const own = fleet.problems.filter(({ brand }) => brand !== null && ids.includes(brand));
  const salvaged = fleet.salvaged ?? [];
  const brands = [...fleet.brands, ...salvaged].filter(({ id }) => ids.includes(id));
  if (brands.length === 0) return own;
  const shared = await loadSharedContent(places.packageRoot);
  const preparation = await createPreparation(shared, openStore(places.storeDir, warn));
  const found: Problem[] = [];
  for (const brand of brands) {
    const { problems } = await preparation.prepare(brand);
    found.push(...problems.map((problem) => ({ ...problem, brand: brand.id })));
  }
  return [...own, ...withoutReplaced(found, salvaged)];
}

/** What a person should look at in the texts. */
export async function brandWarnings(fleet: Fleet, ids: readonly string[]): Promise<Problem[]> {
  const brands = fleet.brands.filter(({ id }) => ids.includes(id));
  return (await Promise.all(brands.map(textWarnings))).flat();
}
