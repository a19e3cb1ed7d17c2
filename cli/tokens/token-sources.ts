import type { Edition } from "#contract/locales.ts";
import type { Surface } from "#contract/layout.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";

export interface TokenSources {
  /** Holds `tokens/`. */
  readonly root: string;
  /** Holds `tokens/brand.json` and optionally `tokens/<edition>.json`. */
  readonly brandDir: string;
  /** Token files of the brand's families. Later files win. */
  readonly familyTokens?: readonly string[];
  /** Without it, cards are as the edition draws them. */
  readonly surface?: Surface | undefined;
  readonly edition: Edition;
}

export function tokenSources(
  { dir, familyTokens, manifest }: Pick<LoadedBrand, "dir" | "familyTokens" | "manifest">,
  edition: Edition,
  root: string,
): TokenSources {
  return { root, brandDir: dir, familyTokens, surface: manifest.surface, edition };
}
