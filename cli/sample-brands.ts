// For tests: the brands of this repository.
import path from "node:path";
import type { Edition } from "#contract/locales.ts";
import { loadFleet } from "./brand/load-brands.ts";
import type { LoadedBrand } from "./brand/loaded-brand.ts";
import { PACKAGE_ROOT, workspace } from "./base/paths.ts";

/** Those that offer the edition. */
export async function sampleBrands(edition: Edition): Promise<readonly LoadedBrand[]> {
  const { brands } = await loadFleet(workspace({ brands: path.join(PACKAGE_ROOT, "brands") }));
  return brands.filter(({ manifest }) => manifest.editions.offered.includes(edition));
}
