// Pictures that differ between editions carry both addresses, and the hero's is not fetched by the parser:
// the html of the home page answers every address, and a player may have chosen the other edition.
import type { BrandConfig, EditionArt } from "#contract/brand-entry.ts";
import type { Edition } from "#contract/locales.ts";
import { OTHER_EDITION } from "#contract/static-pages.ts";

export function markEditionArt(markup: string, art: BrandConfig["art"], edition: Edition): string {
  const other = edition === "classic" ? "professional" : "classic";
  const pictures: readonly EditionArt[] = [art.logo, art.hero];
  return markup.replace(/<img[^<>]*>/g, (tag) => {
    const picture = pictures.find((one) => tag.includes(` src="${one[edition]}"`));
    if (picture === undefined) return tag;
    const swap = picture[other] === picture[edition] ? "" : ` ${OTHER_EDITION}="${picture[other]}"`;
    const lazy = picture === art.hero ? ` loading="lazy"` : "";
    return tag.replace(/(?<!\s)\s*\/?>$/, `${lazy}${swap}>`);
  });
}
