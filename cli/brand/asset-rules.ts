import path from "node:path";
import type { Manifest } from "#contract/manifest.ts";
import { problem, type Problem } from "../errors.ts";
import { displayPath } from "../io.ts";
import { svgProblems } from "./check-svg.ts";
import type { Locate } from "./locate.ts";
import { readInside } from "../input/read-file.ts";

export const MAX_ASSET_BYTES = 200_000;

/** Every asset the manifest names: it exists, is a small regular file of the brand and a plain drawing. */
export async function assetProblems(
  dir: string,
  assets: Manifest["assets"],
  locate: Locate,
): Promise<Problem[]> {
  const fields = Object.entries(assets).filter(([, asset]) => asset !== undefined);
  const checked = new Set<string>();
  const found = await Promise.all(
    fields.map(([key, asset]) => {
      const again = checked.has(asset);
      checked.add(asset);
      return again ? [] : oneAsset(dir, asset, `assets.${key}`, locate);
    }),
  );
  return found.flat();
}

async function oneAsset(
  dir: string,
  asset: string,
  field: string,
  locate: Locate,
): Promise<Problem[]> {
  const file = path.join(dir, asset);
  const read = readInside(dir, file, MAX_ASSET_BYTES);
  if (read === null) {
    return [
      problem("BRAND_ASSET_MISSING", {
        ...locate(field),
        found: asset,
        what: `${asset} does not exist.`,
        fix: `add ${displayPath(file)}, or change "${field}".`,
      }),
    ];
  }
  if ("problem" in read) return [read.problem];
  return svgProblems(read.text, file);
}
