import { contrastRatio, oklchHex, oklchOf } from "./colour.ts";

const STEP = 0.004;

/**
 * The colour nearest to `colour` in OKLCH lightness whose contrast with the opaque `ground` is at
 * least `needed`; hue and, inside sRGB, chroma stay. Null when neither direction has one.
 * @param direction -1 looks among darker colours only, 1 among lighter ones
 */
export function nearestPassing(
  colour: string,
  ground: string,
  needed: number,
  direction: -1 | 0 | 1 = 0,
): string | null {
  const { l, c, h } = oklchOf(colour.slice(0, 7));
  for (let distance = 0; distance <= 1; distance += STEP) {
    const lightnesses = [l - distance, l + distance].filter(
      (lightness, side) => lightness >= 0 && lightness <= 1 && direction !== (side === 0 ? 1 : -1),
    );
    for (const lightness of lightnesses) {
      const hex = oklchHex(lightness, c, h);
      if (contrastRatio(hex, ground) >= needed) return hex;
    }
  }
  return extreme(ground, needed, direction);
}

/** Steps may jump over the ends of the scale. */
function extreme(ground: string, needed: number, direction: -1 | 0 | 1): string | null {
  const ends = direction === 0 ? ["#000000", "#ffffff"] : [direction < 0 ? "#000000" : "#ffffff"];
  return ends.find((end) => contrastRatio(end, ground) >= needed) ?? null;
}
