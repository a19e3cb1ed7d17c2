import { contrastRatio, oklchHex, oklchOf } from "./colour.ts";

const STEPS = 250;

/** -1 searches darker colours only, 1 lighter ones. */
type Direction = -1 | 0 | 1;

/** The nearest OKLCH lightness with a score of 1 or more, else the best; hue and, in sRGB, chroma stay. */
export function nearestLightness(
  colour: string,
  score: (colour: string) => number,
  direction: Direction = 0,
): { readonly colour: string; readonly score: number } {
  const { l, c, h } = oklchOf(colour.slice(0, 7));
  const sides = [-1, 1].filter((side) => side !== -direction);
  let best = { colour: oklchHex(l, c, h), score: -1 };
  for (let step = 0; step <= STEPS; step += 1) {
    for (const side of sides) {
      const lightness = l + (side * step) / STEPS;
      if (lightness < 0 || lightness > 1) continue;
      const hex = oklchHex(lightness, c, h);
      const tried = { colour: hex, score: score(hex) };
      if (tried.score >= 1) return tried;
      if (tried.score > best.score) best = tried;
    }
  }
  // Steps may miss the ends of the scale.
  const ends = sides.map((side) => (side < 0 ? "#000000" : "#ffffff"));
  const end = ends.find((one) => score(one) >= 1);
  return end === undefined ? best : { colour: end, score: score(end) };
}

/** Null when no lightness has a contrast of `needed` with the opaque `ground`. */
export function nearestPassing(
  colour: string,
  ground: string,
  needed: number,
  direction: Direction = 0,
): string | null {
  const share = (hex: string) => contrastRatio(hex, ground) / needed;
  const near = nearestLightness(colour, share, direction);
  return near.score >= 1 ? near.colour : null;
}
