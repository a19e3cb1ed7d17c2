import type { ArtPalettes } from "#contract/artwork.ts";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { distinct } from "../base/distinct.ts";
import type { Problem } from "../errors/errors.ts";
import { artPalettes } from "../tokens/art-palettes.ts";
import { brandCss } from "../tokens/brand-css.ts";
import { checkContrast, type ContrastSite } from "../tokens/check-contrast.ts";
import { resolveTokens, type ResolvedTokens } from "../tokens/resolve-tokens.ts";
import { tokenSources } from "../tokens/token-sources.ts";
import type { PreparedBrand } from "./prepared-brand.ts";

export type PreparedTokens = Pick<PreparedBrand, "css" | "palettes" | "colours">;

/** Placeholder for the font's address, which is known when the bundle is stamped. */
const FIGURES = "figures-address.woff2";

/** Tokens of every offered edition. Contrast problems do not make `prepared` null. */
export async function prepareTokens(
  brand: LoadedBrand,
  root: string,
): Promise<{ prepared: PreparedTokens | null; problems: Problem[] }> {
  const { manifest } = brand;
  const offered = EDITIONS.filter((edition) => manifest.editions.offered.includes(edition));
  const resolved: Partial<Record<Edition, ResolvedTokens>> = {};
  const palettes: Partial<Record<Edition, ArtPalettes>> = {};
  const problems: Problem[] = [];
  const lowContrast: Problem[] = [];
  for (const edition of offered) {
    const tokens = await resolveTokens(tokenSources(brand, edition, root));
    resolved[edition] = tokens;
    palettes[edition] = artPalettes(tokens);
    if (tokens.problems.length > 0) problems.push(...tokens.problems);
    else lowContrast.push(...contrastProblems(tokens, { brandDir: brand.dir, edition }));
  }
  const found = distinct([...problems, ...lowContrast]);
  if (problems.length > 0) return { prepared: null, problems: found };
  const value = (name: string) =>
    resolved[manifest.editions.default]?.values.get(name)?.value ?? "#000000";
  // Printed now, to free the resolved tokens: those of a fleet would fill the memory.
  const sheet = await brandCss(resolved, {
    default: manifest.editions.default,
    figuresUrl: FIGURES,
    motif: manifest.motif,
  });
  return {
    prepared: {
      css: (figuresUrl) => sheet.replaceAll(FIGURES, figuresUrl),
      palettes,
      colours: { theme: value("color.header"), background: value("color.canvas") },
    },
    problems: found,
  };
}

function contrastProblems(tokens: ResolvedTokens, site: ContrastSite): Problem[] {
  return checkContrast(tokens, site).map(({ problem }) => problem);
}
