import type { Edition } from "#contract/locales.ts";
import { resolveTokens, type ResolvedTokens } from "../tokens/resolve-tokens.ts";
import { tokenSources } from "../tokens/token-sources.ts";
import { namedValues, type Part } from "./brand-part.ts";

export const tokensOf =
  (edition: Edition): Part =>
  async ({ side, brand }) => {
    const { dir: brandDir, manifest } = brand;
    if (!manifest.editions.offered.includes(edition)) return { values: [], problems: [] };
    const tokens = await resolveTokens(tokenSources(brand, edition, side.packageRoot));
    return {
      values: [
        ...namedValues("token", edition, texts(tokens.values)),
        ...namedValues("primitive", edition, texts(tokens.primitives)),
      ],
      problems: tokens.problems,
      colours: { edition, tokens, pairs: side.pairs, brandDir },
    };
  };

const texts = (tokens: ResolvedTokens["values"]) =>
  [...tokens].map(([name, { value }]) => [name, value] as const);
