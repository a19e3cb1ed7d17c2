import type { Edition } from "#contract/locales.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { tokenSources } from "./token-sources.ts";
import { fixContrast, type WrittenColour } from "./fix-contrast.ts";

export interface FixedColour extends WrittenColour {
  readonly brand: string;
  readonly edition: Edition;
}

/** Writes passing colours for the selected brands. */
export async function fixFleet(
  fleet: Fleet,
  ids: readonly string[],
  root: string,
): Promise<readonly FixedColour[]> {
  const fixed: FixedColour[] = [];
  for (const brand of fleet.brands) {
    const { id, manifest } = brand;
    if (!ids.includes(id)) continue;
    for (const edition of manifest.editions.offered) {
      const written = await fixContrast(tokenSources(brand, edition, root));
      fixed.push(...written.map((colour) => ({ brand: id, edition, ...colour })));
    }
  }
  return fixed;
}
