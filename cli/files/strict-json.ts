// Strict JSON with positions: comments, trailing commas, keys that stand twice and keys JavaScript
// gives a meaning of its own are refused, and every value knows its line.
import { parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { hiddenCharacter } from "./characters.ts";
import { sizeProblem } from "./json-size.ts";

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

export type JsonObject = { readonly [key: string]: unknown };

export interface JsonDocument {
  /** Undefined when the text could not be parsed. */
  readonly value: unknown;
  /** Dotted path → 1-based line of the key (or of the element, in a list). */
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

export function parseStrictJson(text: string, file: string): JsonDocument {
  const lineAt = lineFinder(text);
  const tooLarge = sizeProblem(text, file);
  if (tooLarge) return { value: undefined, lines: new Map(), problems: [tooLarge] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, STRICT);
  const first = errors[0];
  if (first || !root) {
    return {
      value: undefined,
      lines: new Map(),
      problems: [syntaxProblem(file, lineAt, text, first)],
    };
  }
  const reader: Reader = { file, lineAt, lines: new Map(), problems: [] };
  const value = readNode(root, "", reader);
  return { value, lines: reader.lines, problems: reader.problems.slice(0, MAX_PROBLEMS) };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function joinPath(parent: string, key: string | number): string {
  return parent === "" ? String(key) : `${parent}.${key}`;
}

interface Reader {
  readonly file: string;
  readonly lineAt: (offset: number) => number;
  readonly lines: Map<string, number>;
  readonly problems: Problem[];
}

function readNode(node: Node, path: string, reader: Reader): unknown {
  if (node.type === "array") {
    return (node.children ?? []).map((child, index) => {
      const at = joinPath(path, index);
      reader.lines.set(at, reader.lineAt(child.offset));
      return readNode(child, at, reader);
    });
  }
  if (node.type === "object") return readObject(node, path, reader);
  const value = node.value as unknown;
  if (typeof value === "string") checkCharacters(value, path, reader.lineAt(node.offset), reader);
  return value;
}

function readObject(node: Node, path: string, reader: Reader): JsonObject {
  const result = new Map<string, unknown>();
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (!keyNode || !valueNode) continue;
    const key = String(keyNode.value);
    const at = joinPath(path, key);
    const line = reader.lineAt(keyNode.offset);
    const refused = refuseKey(
      key,
      at,
      line,
      result.has(key) ? (reader.lines.get(at) ?? line) : null,
      reader,
    );
    if (refused) continue;
    reader.lines.set(at, line);
    result.set(key, readNode(valueNode, at, reader));
  }
  return Object.fromEntries(result);
}

/** Reports a key that may not stand here; `firstLine` is where it stood before. */
function refuseKey(
  key: string,
  field: string,
  line: number,
  firstLine: number | null,
  reader: Reader,
): boolean {
  if (checkCharacters(key, field, line, reader)) return true;
  // Every name an object has from birth: code that asks `key in object` takes such a key for known.
  if (key === "prototype" || key in Object.prototype) {
    reader.problems.push(
      problem("BRAND_JSON_FORBIDDEN_KEY", {
        file: reader.file,
        line,
        field,
        found: key,
        what: `The key "${key}" is not allowed in any file of a brand.`,
        fix: `remove "${key}".`,
      }),
    );
    return true;
  }
  if (firstLine === null) return false;
  reader.problems.push(
    problem("BRAND_JSON_DUPLICATE_KEY", {
      file: reader.file,
      line,
      field,
      found: key,
      what: `The key "${key}" stands a second time in the same object; the first is on line ${firstLine}.`,
      fix: "remove one of the two.",
    }),
  );
  return true;
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** True when the text holds a character no one can see, raw or as an escape. */
function checkCharacters(text: string, field: string, line: number, reader: Reader): boolean {
  const hidden = hiddenCharacter(text);
  if (hidden === null) return false;
  reader.problems.push(
    problem("BRAND_FILE_CHARACTER", {
      file: reader.file,
      line,
      field,
      found: hidden.name,
      allowed: "characters a reader can see",
      what: `The text holds the character ${hidden.name}, which no one can see.`,
      fix: "remove it.",
    }),
  );
  return true;
}

const SYNTAX: Readonly<Record<string, string>> = {
  InvalidSymbol: "There is something here that JSON does not know",
  InvalidNumberFormat: "A number is written in a way JSON does not allow",
  PropertyNameExpected: "A key in double quotes is expected here; a comma before } is one too many",
  ValueExpected: "A value is expected here; a comma before ] is one too many",
  ColonExpected: "A colon is expected here",
  CommaExpected: "A comma is expected here",
  CloseBraceExpected: "A closing } is missing",
  CloseBracketExpected: "A closing ] is missing",
  EndOfFileExpected: "The file goes on after its value has ended",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfComment: "JSON has no comments",
  UnexpectedEndOfString: "A text has no closing quote",
  InvalidUnicode: "A \\u escape needs four hexadecimal digits",
  InvalidEscapeCharacter: "An escape after \\ is not one JSON knows",
  InvalidCharacter: "A text holds a control character; write it as \\u00xx",
};

function syntaxProblem(
  file: string,
  lineAt: (offset: number) => number,
  text: string,
  error: ParseError | undefined,
): Problem {
  const name = error ? printParseErrorCode(error.error) : "ValueExpected";
  const reason =
    text.trim() === "" ? "The file is empty" : (SYNTAX[name] ?? "The file is not strict JSON");
  const offset = error?.offset ?? 0;
  const found = text.slice(offset, offset + Math.min(error?.length ?? 1, 40));
  return problem("BRAND_JSON_SYNTAX", {
    file,
    line: lineAt(offset),
    found: found === "" ? null : found,
    allowed: "strict JSON",
    what: `${reason}${found.trim() === "" ? "" : `: ${JSON.stringify(found)}`}.`,
    fix: "write strict JSON: keys and texts in double quotes, no comments, no comma after the last entry.",
  });
}
