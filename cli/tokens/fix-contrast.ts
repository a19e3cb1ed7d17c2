import { type ContrastSite, contrastRepair } from "./check-contrast.ts";
import { resolveTokens, type TokenSources } from "./resolve-tokens.ts";
import { writeColours } from "./write-colours.ts";

export interface WrittenColour {
  readonly token: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Writes the colours that let every contrast pair of one brand × edition pass.
 * @returns what was written; nothing where all passes already, tokens are broken, or lightness alone cannot
 */
export async function fixContrast(sources: TokenSources): Promise<readonly WrittenColour[]> {
  const tokens = await resolveTokens(sources);
  if (tokens.problems.length > 0) return [];
  const site: ContrastSite = sources;
  const repair = Object.entries(contrastRepair(tokens, site) ?? {});
  if (repair.length > 0) await writeColours(site, Object.fromEntries(repair));
  return repair.map(([token, to]) => ({ token, from: tokens.values.get(token)?.value ?? "", to }));
}
