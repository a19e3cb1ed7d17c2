import { oklchHex, oklchOf } from "./colour.ts";
import { nearestPassing } from "./nearest-passing.ts";

/** OKLCH lightness a brand's colour may lose for white text to be readable on it. */
const MOST_DARKENING = 0.08;

/** White text would need a clearly darker colour than this one, so the colour stays and its text is dark. */
export function isBright(colour: string): boolean {
  const darker = nearestPassing(colour, "#fdfdfd", 4.5, -1) ?? "#000000";
  return oklchOf(colour).l - oklchOf(darker).l > MOST_DARKENING;
}

/** Text on a bright colour: nearly black, with a trace of its hue. */
export function darkTextOn(bright: string): string {
  const { c, h } = oklchOf(bright);
  const text = oklchHex(0.2, Math.min(c, 0.2) * 0.4, h);
  return nearestPassing(text, bright, 4.5, -1) ?? "#000000";
}
