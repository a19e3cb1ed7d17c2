// Token colours → `#rrggbb` or `#rrggbbaa` in sRGB. Chroma is reduced first: contrast depends on lightness.
import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  type Oklch,
  parse,
  wcagLuminance,
} from "culori";
import { evaluateNumber } from "./arithmetic.ts";

const toOklch = converter("oklch");
const toRgb = converter("rgb");
const EDGE = 0.0005;
const parsedColours = new Map<string, string | null>();
const CACHE_LIMIT = 20_000;
const MAX_TEXT = 1000;

/** Null when the text is not a colour a token may hold. */
export function evaluateColour(text: string): string | null {
  if (text.length > MAX_TEXT) return null;
  const cached = parsedColours.get(text);
  if (cached !== undefined) return cached;
  if (parsedColours.size >= CACHE_LIMIT) parsedColours.clear();
  const colour = parseColour(text);
  parsedColours.set(text, colour);
  return colour;
}

/** Clamps lightness and chroma; `hue` in degrees. */
export function oklchHex(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const colour: Oklch = {
    mode: "oklch",
    l: Math.min(1, Math.max(0, lightness)),
    c: Math.max(0, chroma),
    h: ((hue % 360) + 360) % 360,
    alpha,
  };
  const inside = clampChroma(colour, "oklch", "rgb");
  return alpha < 1 ? formatHex8(inside) : formatHex(inside);
}

/** @param hex `#rrggbb`; the hue of greys is 0 */
export function oklchOf(hex: string): { l: number; c: number; h: number } {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { l, c: c < 0.002 ? 0 : c, h: c < 0.002 ? 0 : (h ?? 0) };
}

/** @param hex `#rrggbb` or `#rrggbbaa` @returns red, green, blue and alpha from 0 to 1 */
export function channelsOf(hex: string): {
  readonly components: readonly number[];
  readonly alpha: number;
} {
  const channel = (at: number) =>
    Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000;
  return { components: [1, 3, 5].map(channel), alpha: hex.length === 9 ? channel(7) : 1 };
}

/** WCAG 2; a translucent foreground is composited on the opaque background. */
export function contrastRatio(foreground: string, background: string): number {
  const [a, b] = [luminance(layOver(foreground, background)), luminance(background)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Composites `top` on the opaque `below`. */
export function layOver(top: string, below: string): string {
  if (top.length === 7) return top;
  const alpha = Number.parseInt(top.slice(7, 9), 16) / 255;
  const mix = [1, 3, 5].map((at) => {
    const [over, under] = [top, below].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((over ?? 0) * alpha + (under ?? 0) * (1 - alpha));
  });
  return `#${mix.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

const luminances = new Map<string, number>();

function luminance(hex: string): number {
  const cached = luminances.get(hex);
  if (cached !== undefined) return cached;
  if (luminances.size >= CACHE_LIMIT) luminances.clear();
  const value = wcagLuminance(hex);
  luminances.set(hex, value);
  return value;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const OKLCH = /^oklch\( ?([^ ()/]+) ([^ ()/]+) ([^ ()/]+)(?: ?\/ ?([^ ()/]+))? ?\)$/;

function parseColour(text: string): string | null {
  const lower = text.toLowerCase();
  if (lower === "transparent") return "#00000000";
  if (HEX.test(lower)) return lower.length === 4 ? lower.replaceAll(/[0-9a-f]/g, "$&$&") : lower;
  const parts = OKLCH.exec(text)?.slice(1);
  if (parts === undefined) return parseFunction(lower);
  const [l, c, h, alpha = 1] = parts.map((part) =>
    part === undefined ? undefined : evaluateNumber(part),
  );
  if (l == null || c == null || h == null || alpha === null) return parseFunction(lower);
  if (l < 0 || l > 1 || c < 0 || c > 1 || alpha < 0 || alpha > 1) return null;
  return oklchHex(l, c, h, alpha);
}

const FUNCTION = /^(?:rgba?|hsla?|oklch)\([-+.%\d\sa-z,/]{1,80}\)$/;

function parseFunction(text: string): string | null {
  return FUNCTION.test(text) ? cssColourHex(text) : null;
}

/** Null for text that is no CSS colour. */
export function cssColourHex(text: string): string | null {
  const parsed = parsedColour(text);
  const colour = toOklch(parsed);
  if (colour === undefined) return null;
  const { l, c, h = 0, alpha = 1 } = colour;
  // On the edge of sRGB, rounding would put the colour outside and cost chroma.
  const { r, g, b } = toRgb(parsed) ?? { r: -1, g: -1, b: -1 };
  if ([r, g, b].every((part) => part > -EDGE && part < 1 + EDGE))
    return (alpha < 1 ? formatHex8(parsed) : formatHex(parsed)) ?? null;
  return [l, c, h, alpha].every(Number.isFinite) ? oklchHex(l, c, h, alpha) : null;
}

/** culori takes hex digits without `#`, so that the number 600 would be a colour; it throws on `oklch(0--)`. */
function parsedColour(text: string) {
  if (/^[0-9a-f]+$/i.test(text)) return undefined;
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
