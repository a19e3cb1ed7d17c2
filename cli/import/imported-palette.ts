// Token files of a brand from the roles of an imported set.
import type { Edition } from "#contract/locales.ts";
import { generatePalette, type EditionWishes, type Palette } from "../tokens/generate-palette.ts";
import { tokenTree, type TokenTree } from "../tokens/token-tree.ts";
import { colourRoles } from "../tokens/settle-contrast.ts";
import { wordsOf, type ImportedSet } from "./imported-token.ts";
import { MODE_OF, neutralOf, radiusOf, type Role, type Suggestion } from "./suggest-roles.ts";

const SIGNALS = ["success", "warning", "danger", "info"] as const satisfies readonly Role[];

/** Radii of the editions, in pixels, for a card of 10 px. */
const SHAPE = {
  classic: { xs: 6, sm: 8, md: 10, lg: 14, xl: 16, tile: 16 },
  professional: { xs: 2, sm: 3, md: 4, lg: 4, xl: 6, tile: 4 },
} as const satisfies Record<Edition, object>;
const USUAL_RADIUS = 10;
const MAX_RADIUS = 28;

/** @throws RangeError when no colour is an accent */
export async function importedPalette(
  set: ImportedSet,
  suggestions: readonly Suggestion[],
  editions: readonly Edition[],
): Promise<Palette> {
  const hexOf = (edition: Edition, role: Role) =>
    suggestions.find((one) => one.edition === edition && one.role === role)?.colour.hex;
  const first = editions.includes("classic") ? "classic" : "professional";
  const main = hexOf(first, "accent");
  if (main === undefined) throw new RangeError("a palette needs an accent");
  const wishes = Object.fromEntries(
    editions.map((edition): [Edition, EditionWishes] => [
      edition,
      {
        ...accentOf(suggestions, edition, main),
        neutral: neutralOf(set, edition),
        colours: {
          ...ownColours(set, edition),
          ...Object.fromEntries(
            SIGNALS.flatMap((role) => {
              const hex = hexOf(edition, role);
              return hex === undefined ? [] : [[role, hex] as const];
            }),
          ),
        },
      },
    ]),
  );
  const alt = hexOf(first, "alt");
  const palette = await generatePalette({
    colors: alt === undefined ? [main] : [main, alt],
    editions,
    wishes,
  });
  const radius = radiusOf(set);
  if (radius === null) return palette;
  const shaped = editions.map((edition) => [
    edition,
    { ...palette[edition], ...radii(edition, radius) },
  ]);
  return { ...palette, ...(Object.fromEntries(shaped) as Partial<Record<Edition, TokenTree>>) };
}

/** A brand's colour that the file gives for the mode of the edition. */
function accentOf(
  suggestions: readonly Suggestion[],
  edition: Edition,
  main: string,
): Pick<EditionWishes, "accent"> {
  const found = suggestions.find((one) => one.edition === edition && one.role === "accent");
  const { hex, mode } = found?.colour ?? { hex: main, mode: null };
  return mode === null || hex === main ? {} : { accent: hex };
}

/** Of a file that `brand export` wrote: it has most roles by their own names, and they are taken as they are. */
function ownColours({ colours }: ImportedSet, edition: Edition): Record<string, string> {
  const hexes = new Map(
    colours.flatMap(({ name, mode, hex }) =>
      mode === null || mode === MODE_OF[edition] ? [[name, hex]] : [],
    ),
  );
  const roles = colourRoles();
  const own = roles.flatMap((role) => {
    const hex = hexes.get(wordsOf(`color.${role}`));
    return hex === undefined ? [] : [[role, hex] as const];
  });
  return own.length > roles.length / 2 ? Object.fromEntries(own) : {};
}

function radii(edition: Edition, radius: number): TokenTree {
  const entries = Object.entries(SHAPE[edition]).map(([name, pixels]) => {
    const scaled = Math.round((pixels * radius) / USUAL_RADIUS);
    return [name, `${Math.min(scaled, MAX_RADIUS)}px`] as const;
  });
  return tokenTree({ radius: Object.fromEntries(entries) });
}
