import type { ArtPalettes } from "#contract/artwork.ts";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors.ts";
import { artPalettes } from "../tokens/art-palettes.ts";
import { brandCss } from "../tokens/brand-css.ts";
import { checkContrast } from "../tokens/check-contrast.ts";
import { resolveTokens, type ResolvedTokens } from "../tokens/resolve-tokens.ts";
import type { PreparedBrand } from "./prepared-brand.ts";

export type PreparedTokens = Pick<PreparedBrand, "css" | "palettes" | "colours">;

/** Stands for the font's address, which is known when the bundle is stamped. */
const FIGURES = "figures-address.woff2";

/** Tokens of every offered edition, through the contrast gate. */
export async function prepareTokens(
  brand: LoadedBrand,
  root: string,
): Promise<{ prepared: PreparedTokens | null; problems: Problem[] }> {
  const { manifest } = brand;
  const offered = EDITIONS.filter((edition) => manifest.editions.offered.includes(edition));
  const resolved: Partial<Record<Edition, ResolvedTokens>> = {};
  const palettes: Partial<Record<Edition, ArtPalettes>> = {};
  const problems: Problem[] = [];
  for (const edition of offered) {
    const tokens = await resolveTokens({
      root,
      brandDir: brand.dir,
      familyTokens: brand.familyTokens,
      edition,
    });
    resolved[edition] = tokens;
    palettes[edition] = artPalettes(tokens);
    problems.push(
      ...(tokens.problems.length > 0 ? tokens.problems : checkContrast(tokens, edition)),
    );
  }
  if (problems.length > 0) return { prepared: null, problems: distinct(problems) };
  const value = (name: string) =>
    resolved[manifest.editions.default]?.values.get(name)?.value ?? "#000000";
  // Written out now: a fleet's resolved tokens, each with its origin, would fill the memory until the stamp.
  const sheet = brandCss(resolved, { default: manifest.editions.default, figuresUrl: FIGURES });
  return {
    prepared: {
      css: (figuresUrl) => sheet.replaceAll(FIGURES, figuresUrl),
      palettes,
      colours: { theme: value("color.header"), background: value("color.canvas") },
    },
    problems,
  };
}

/** A fault of a shared layer shows in both editions; it is reported once. */
function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((found) => [JSON.stringify(found), found])).values()];
}
