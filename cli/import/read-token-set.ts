// Reads files of tokens into colours and radii: references resolved, translucent colours left out.
import { readFileSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { decodeText } from "../files/decode-text.ts";
import type { DtcgDocument } from "../tokens/dtcg-references.ts";
import { namedFlavours } from "./flavours.ts";
import type { ImportedSet, RawTokens } from "./imported-token.ts";
import { modesOfFiles } from "./mode-names.ts";
import { readCssTokens } from "./read-css-tokens.ts";
import { readJsonTokens } from "./read-json-tokens.ts";
import { resolveSet, type ResolvedSet } from "./resolve-set.ts";

export interface TokenText {
  readonly file: string;
  readonly text: string;
}

/** @throws CliError TOKEN_IMPORT_FORMAT, TOKEN_IMPORT_EMPTY */
export function readTokenSet(texts: readonly TokenText[]): ImportedSet {
  const modes = modesOfFiles(texts.map(({ file }) => file));
  const files = texts.map(({ file, text }, at) => {
    const { tokens, extensions } = readTokens(file, text);
    return {
      tokens: tokens.map((token) => ({ ...token, mode: token.mode ?? modes[at] ?? null })),
      extensions,
    };
  });
  const resolved = resolveSet({
    tokens: files.flatMap(({ tokens }) => tokens),
    extensions: files.flatMap(({ extensions }) => extensions),
  });
  const colours = resolved.values.flatMap(({ name, mode, hex }) =>
    hex?.length === 7 ? [{ name, mode, hex }] : [],
  );
  const radii = resolved.values.flatMap(({ name, value }) => {
    const pixels = RADIUS.test(name) ? pixelsOf(value) : null;
    return pixels === null ? [] : [{ name, pixels }];
  });
  if (colours.length === 0) throw empty(texts);
  return { colours: namedFlavours(distinct(colours)), radii, warnings: warningsOf(resolved) };
}

const RADIUS = /(?:^|\.)(?:radius|radii|rounded|corner)(?:\.|$)/;
const MAX_CHARACTERS = 4 * 1024 * 1024;

function readTokens(file: string, text: string): RawTokens {
  if (text.length > MAX_CHARACTERS) throw unreadable(file, "it is larger than 4 MiB");
  const plain = decodeText(text);
  try {
    if (/\.(?:css|scss|sass|less|pcss)$/.test(file))
      return { tokens: readCssTokens(file, plain), extensions: [] };
    return readJsonTokens(openDocument(file, JSON.parse(plain)));
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    throw unreadable(file, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

/** Files that a document names are read from its own folder on. */
function openDocument(
  file: string,
  root: unknown,
  opened = new Map<string, DtcgDocument>(),
): DtcgDocument {
  const open = (name: string): DtcgDocument => {
    const target = path.resolve(path.dirname(file), decodeURIComponent(name));
    const before = opened.get(target);
    if (before) return before;
    if (/^[a-z]+:/i.test(name))
      throw unreadable(file, `it names ${name}, and only files can be read`);
    const document = openDocument(target, readDocument(file, name, target), opened);
    opened.set(target, document);
    return document;
  };
  const document = { root, open };
  opened.set(path.resolve(file), document);
  return document;
}

function readDocument(file: string, name: string, target: string): unknown {
  try {
    return JSON.parse(decodeText(readFileSync(target)));
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === "ENOENT";
    const why = isMissing ? "which does not exist" : "which cannot be read as JSON";
    throw unreadable(file, `it names ${name}, ${why}`, cause);
  }
}

const REM = 16;

function pixelsOf(value: unknown): number | null {
  if (typeof value === "number") return value;
  const text =
    typeof value === "object" && value !== null && "value" in value && "unit" in value
      ? `${String(value.value)}${String(value.unit)}`
      : String(value);
  const [, number, unit] = /^(\d+(?:\.\d+)?|\.\d+)(px|rem)?$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (unit === "rem" ? REM : 1);
}

function distinct<T extends { readonly name: string; readonly mode: unknown }>(
  all: readonly T[],
): T[] {
  return [...new Map(all.map((one) => [`${one.name} ${String(one.mode)}`, one])).values()];
}

function warningsOf({ replaced, unresolved, unread }: ResolvedSet): readonly string[] {
  const all = [
    [replaced, "given twice with different values; the later one is used."],
    [unresolved, "referred to, but not in the files."],
    [unread, "a colour that cannot be read, or its modifier; it is left out."],
  ] as const;
  return all.flatMap(([names, what]) => (names.length === 0 ? [] : [`${listed(names)}: ${what}`]));
}

const LISTED = 6;

function listed(names: readonly string[]): string {
  const more = names.length - LISTED;
  return names.slice(0, LISTED).join(", ") + (more > 0 ? ` and ${more} more` : "");
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
