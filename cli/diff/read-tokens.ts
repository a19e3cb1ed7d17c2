import type { Edition } from "#contract/locales.ts";
import { resolveTokens, type ResolvedTokens } from "../tokens/resolve-tokens.ts";
import { namedValues, type Part } from "./brand-part.ts";

export const tokensOf =
  (edition: Edition): Part =>
  async ({ side, brand }) => {
    const { dir: brandDir, familyTokens, manifest } = brand;
    if (!manifest.editions.offered.includes(edition)) return { values: [], problems: [] };
    const root = side.packageRoot;
    const tokens = await resolveTokens({ root, brandDir, familyTokens, edition });
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
