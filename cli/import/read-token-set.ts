// Reads files of tokens into colours and radii: references resolved, translucent colours left out.
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { cssColourHex, evaluateColour } from "../tokens/colour.ts";
import { evaluateColourObject } from "../tokens/colour-object.ts";
import { namedFlavours } from "./flavours.ts";
import { modeOf, type ImportedSet, type RawToken } from "./imported-token.ts";
import { readCssTokens } from "./read-css-tokens.ts";
import { readJsonTokens } from "./read-json-tokens.ts";

export interface TokenText {
  readonly file: string;
  readonly text: string;
}

/** @throws CliError TOKEN_IMPORT_FORMAT, TOKEN_IMPORT_EMPTY */
export function readTokenSet(texts: readonly TokenText[]): ImportedSet {
  const raw = texts.flatMap(({ file, text }) => {
    const ofFile = texts.length > 1 ? modeOf(path.basename(file)) : null;
    return readTokens(file, text).map((token) => ({ ...token, mode: token.mode ?? ofFile }));
  });
  const byName = Map.groupBy(raw, ({ name }) => name);
  const values = raw.map((token) => ({ ...token, value: resolved(token, byName) }));
  const colours = values.flatMap(({ name, mode, value }) => {
    const hex = colourOf(value);
    return hex?.length === 7 ? [{ name, mode, hex }] : [];
  });
  const radii = values.flatMap(({ name, value }) => {
    const pixels = /(?:^|\.)(?:radius|radii|rounded|corner)(?:\.|$)/.test(name)
      ? pixelsOf(value)
      : null;
    return pixels === null ? [] : [{ name, pixels }];
  });
  if (colours.length === 0) throw empty(texts);
  return { colours: namedFlavours(distinct(colours)), radii };
}

const MAX_CHARACTERS = 4 * 1024 * 1024;

function readTokens(file: string, text: string): readonly RawToken[] {
  if (text.length > MAX_CHARACTERS) throw unreadable(file, "it is larger than 4 MiB");
  const isCss = /\.(?:css|scss|less)$/.test(file);
  try {
    return isCss ? readCssTokens(text) : readJsonTokens(JSON.parse(text));
  } catch (cause) {
    throw unreadable(file, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

const DEPTH = 20;

function resolved(token: RawToken, byName: ReadonlyMap<string, readonly RawToken[]>): unknown {
  let { value } = token;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const name = typeof value === "string" ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
    if (name === undefined) return value;
    const targets = byName.get(name) ?? [];
    const target =
      targets.find(({ mode }) => mode === token.mode) ??
      targets.find(({ mode }) => mode === null) ??
      targets[0];
    value = target?.value;
  }
  return undefined;
}

function colourOf(value: unknown): string | null {
  if (typeof value !== "string") return evaluateColourObject(value);
  const text = value.trim();
  const hex = evaluateColour(text) ?? cssColourHex(text);
  return hex?.length === 9 && hex.endsWith("ff") ? hex.slice(0, 7) : hex;
}

const REM = 16;

function pixelsOf(value: unknown): number | null {
  if (typeof value === "number") return value;
  const text =
    typeof value === "object" && value !== null && "value" in value && "unit" in value
      ? `${String(value.value)}${String(value.unit)}`
      : String(value);
  const [, number, unit] = /^(\d*\.?\d+)(px|rem)?$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (unit === "rem" ? REM : 1);
}

function distinct<T extends { readonly name: string; readonly mode: unknown }>(
  all: readonly T[],
): T[] {
  return [...new Map(all.map((one) => [`${one.name} ${String(one.mode)}`, one])).values()];
}

function unreadable(file: string, why: string, cause?: unknown): CliError {
  return new CliError("TOKEN_IMPORT_FORMAT", {
    what: `The file cannot be read as tokens: ${why}.`,
    where: { file },
    fix: "name a JSON file of DTCG, Tokens Studio, Figma variables or Style Dictionary tokens, or a CSS file with custom properties.",
    cause,
  });
}

function empty(texts: readonly TokenText[]): CliError {
  return new CliError("TOKEN_IMPORT_EMPTY", {
    what: "No opaque colour was found.",
    where: { file: texts[0]?.file ?? "" },
    fix: "name a file whose tokens have $value or value, or custom properties that are colours.",
  });
}
