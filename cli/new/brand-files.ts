import path from "node:path";
import { installedPackage } from "../base/installed-package.ts";
import type { Palette } from "../tokens/generate-palette.ts";
import { newArtwork } from "./new-artwork.ts";
import { newManifest, type NewBrand } from "./new-manifest.ts";

const PACKAGE_NAME = "livery";
const SCHEMA_FILE = "brand.schema.json";

/** Name below the brand's folder → text. */
export function brandFiles(
  brand: NewBrand,
  palette: Palette,
  brandsDir: string,
): Map<string, string> {
  const schema = schemaPath(brandsDir, path.join(brandsDir, brand.id));
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ["brand.json", json(newManifest(brand, schema))],
    ...Object.entries(palette).map(
      ([name, tokens]) => [`tokens/${name}.json`, json(tokens)] as const,
    ),
    ["texts/zh-CN.json", json({})],
    ...Object.entries(newArtwork(brand.id)).map(([name, svg]) => [`assets/${name}`, svg] as const),
  ]);
}

/** In a repository without the core, the schema of the installed package. */
function schemaPath(brandsDir: string, brandDir: string): string {
  const installed = installedPackage(brandsDir, PACKAGE_NAME);
  if (installed === null) return `../${SCHEMA_FILE}`;
  const file = path.join(installed, "brands", SCHEMA_FILE);
  return path.relative(brandDir, file).split(path.sep).join("/");
}
