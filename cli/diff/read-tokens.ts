import path from "node:path";
import type { Edition } from "#contract/locales.ts";
import { resolveTokens } from "../tokens/resolve-tokens.ts";
import { brandText, namedValues, type Part, type SideBrand } from "./brand-part.ts";
import { sharedText } from "./fleet-side.ts";

/** Every role, and what it is made from, as it resolves in one edition. */
export const tokensOf = (edition: Edition): Part => ({
  sources: (one) => (offers(one, edition) ? layers(one, edition) : null),
  async read(one) {
    if (!offers(one, edition)) return { values: [], problems: [] };
    const { side, brand } = one;
    const { dir: brandDir, familyTokens } = brand;
    const tokens = await resolveTokens({
      root: side.packageRoot,
      brandDir,
      familyTokens,
      edition,
    });
    const texts = (from: typeof tokens.values) =>
      [...from].map(([name, { value }]) => [name, value] as const);
    return {
      values: [
        ...namedValues("token", edition, texts(tokens.values)),
        ...namedValues("primitive", edition, texts(tokens.primitives)),
      ],
      problems: tokens.problems,
      gate: { edition, tokens, pairs: side.pairs, brandDir },
    };
  },
});

const offers = ({ brand }: SideBrand, edition: Edition): boolean =>
  brand.manifest.editions.offered.includes(edition);

function layers({ side, brand }: SideBrand, edition: Edition): (string | null)[] {
  const shared = ["primitive", "semantic", "contrast", `edition/${edition}`];
  const own = ["brand", edition].map((name) => path.join(brand.dir, "tokens", `${name}.json`));
  return [
    ...shared.map((name) => sharedText(path.join(side.packageRoot, "tokens", `${name}.json`))),
    ...brand.familyTokens.map((file) => brandText(path.dirname(file), file)),
    ...own.map((file) => brandText(brand.dir, file)),
  ];
}
