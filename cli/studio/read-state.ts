// Everything the page of the studio shows of a brand, read from its files.
import path from "node:path";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import type { StudioField, StudioState, StudioToken } from "#contract/studio.ts";
import type { FleetReader } from "../brand/load-brands.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { leafPaths, originOf, valueAt } from "../brand/source-layers.ts";
import { fieldNames } from "../brand/manifest-fields.ts";
import { distinct } from "../base/distinct.ts";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import { artPalettes } from "../tokens/art-palettes.ts";
import { brandCss } from "../tokens/brand-css.ts";
import type { ResolvedTokens } from "../tokens/token-types.ts";
import { readableStudioFile } from "./brand-files.ts";
import { readLegalState } from "./legal-state.ts";
import { readNavNames } from "./text-state.ts";
import { readEdition } from "./token-state.ts";

/** The brand, also one whose manifest has wrong fields. @throws CliError BRAND_NOT_FOUND when nothing of it can be read */
export async function readStudioBrand(
  reader: FleetReader,
  { brandsDir }: Pick<Workspace, "brandsDir">,
  id: string,
): Promise<LoadedBrand> {
  const { brands, salvaged = [], problems } = await reader.read([id]);
  const brand = [...brands, ...salvaged][0];
  if (brand !== undefined) return brand;
  const [first] = problems;
  throw new CliError("BRAND_NOT_FOUND", {
    what: first?.what ?? `The brand "${id}" cannot be read.`,
    where: { file: first?.file ?? path.join(brandsDir, id), line: first?.line ?? null },
    fix: first?.fix ?? "correct its brand.json.",
  });
}

type Read = Omit<StudioState, "history" | "others">;

export async function readState(brand: LoadedBrand, root: string): Promise<Read> {
  const { manifest } = brand;
  const offered = EDITIONS.filter((edition) => manifest.editions.offered.includes(edition));
  const editions: Partial<Record<Edition, readonly StudioToken[]>> = {};
  const resolved: Partial<Record<Edition, ResolvedTokens>> = {};
  for (const edition of offered) {
    const read = await readEdition(brand, edition, root);
    editions[edition] = read.tokens;
    resolved[edition] = read.resolved;
  }
  return {
    brand: { id: brand.id, name: manifest.name, latinName: manifest.latinName },
    editions,
    palettes: Object.fromEntries(
      Object.entries(resolved)
        .filter(([, { problems }]) => problems.length === 0)
        .map(([edition, tokens]) => [edition, artPalettes(tokens)]),
    ),
    locales: manifest.locales.offered,
    fields: readFields(brand),
    drawings: readDrawings(brand),
    legal: await readLegalState(brand, root),
    navNames: await readNavNames(brand),
    css: await stylesheet(resolved, manifest),
  };
}

/** Null while a token is wrong: the frames keep the last good one. */
async function stylesheet(
  resolved: Partial<Record<Edition, ResolvedTokens>>,
  { editions, motif }: LoadedBrand["manifest"],
): Promise<string | null> {
  if (Object.values(resolved).some(({ problems }) => problems.length > 0)) return null;
  const css = await brandCss(resolved, {
    default: editions.default,
    figuresUrl: "figures.woff2",
    motif,
  });
  // The page has its fonts already.
  return css.replace(/@font-face\{[^{}]*\}/g, "");
}

function readFields({ manifest, chain }: LoadedBrand): Readonly<Record<string, StudioField>> {
  const names = distinct([...fieldNames(), ...leafPaths(manifest)]);
  return Object.fromEntries(
    names.map((name) => [name, { value: valueAt(manifest, name) ?? null, ...origin(chain, name) }]),
  );
}

function origin(chain: LoadedBrand["chain"], field: string): Omit<StudioField, "value"> {
  if (chain.every(({ value }) => valueAt(value, field) === undefined))
    return { layer: "default", file: null, line: null };
  const { layer, line } = originOf(chain, field);
  const kind = layer.file === null ? "default" : layer.label === "brand" ? "brand" : "family";
  return { layer: kind, file: layer.file && displayPath(layer.file), line };
}

function readDrawings({ manifest, dir }: LoadedBrand): StudioState["drawings"] {
  return Object.entries(manifest.assets).flatMap(([key, file]) => {
    if (file === undefined) return [];
    return [{ field: `assets.${key}`, file, svg: readableStudioFile(dir, file) ?? "" }];
  });
}
