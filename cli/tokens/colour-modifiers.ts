// Changes that a file asks for on a colour: Tokens Studio's modifiers, CSS `color-mix()`, functions of Sass.
import { converter, formatHex, formatHex8, interpolate, parse, type Color } from "culori";
import { cssColourHex } from "./colour.ts";

const SPACES = {
  srgb: "rgb",
  "srgb-linear": "lrgb",
  p3: "p3",
  "display-p3": "p3",
  hsl: "hsl",
  hwb: "hwb",
  lab: "lab",
  lch: "lch",
  oklab: "oklab",
  oklch: "oklch",
} as const;
type SpaceName = keyof typeof SPACES;

const isSpace = (name: string): name is SpaceName => Object.hasOwn(SPACES, name);

export interface Modifier {
  readonly type: string;
  /** 0 to 1 */
  readonly amount: number;
  readonly space: string;
  /** Of `mix`. */
  readonly other: string | null;
}

/** Null when the change is not known. @param hex `#rrggbb` or `#rrggbbaa` */
export function modifiedColour(
  hex: string,
  { type, amount, space, other }: Modifier,
): string | null {
  if (!isSpace(space) || !Number.isFinite(amount)) return null;
  const part = Math.min(1, Math.max(0, amount));
  if (type === "alpha") return hexOf({ ...colourOf(hex), alpha: part });
  if (type === "mix") return other === null ? null : mixed(hex, other, part, space);
  if (type !== "lighten" && type !== "darken") return null;
  return moved(hex, type === "lighten", part, space);
}

/** @param part of `other` */
export function mixed(hex: string, other: string, part: number, space: string): string | null {
  if (!isSpace(space)) return null;
  return hexOf(interpolate([hex, other], SPACES[space])(part));
}

/** In RGB each channel moves; in the others the lightness, and in LCH the chroma falls. */
function moved(hex: string, lighter: boolean, part: number, space: SpaceName): string | null {
  const towards = (value: number, end: number): number =>
    lighter ? value + (end - value) * part : value * (1 - part);
  if (space === "lch") {
    const { l, c, h, alpha } = converter("lch")(colourOf(hex));
    return hexOf({ mode: "lch", l: towards(l, 100), c: c * (1 - part), h, alpha });
  }
  if (space === "hsl") {
    const { h, s, l, alpha } = converter("hsl")(colourOf(hex));
    return hexOf({ mode: "hsl", h, s, l: towards(l, 1), alpha });
  }
  const mode = space === "p3" || space === "display-p3" ? "p3" : "rgb";
  const { r, g, b, alpha } = converter(mode)(colourOf(hex));
  return hexOf({ mode, r: towards(r, 1), g: towards(g, 1), b: towards(b, 1), alpha });
}

const colourOf = (hex: string): Color => parse(hex) ?? { mode: "rgb", r: 0, g: 0, b: 0 };

function hexOf(colour: Color): string | null {
  const rgb = converter("rgb")(colour);
  return ((rgb.alpha ?? 1) < 1 ? formatHex8(rgb) : formatHex(rgb)) ?? null;
}

const CALL =
  /^(color-mix|tint-color|shade-color|lighten|darken|mix|rgba|transparentize|fade)\((.+)\)$/s;
const SPACE = /^in\s+([\w-]+)/;
const PERCENT = /(?<!\s)\s+([\d.]+)%$/;

/** A colour in CSS or a function of Sass and Less; null for anything else. */
export function colourOfText(text: string): string | null {
  const plain = cssColourHex(text);
  if (plain !== null) return plain;
  const [, name = "", inner = ""] = CALL.exec(text) ?? [];
  if (name === "") return null;
  const parts = splitTop(inner);
  return name === "color-mix" ? ofColorMix(parts) : ofFunction(name, parts);
}

type Share = readonly [colour: string, percent: string | undefined];

function ofColorMix([head = "", ...colours]: readonly string[]): string | null {
  const space = SPACE.exec(head)?.[1];
  const [first, second, ...more] = colours.map((text): Share => [
    text.replace(PERCENT, ""),
    PERCENT.exec(text)?.[1],
  ]);
  if (space === undefined || first === undefined || second === undefined) return null;
  return more.length > 0 ? null : ofMix(space, first, second);
}

function ofMix(space: string, [one, ofOne]: Share, [other, ofOther]: Share): string | null {
  const [a, b] = [one, other].map((text) =>
    text === "transparent" ? "transparent" : colourOfText(text),
  );
  if (a == null || b == null) return null;
  const share =
    ofOther === undefined ? (ofOne === undefined ? 50 : 100 - Number(ofOne)) : Number(ofOther);
  if (a === "transparent")
    return modifiedColour(b, { type: "alpha", amount: share / 100, space: "srgb", other: null });
  if (b === "transparent")
    return modifiedColour(a, {
      type: "alpha",
      amount: 1 - share / 100,
      space: "srgb",
      other: null,
    });
  const total =
    ofOne !== undefined && ofOther !== undefined ? Number(ofOne) + Number(ofOther) : 100;
  return mixed(a, b, share / total, space);
}

function ofFunction(name: string, [base = "", ...others]: readonly string[]): string | null {
  const hex = colourOfText(base);
  const last = others.at(-1) ?? "";
  const amount = Number.parseFloat(last) / (last.endsWith("%") ? 100 : 1);
  if (hex === null) return null;
  const change = (type: string, space: string, part: number) =>
    modifiedColour(hex, { type, amount: part, space, other: null });
  switch (name) {
    case "tint-color":
      return mixed(hex, "#ffffff", amount, "srgb");
    case "shade-color":
      return mixed(hex, "#000000", amount, "srgb");
    case "mix":
      return ofSassMix(hex, others);
    case "transparentize":
      return change("alpha", "srgb", 1 - amount);
    case "rgba":
    case "fade":
      return others.length === 1 ? change("alpha", "srgb", amount) : null;
    default:
      return hslShift(hex, name === "lighten" ? amount : -amount);
  }
}

function ofSassMix(hex: string, [second = "", weight = "50%"]: readonly string[]): string | null {
  const other = colourOfText(second);
  return other === null ? null : mixed(hex, other, 1 - Number.parseFloat(weight) / 100, "srgb");
}

/** Sass adds points of lightness, where Tokens Studio takes a part of what is left. */
function hslShift(hex: string, points: number): string | null {
  const { h, s, l, alpha } = converter("hsl")(colourOf(hex));
  return hexOf({ mode: "hsl", h, s, l: Math.min(1, Math.max(0, l + points)), alpha });
}

function splitTop(text: string): readonly string[] {
  let depth = 0;
  return [...text]
    .reduce<string[]>(
      (parts, character) => {
        if (character === "(") depth += 1;
        if (character === ")") depth -= 1;
        if (character === "," && depth === 0) parts.push("");
        else parts.push((parts.pop() ?? "") + character);
        return parts;
      },
      [""],
    )
    .map((part) => part.trim());
}
