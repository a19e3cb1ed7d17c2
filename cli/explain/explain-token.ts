import { EDITIONS } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { readLayers, resolveTokens } from "../tokens/resolve-tokens.ts";
import { type TokenSources, tokenSources } from "../tokens/token-sources.ts";
import type { Explanation, Step } from "./explanation.ts";

/** One explanation per offered edition. */
export async function explainToken(
  brand: LoadedBrand,
  name: string,
  packageRoot: string,
): Promise<Explanation[]> {
  const editions = EDITIONS.filter((edition) => brand.manifest.editions.offered.includes(edition));
  const found = await Promise.all(
    editions.map(async (edition) => {
      const sources = tokenSources(brand, edition, packageRoot);
      const steps = tokenSteps(sources, name, brand);
      const { values, primitives } = await resolveTokens(sources);
      const result = values.get(name)?.value ?? primitives.get(name)?.value ?? null;
      return { kind: "token" as const, name, variant: edition, steps, result };
    }),
  );
  return found.filter(({ steps }) => steps.length > 0);
}

/** For suggestions. */
export async function tokenNames(brand: LoadedBrand, packageRoot: string): Promise<string[]> {
  const edition = brand.manifest.editions.default;
  const { values, primitives } = await resolveTokens(tokenSources(brand, edition, packageRoot));
  return [...values.keys(), ...primitives.keys()];
}

function tokenSteps(sources: TokenSources, name: string, brand: LoadedBrand): Step[] {
  return readLayers(sources).flatMap(({ file, layer }) => {
    const token = layer?.tokens.find((one) => one.name === name);
    if (!token) return [];
    return [{ layer: layerName(file, brand), value: token.value, file, line: token.line }];
  });
}

function layerName(file: string, brand: LoadedBrand): string {
  if (file.startsWith(brand.dir)) return "brand";
  return brand.familyTokens.includes(file) ? "family" : "core";
}
