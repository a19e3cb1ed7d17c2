// Fictional club crests: outline, two-colour partition and emblem follow from the id. A club has the same
// colours on every site.
import { formatHex, toGamut } from "culori";
import { hash, pick } from "../random.ts";
import { embed } from "./templates.ts";

const OUTLINES = [
  "M20 2 36 7V20C36 30 28 36 20 39 12 36 4 30 4 20V7z",
  "M20 2 37 12V28L20 38 3 28V12z",
  "M20 2A18 18 0 1 1 19.9 2z",
  "M5 4H35V22Q35 34 20 39 5 34 5 22z",
  "M20 1 26 8 36 7 34 20 38 29 27 32 20 40 13 32 2 29 6 20 4 7 14 8z",
  "M20 2Q28 8 37 6 36 30 20 39 4 30 3 6 12 8 20 2z",
  "M8 3H32L38 14 33 32 20 39 7 32 2 14z",
] as const;

const PARTITIONS = [
  "M20 0H40V40H20z",
  "M0 0H40V16H0z",
  "M-4 30 30-4 42 8 8 42z",
  "M8 0h6v40H8zM20 0h6v40h-6zM32 0h6v40h-6z",
  "M0 40 20 14 40 40z",
  "M0 15H40V25H0z",
  "M0 0H20V20H0zM20 20H40V40H20z",
  "M14 0H26V40H14z",
] as const;

const CHARGES = [
  "M20 11 22.6 17 29 17.6 24.2 21.8 25.7 28 20 24.7 14.3 28 15.8 21.8 11 17.6 17.4 17z",
  "M20 10 28 20 20 30 12 20z",
  "M12 24 20 12 28 24 24 24 20 18 16 24z",
  "M13 14h14v4H22v10h-4V18h-5z",
  "M20 11a9 9 0 1 0 7 14 7 7 0 1 1-7-14z",
  "M14 12h4v6h4v-6h4v16h-4v-6h-4v6h-4z",
  "M20 10Q30 18 26 26 22 22 20 30 18 22 14 26 10 18 20 10z",
  "M11 17Q16 13 20 17T29 17V21Q24 25 20 21T11 21z",
  "M22 9 13 22H19L17 31 27 17H21z",
  "M20 11 23 16H28V21L25 29H15L12 21V16H17z",
] as const;

/** Shirt hues, far apart from each other. */
const HUES = [20, 45, 75, 110, 150, 175, 205, 235, 262, 290, 320, 350] as const;

export function crest(id: string): string {
  const charge = pick(CHARGES, id, "charge");
  const edge = colour(0.3, 0.08, HUES[hash(id, "hue") % HUES.length] ?? 235);
  return shieldOf(id, `<path d="${charge}" fill="#fff" stroke="${edge}" stroke-width=".8"/>`);
}

/** The crest of who is sponsored, with an object of the artwork in place of the charge. */
export function emblem(id: string, object: string): string {
  return shieldOf(id, embed(object, "o", { x: 20, y: 21, scale: 0.12 }));
}

function shieldOf(id: string, inside: string): string {
  const first = hash(id, "hue") % HUES.length;
  const second = (first + 4 + (hash(id, "second") % 5)) % HUES.length;
  const field = colour(0.46, 0.14, HUES[first] ?? 235);
  const other = colour(hash(id, "tone") % 4 === 0 ? 0.9 : 0.68, 0.15, HUES[second] ?? 45);
  const outline = pick(OUTLINES, id, "outline");
  const partition = pick(PARTITIONS, id, "partition");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><defs><clipPath id="c"><path d="${outline}"/></clipPath></defs><g clip-path="url(#c)"><path d="M0 0h40v40H0z" fill="${field}"/><path d="${partition}" fill="${other}"/><path d="M0 0h40v12H0z" fill="#fff" opacity=".12"/></g>${inside}<path d="${outline}" fill="none" stroke="#000" stroke-opacity=".22"/></svg>`;
}

const inside = toGamut("rgb", "oklch");

function colour(lightness: number, chroma: number, hue: number): string {
  return formatHex(inside({ mode: "oklch", l: lightness, c: chroma, h: hue }));
}
