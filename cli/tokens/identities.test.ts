// The sample brands differ in more than their hues: any two in at least four of the traits of their inner pages.
import { expect, it } from "vitest";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { resolveTokens } from "./resolve-tokens.ts";
import { sampleBrands } from "../sample-brands.ts";
import { tokenSources } from "./token-sources.ts";

/** Roles that make a trait together. */
const TRAITS = {
  numerals: ["font.figures", "weight.figure"],
  headings: ["font.display", "weight.display", "tracking.display"],
  density: ["size.row", "size.control", "space.card-pad"],
  corners: ["radius.md", "radius.lg"],
};

it.each(EDITIONS)("any two brands differ in at least four traits in %s", async (edition) => {
  const brands = await sampleBrands(edition);
  const traits = await Promise.all(brands.map((brand) => traitsOf(brand, edition)));
  const alike = traits.flatMap((one, at) =>
    traits.slice(at + 1).flatMap((other) => {
      const different = one.all.filter((trait, index) => trait !== other.all[index]).length;
      return different < 4 ? [`${one.id} and ${other.id}: ${different}`] : [];
    }),
  );
  expect(traits.length).toBeGreaterThan(4);
  expect(alike).toEqual([]);
});

async function traitsOf(brand: LoadedBrand, edition: Edition) {
  const { layout, surface, motif } = brand.manifest;
  const { values } = await resolveTokens(tokenSources(brand, edition, PACKAGE_ROOT));
  const looks = Object.values(TRAITS).map((roles) =>
    roles.map((role) => values.get(role)?.value).join(),
  );
  const { member, lobby, records } = layout;
  return { id: brand.id, all: [member, lobby, records, surface, motif, ...looks] };
}
