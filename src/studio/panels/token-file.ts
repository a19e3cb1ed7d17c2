import type { Edition } from "#contract/locales.ts";
import type { StudioToken, TokenFileName } from "#contract/studio.ts";

/** File that an edit of a token of this edition belongs in: the one that gives it already, if it is the brand's. */
export function fileOf(token: StudioToken, edition: Edition): TokenFileName {
  const isShared = token.layer === "brand" && (token.file ?? "").endsWith("/tokens/brand.json");
  return isShared || (/^(?:hue|chroma|art|family)\./.test(token.name) && !isOwnOf(token, edition))
    ? "brand"
    : edition;
}

function isOwnOf({ layer, file }: StudioToken, edition: Edition): boolean {
  return layer === "brand" && (file ?? "").endsWith(`/tokens/${edition}.json`);
}
