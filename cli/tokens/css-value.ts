// The only way from a token to a stylesheet: each type has its own grammar and the output is built here, so
// that no value can end a declaration or load a resource.
import { isObject } from "../files/strict-json.ts";
import { decimal, evaluateNumber } from "./arithmetic.ts";
import { evaluateColour } from "./colour.ts";
import { evaluateColourObject } from "./colour-object.ts";
import type { TokenType } from "./token-types.ts";

export const ALLOWED: Readonly<Record<TokenType, string>> = {
  color:
    '"#rrggbb", "#rrggbbaa", "transparent", "rgb(…)", "hsl(…)", "oklch(L C H / A)" or { colorSpace, components, alpha }; numbers of oklch may be joined by *, + and -',
  dimension: "a length in px, rem or em of at most 1000, not negative except for tracking",
  fontFamily: "a list of 1 to 24 font names of letters, digits, spaces, dots and hyphens",
  fontWeight: "a whole number from 1 to 1000",
  duration: "a time in ms or s of at most 10 s",
  cubicBezier: "four numbers; the first and the third from 0 to 1",
  number: "a number, or numbers joined by *, + and - without spaces",
  shadow: "a list of at most 6 layers { color, offsetX, offsetY, blur, spread, inset }",
};

/** Null when the value is invalid for its type. Aliases must be resolved. */
export function cssValue(type: TokenType, name: string, value: unknown): string | null {
  return WRITERS[type](value, name);
}

/** The value that references insert, evaluated: `{a}*2` multiplies all of `a`. Null when it is invalid. */
export function finalValue(type: TokenType, name: string, value: unknown): unknown {
  const css = cssValue(type, name, value);
  if (css === null || type === "color") return css;
  if (type === "number" && typeof value === "string") return evaluateNumber(value);
  return type === "fontFamily" ? [...new Set([value].flat(8))] : value;
}

const WRITERS: Readonly<Record<TokenType, (value: unknown, name: string) => string | null>> = {
  color: colour,
  dimension: (value, name) => length(value, name.startsWith("tracking.")),
  fontFamily: fontList,
  fontWeight: (value) => (isWhole(value) && value >= 1 && value <= 1000 ? String(value) : null),
  duration,
  cubicBezier: curve,
  number: plainNumber,
  shadow: shadowList,
};

function colour(value: unknown): string | null {
  if (typeof value === "string") return evaluateColour(value);
  return isObject(value) ? evaluateColourObject(value) : null;
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function plainNumber(value: unknown, name: string): string | null {
  const number = typeof value === "string" ? evaluateNumber(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number) || Math.abs(number) > 1e6) return null;
  if (name.startsWith("leading.") && number <= 0) return null;
  if (name.startsWith("z.") && !Number.isInteger(number)) return null;
  return decimal(number, 6);
}

function measure(value: unknown, units: RegExp): { number: number; unit: string } | null {
  if (typeof value === "string") {
    const [, number, unit] = /^(-?(?:\d+(?:\.\d+)?|\.\d+))([a-z]{1,3})$/.exec(value) ?? [];
    return unit !== undefined && units.test(unit) ? { number: Number(number), unit } : null;
  }
  if (!isObject(value)) return null;
  const { value: number, unit, ...rest } = value;
  if (typeof number !== "number" || typeof unit !== "string" || Object.keys(rest).length > 0)
    return null;
  return Number.isFinite(number) && units.test(unit) ? { number, unit } : null;
}

function length(value: unknown, signed: boolean): string | null {
  const size = measure(value, /^(?:px|rem|em)$/);
  if (size === null || Math.abs(size.number) > 1000 || (size.number < 0 && !signed)) return null;
  const text = decimal(size.number);
  return text === "0" ? "0px" : `${text}${size.unit}`;
}

function duration(value: unknown): string | null {
  const time = measure(value, /^(?:ms|s)$/);
  if (time === null || time.number < 0 || time.number > (time.unit === "s" ? 10 : 10_000))
    return null;
  return `${decimal(time.number)}${time.unit}`;
}

function curve(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 4) return null;
  const points: unknown[] = value;
  if (!points.every((point) => typeof point === "number" && Math.abs(point) <= 10)) return null;
  const numbers = points.map(Number);
  if ([numbers[0], numbers[2]].some((x) => x === undefined || x < 0 || x > 1)) return null;
  return `cubic-bezier(${numbers.map((point) => decimal(point)).join(",")})`;
}

const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|system-ui|ui-(?:serif|sans-serif|monospace|rounded))$/;
const FONT_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,62}[\p{L}\p{N}])?$/u;

function fontList(value: unknown): string | null {
  const names: unknown[] = [value].flat(8);
  if (names.length === 0 || names.length > 24) return null;
  const written = names.map((name) => {
    if (typeof name !== "string" || !FONT_NAME.test(name)) return null;
    return GENERIC.test(name) ? name : `"${name}"`;
  });
  return written.includes(null) ? null : [...new Set(written)].join(",");
}

function shadowList(value: unknown): string | null {
  const layers: unknown[] = [value].flat();
  if (layers.length > 6) return null;
  const written = layers.map(shadowLayer);
  if (written.includes(null)) return null;
  // Not `none`: components add an inset edge to a shadow, and `none` beside a layer is invalid.
  return written.length === 0 ? "0 0 transparent" : written.join(",");
}

function shadowLayer(value: unknown): string | null {
  if (!isObject(value)) return null;
  const { color, offsetX, offsetY, blur, spread, inset = false, ...rest } = value;
  if (typeof inset !== "boolean" || Object.keys(rest).length > 0) return null;
  const parts = [length(offsetX, true), length(offsetY, true), length(blur, false)];
  parts.push(length(spread, true), colour(color));
  if (parts.includes(null)) return null;
  return `${inset ? "inset " : ""}${parts.join(" ").replaceAll(/\b0px\b/g, "0")}`;
}
