// The brand of `brand dev`, read again whenever its data changes. It reports what `brand check` reports; only
// a contrast that is too low still lets the page follow.
import { loadFleet } from "../brand/load-brands.ts";
import { withoutReplaced } from "../brand/salvage-manifest.ts";
import { requireFolder } from "../brand/select-brands.ts";
import type { Problem } from "../errors/errors.ts";
import type { Workspace } from "../paths.ts";
import type { Store } from "../cache/store.ts";
import { prepareBrand } from "../stamp/prepare-brand.ts";
import type { PreparedBrand } from "../stamp/prepared-brand.ts";
import { loadSharedContent, type SharedContent } from "../stamp/shared-content.ts";

export interface DevBrand {
  readonly shared: SharedContent;
  /** Null when a problem stands in the way. */
  readonly prepared: PreparedBrand | null;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** @throws CliError CONFIG_BRANDS_DIR or BRAND_NOT_FOUND when there is no such folder */
export async function readDevBrand(places: Workspace, id: string, store: Store): Promise<DevBrand> {
  const fleet = await loadFleet(places);
  requireFolder(fleet, id);
  const salvaged = fleet.salvaged ?? [];
  const brand = [...fleet.brands, ...salvaged].find((one) => one.id === id);
  const shared = await loadSharedContent(places.packageRoot, store);
  const made = brand && (await prepareBrand(brand, shared));
  const ofBrand = made?.problems.map((found) => ({ ...found, brand: id })) ?? [];
  const all = [
    ...fleet.problems.filter((found) => found.brand === id),
    ...withoutReplaced(ofBrand, salvaged),
  ];
  const problems = all.filter((found) => !isWarning(found));
  const warnings = all.filter(isWarning);
  return {
    shared,
    prepared: problems.length > 0 ? null : (made?.prepared ?? null),
    problems,
    warnings,
  };
}

const isWarning = ({ code }: Problem): boolean => code === "TOKEN_CONTRAST";
