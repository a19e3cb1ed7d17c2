// Colour roles of an artwork template: `{{a3}}` is the role in the site's own palette, `{{4.a3}}` the role in
// palette 4 of 8. The palettes differ in hue, so that a wall of tiles varies.

import { ownValue } from "./own-value.ts";

/** Of a drawing that a brand brings. */
export const MAX_DRAWING_BYTES = 200_000;

export const ART_ROLES = [
  "a0",
  "a1",
  "a2",
  "a3",
  "a4",
  "a5", // five tones of the theme hue, dark to light, and a near white
  "k1",
  "k2",
  "k3",
  "k4", // counter hue
  "g1",
  "g2",
  "g3",
  "g4", // metal
  "w", // white
] as const;
export type ArtRole = (typeof ART_ROLES)[number];

/** Role to `#rrggbb`. */
export type ArtPalette = Readonly<Record<ArtRole, string>>;

/** Eight palettes of one brand × edition; index 0 is palette 1, the site's own. */
export type ArtPalettes = readonly ArtPalette[];

const PLACEHOLDER = /\{\{(?:([1-8])\.)?([akgw][0-5]?)\}\}/g;

/** Fills the colour roles of a template; throws RangeError for an unknown role or palette. */
export function stampArtwork(template: string, palettes: ArtPalettes, base = 1): string {
  return template.replace(PLACEHOLDER, (whole, palette: string | undefined, role: string) => {
    const colours = palettes[Number(palette ?? base) - 1];
    const colour = ownValue(colours, role);
    if (colour === undefined) throw new RangeError(`unknown artwork role ${whole}`);
    return colour;
  });
}

export function unknownArtRoles(template: string): string[] {
  const found = template.match(/\{\{[^{}]*\}\}/g) ?? [];
  const known = new RegExp(`^\\{\\{(?:[1-8]\\.)?(?:${ART_ROLES.join("|")})\\}\\}$`);
  return [...new Set(found)].filter((placeholder) => !known.test(placeholder));
}
