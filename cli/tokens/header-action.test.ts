// The main button of the header stands out more than the buttons beside it, which have no ground of their own.
import { expect, it } from "vitest";
import { EDITIONS } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { contrastRatio } from "./colour.ts";
import { resolveTokens } from "./resolve-tokens.ts";
import { sampleBrands } from "../sample-brands.ts";
import { tokenSources } from "./token-sources.ts";

it.each(EDITIONS)("in every brand that offers %s", async (edition) => {
  const brands = await sampleBrands(edition);
  expect(brands.length).toBeGreaterThan(4);
  for (const brand of brands) {
    const { values } = await resolveTokens(tokenSources(brand, edition, PACKAGE_ROOT));
    const colour = (role: string) => values.get(`color.${role}`)?.value ?? "";
    const ratio = contrastRatio(colour("header-action"), colour("header"));
    expect(ratio, brand.id).toBeGreaterThan(3);
  }
});
