import { oklchHex, oklchOf } from "./colour.ts";
import { textContrast } from "./contrast-pairs.ts";
import { nearestPassing } from "./nearest-passing.ts";

/** OKLCH lightness a brand's colour may lose to make white text on it readable. */
const MAX_DARKENING = 0.08;

/** White text would need a clearly darker colour. */
export function isBright(colour: string): boolean {
  const darker = nearestPassing(colour, "#fdfdfd", textContrast(), -1) ?? "#000000";
  return oklchOf(colour).l - oklchOf(darker).l > MAX_DARKENING;
}

export function darkTextOn(bright: string): string {
  const { c, h } = oklchOf(bright);
  const text = oklchHex(0.2, Math.min(c, 0.2) * 0.4, h);
  return nearestPassing(text, bright, textContrast(), -1) ?? "#000000";
}
