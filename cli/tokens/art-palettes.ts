// Colours of drawings: tones of a theme hue, of a counter hue and of gold. Palettes 2 to 8 vary the hues of 1.
import { ART_ROLES, type ArtPalette, type ArtPalettes, type ArtRole } from "#contract/artwork.ts";
import { oklchHex } from "./colour.ts";
import type { ResolvedTokens } from "./token-types.ts";

export function artPalettes(resolved: ResolvedTokens): ArtPalettes {
  const number = (name: string) => Number(resolved.primitives.get(name)?.value ?? 0);
  const brand: BrandHues = {
    brand: number("hue.brand"),
    theme: number("hue.art"),
    counter: number("hue.art-counter"),
    neutral: number("hue.neutral"),
    spread: number("art.spread"),
  };
  const strength: Strength = {
    asked: number("art.chroma"),
    theme: chromaShare(number("chroma.brand")),
    counter: chromaShare(number("chroma.alt")),
    light: number("art.light"),
  };
  return palettes(brand).map((palette) => ramp(palette, strength));
}

/** Factors of chroma and lightness. */
interface Strength {
  readonly asked: number;
  readonly theme: number;
  readonly counter: number;
  readonly light: number;
}

/** A brand colour with less chroma is nearly grey, its hue means little, and drawings lose chroma with it. */
const FULL_CHROMA = 0.06;

function chromaShare(chroma: number): number {
  return Math.min(1, chroma / FULL_CHROMA);
}

interface BrandHues {
  readonly brand: number;
  readonly theme: number;
  readonly counter: number;
  readonly neutral: number;
  /** From 0 to 1: how far palette hues are from the theme hue and the counter hue; 1 is up to 36 degrees. */
  readonly spread: number;
}

interface Palette {
  readonly theme: number;
  readonly counter: number;
  readonly chroma: number;
}

/** Palette hues stay near the brand's theme hue and counter hue. With other hues, brands looked alike. */
function palettes({ brand, theme, counter, neutral, spread }: BrandHues): Palette[] {
  const near = (hue: number, degrees: number) => {
    const turned = hue + degrees * spread;
    return isMud(turned) ? hue : turned;
  };
  return [
    { theme, counter, chroma: 0.13 },
    { theme: near(theme, 36), counter: brand + 4, chroma: 0.15 },
    { theme: counter, counter: 82, chroma: 0.14 },
    { theme: near(theme, -36), counter: 60, chroma: 0.16 },
    { theme: near(counter, 36), counter: brand - 10, chroma: 0.115 },
    { theme: near(theme, 18), counter: 40, chroma: 0.11 },
    { theme: near(counter, -36), counter: theme, chroma: 0.16 },
    { theme: neutral, counter: brand, chroma: 0.05 },
  ];
}

/** Whether a dark tone of the hue is a brownish yellow, which looks dirty. */
function isMud(hue: number): boolean {
  const turn = ((hue % 360) + 360) % 360;
  return turn > 86 && turn < 136;
}

/** Role, lightness, and chroma as a share of the palette's; below, chroma (and hue) are absolute. */
const THEME: readonly (readonly [ArtRole, number, number])[] = [
  ["a0", 0.17, 0.42],
  ["a1", 0.27, 0.72],
  ["a2", 0.41, 1],
  ["a3", 0.58, 1.15],
  ["a4", 0.77, 0.95],
  ["a5", 0.94, 0.35],
];
const COUNTER: readonly (readonly [ArtRole, number, number])[] = [
  ["k1", 0.31, 0.11],
  ["k2", 0.5, 0.18],
  ["k3", 0.68, 0.17],
  ["k4", 0.86, 0.1],
];
const METAL: readonly (readonly [ArtRole, number, number, number])[] = [
  ["g1", 0.42, 0.075, 66],
  ["g2", 0.64, 0.115, 74],
  ["g3", 0.82, 0.125, 84],
  ["g4", 0.95, 0.06, 95],
];

function ramp({ theme, counter, chroma }: Palette, strength: Strength): ArtPalette {
  const { light } = strength;
  const tones = [
    ...THEME.map(([role, l, part]) => [
      role,
      oklchHex(l * light, chroma * part * strength.asked * strength.theme, theme),
    ]),
    ...COUNTER.map(([role, l, c]) => [role, oklchHex(l * light, c * strength.counter, counter)]),
    ...METAL.map(([role, l, c, hue]) => [role, oklchHex(l * light, c, hue)]),
    ["w", oklchHex(0.985, 0.004 * strength.theme, theme)],
  ];
  const byRole = new Map(tones.map(([role = "", colour = ""]) => [role, colour]));
  return Object.fromEntries(
    ART_ROLES.map((role) => [role, byRole.get(role) ?? "#000000"]),
  ) as ArtPalette;
}
