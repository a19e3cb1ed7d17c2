// Changes the manifests of many brands in memory, and compares the fleet before and after.
import path from "node:path";
import { openFleetReader } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import { discoverEntries } from "../core/discover-entries.ts";
import { diffFleet } from "../diff/diff-fleet.ts";
import { readJsonText } from "../files/json-file.ts";
import type { FleetDiff } from "../diff/fleet-diff.ts";
import type { FleetSide } from "../diff/fleet-side.ts";
import type { Assignment } from "./assignment.ts";
import { editBrand, type EditedBrand } from "./edit-brand.ts";

export interface FleetEdit {
  /** Brands whose manifest changes. */
  readonly edited: readonly EditedBrand[];
  readonly diff: FleetDiff;
}

/** Writes nothing. @throws CliError BRAND_NOT_FOUND when a brand's manifest is invalid already */
export async function editFleet(
  side: FleetSide,
  ids: readonly string[],
  assignments: readonly Assignment[],
  onProgress: (done: number, total: number) => void,
): Promise<FleetEdit> {
  const all = ids.map((id) => {
    const brand = requireBrand(side.fleet, id);
    const file = path.join(brand.dir, "brand.json");
    return editBrand(brand, file, readJsonText(brand.dir, file), assignments);
  });
  const edited = all.filter(({ text, before }) => text !== before);
  const manifests = new Map(edited.map(({ id, text }) => [id, text]));
  const fleet = await openFleetReader({ brandsDir: side.brandsDir, manifests }).read(
    side.fleet.ids,
  );
  const entries = discoverEntries(path.join(side.packageRoot, "src"));
  const diff = await diffFleet({
    before: side,
    after: { ...side, fleet },
    ids: edited.map(({ id }) => id),
    has: (entry) => entries.has(entry),
    onProgress,
  });
  return { edited, diff };
}
