// Switches, pages, fields and artwork of the merged manifests.
import path from "node:path";
import { SWITCH_KEYS } from "#contract/switches.ts";
import { MAX_DRAWING_BYTES } from "#contract/artwork.ts";
import { assetProblems } from "../brand/asset-rules.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { leafPaths, locator, valueAt } from "../brand/source-layers.ts";
import { shortHash } from "../files/digest.ts";
import { readInside } from "../files/read-file.ts";
import { siteRoutes } from "../stamp/brand-entry.ts";
import { namedValues, type Part } from "./brand-part.ts";

export const manifestOf =
  (has: (entryName: string) => boolean): Part =>
  async ({ brand }) => {
    const { dir, manifest, switchSet, chain } = brand;
    const switches = SWITCH_KEYS.map((key) => [key, switchSet[key] ? "on" : "off"] as const);
    const pages = siteRoutes(switchSet, has).map((route) => [route.path, route.page] as const);
    return {
      values: [
        ...namedValues("switch", null, switches),
        ...namedValues("page", null, pages),
        ...namedValues("field", null, fieldsOf(brand)),
        ...namedValues("artwork", null, artworkOf(brand)),
      ],
      problems: await assetProblems(dir, manifest.assets, locator(chain)),
    };
  };

/** Without switches and artwork; a list is one JSON value. */
function fieldsOf({ manifest }: LoadedBrand): (readonly [string, string])[] {
  return leafPaths(manifest).flatMap((name) => {
    const value = valueAt(manifest, name);
    if (value === undefined || /^(?:switches\.|assets\.|\$schema$)/.test(name)) return [];
    return [[name, typeof value === "string" ? value : JSON.stringify(value)] as const];
  });
}

function artworkOf({ dir, manifest }: LoadedBrand): (readonly [string, string])[] {
  return Object.entries(manifest.assets).flatMap(([key, asset]) => {
    if (asset === undefined) return [];
    const read = readInside(dir, path.join(dir, asset), MAX_DRAWING_BYTES);
    const content = read === null ? "missing" : "text" in read ? shortHash(read.text) : "refused";
    return [[key, `${asset} ${content}`] as const];
  });
}
