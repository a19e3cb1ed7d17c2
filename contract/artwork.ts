// Colour roles of an artwork template: `{{a3}}` is the role in the site's own palette, `{{4.a3}}` in
// palette 4 of 8 (hues walk away from the brand's, so that a wall varies and still belongs).

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

/** One palette: role to `#rrggbb`. */
export type ArtPalette = Readonly<Record<ArtRole, string>>;

/** Eight palettes of one brand × edition; index 0 is palette 1, the site's own. */
export type ArtPalettes = readonly ArtPalette[];

const PLACEHOLDER = /\{\{(?:([1-8])\.)?([akgw][0-5]?)\}\}/g;

/**
 * Fills the colour roles of a template.
 * @throws RangeError when the template names a role or palette that does not exist
 */
export function stampArtwork(template: string, palettes: ArtPalettes, base = 1): string {
  return template.replace(PLACEHOLDER, (whole, palette: string | undefined, role: string) => {
    const colours = palettes[Number(palette ?? base) - 1];
    const colour = colours?.[role as ArtRole];
    if (colour === undefined) throw new RangeError(`unknown artwork role ${whole}`);
    return colour;
  });
}

/** A colour of its own in an attribute that takes one; anything else cannot hold a custom property. */
const PAINT =
  /((?:fill|stroke|color|stop-color|flood-color|lighting-color)=")\{\{(?:([1-8])\.)?([akgw][0-5]?)\}\}"/g;

/** A template as what all brands share and what is the brand's. */
export interface SplitArtwork {
  /** The drawing up to its closing tag, with a custom property for every colour role. */
  readonly head: string;
  /** The values of the properties, and the closing tag. */
  readonly tail: (palettes: ArtPalettes) => string;
}

/**
 * A template with its colours at the end: `head + tail(palettes)` looks like `stampArtwork`.
 * @returns null where a role stands in a place that takes no custom property
 */
export function splitArtwork(template: string): SplitArtwork | null {
  const end = template.lastIndexOf("</svg>");
  const roles = new Set<string>();
  const head = template
    .slice(0, Math.max(end, 0))
    .replace(PAINT, (_, attribute: string, palette = "", role: string) => {
      roles.add(palette === "" ? role : `${palette}.${role}`);
      return `${attribute}var(--${palette}${role})"`;
    });
  if (end < 0 || template.slice(end + 6).trim() !== "" || head.includes("{{")) return null;
  const properties = [...roles].toSorted();
  const values = properties.map((role) => `--${role.replace(".", "")}:{{${role}}}`).join(";");
  const style = `<style>:root{${values}}</style></svg>`;
  return { head, tail: (palettes) => stampArtwork(style, palettes) };
}

/** Roles a template names that do not exist, for `brand check`. */
export function unknownArtRoles(template: string): string[] {
  const found = template.match(/\{\{[^{}]*\}\}/g) ?? [];
  const known = new RegExp(`^\\{\\{(?:[1-8]\\.)?(?:${ART_ROLES.join("|")})\\}\\}$`);
  return [...new Set(found)].filter((placeholder) => !known.test(placeholder));
}
