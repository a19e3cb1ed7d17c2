// Switches, pages, fields and artwork: what the manifests say after families and defaults.
import path from "node:path";
import { SWITCH_KEYS } from "#contract/switches.ts";
import { assetProblems, MAX_ASSET_BYTES } from "../brand/asset-rules.ts";
import { locator } from "../brand/source-layers.ts";
import { leafPaths, valueAt } from "../brand/source-layers.ts";
import { siteRoutes } from "../stamp/brand-entry.ts";
import { readInside } from "../files/read-file.ts";
import { shortHash } from "../files/digest.ts";
import { changedValues, type Found, type SideBrand } from "./side-brand.ts";

/** @param has whether the core has an entry of that name, `page-home` */
export async function compareManifests(
  before: SideBrand,
  after: SideBrand,
  has: (entryName: string) => boolean,
): Promise<Found> {
  const both = <T>(read: (one: SideBrand) => T) => [read(before), read(after)] as const;
  const artwork = changedValues(...both(artworkOf), "artwork");
  const pages = (one: SideBrand) =>
    new Map(siteRoutes(one.brand.switchSet, has).map((route) => [route.path, route.page]));
  return {
    changes: [
      ...changedValues(...both(switchesOf), "switch"),
      ...changedValues(...both(pages), "page"),
      ...changedValues(...both(fieldsOf), "field"),
      ...artwork,
    ],
    problems:
      artwork.length === 0
        ? { before: [], after: [] }
        : { before: await drawingProblems(before), after: await drawingProblems(after) },
  };
}

function switchesOf({ brand }: SideBrand): Map<string, string> {
  return new Map(SWITCH_KEYS.map((key) => [key, brand.switchSet[key] ? "on" : "off"]));
}

/** Every field but the switches and the artwork; a list is one value, written as JSON. */
function fieldsOf({ brand: { manifest } }: SideBrand): Map<string, string> {
  const names = leafPaths(manifest).filter(
    (name) => !/^(?:switches\.|assets\.|\$schema$)/.test(name),
  );
  return new Map(
    names.flatMap((name) => {
      const value = valueAt(manifest, name);
      if (value === undefined) return [];
      return [[name, typeof value === "string" ? value : JSON.stringify(value)] as const];
    }),
  );
}

/** Asset → its path and the short digest of its content. */
function artworkOf({ brand }: SideBrand): Map<string, string> {
  return new Map(
    Object.entries(brand.manifest.assets).flatMap(([key, asset]) => {
      if (asset === undefined) return [];
      const read = readInside(brand.dir, path.join(brand.dir, asset), MAX_ASSET_BYTES);
      const content = read === null ? "missing" : "text" in read ? shortHash(read.text) : "refused";
      return [[key, `${asset} ${content}`] as const];
    }),
  );
}

function drawingProblems({ brand }: SideBrand): ReturnType<typeof assetProblems> {
  return assetProblems(brand.dir, brand.manifest.assets, locator(brand.chain));
}
