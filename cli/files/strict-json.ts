// Strict JSON with line numbers: refuses comments, trailing commas, duplicate keys and keys of Object.prototype.
import {
  printParseErrorCode,
  visit,
  type JSONPath,
  type JSONVisitor,
  type ParseErrorCode,
} from "jsonc-parser";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { hiddenCharacter } from "../base/characters.ts";
import { sizeProblem } from "./json-size.ts";
import { withoutMark } from "./text-lines.ts";

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

export type JsonObject = { readonly [key: string]: unknown };

export interface JsonDocument {
  /** Undefined when the text could not be parsed. */
  readonly value: unknown;
  /** Dotted path → 1-based line of the key (or of the element, in a list). */
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/** A byte order mark is no mistake. */
export function parseStrictJson(whole: string, file: string): JsonDocument {
  const text = withoutMark(whole);
  const stopped = sizeProblem(text, file) ?? syntaxProblem(text, file);
  if (stopped) return { value: undefined, lines: new Map(), problems: [stopped] };
  const problems: Problem[] = [];
  const lines = readLines(text, file, problems);
  const value: unknown = JSON.parse(text, (key, child: unknown) =>
    isForbidden(key) || hiddenCharacter(key) !== null ? undefined : child,
  );
  return { value, lines, problems: problems.slice(0, MAX_PROBLEMS) };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function joinPath(parent: string, key: string | number): string {
  return parent === "" ? String(key) : `${parent}.${key}`;
}

/** Names that every object has: `key in object` is true for them. */
const isForbidden = (key: string): boolean => key === "prototype" || key in Object.prototype;

function readLines(text: string, file: string, problems: Problem[]): Map<string, number> {
  const lines = new Map<string, number>();
  const firstLines = new Map<string, number>();
  const checkKey = (key: string, parent: JSONPath, line: number): void => {
    const path = [...parent, key];
    const place = { file, line, field: path.join(".") };
    const firstLine = firstLines.get(JSON.stringify(path));
    const wrong = keyProblem(key, place, firstLine ?? null);
    if (wrong) return void problems.push(wrong);
    firstLines.set(JSON.stringify(path), line);
    lines.set(place.field, line);
  };
  const addElement = (path: JSONPath, line: number): void => {
    if (typeof path.at(-1) === "number") lines.set(path.join("."), line);
  };
  const addBegin: JSONVisitor["onObjectBegin"] = (...[, , line, , path]) =>
    addElement(path(), line + 1);
  visit(
    text,
    {
      onObjectBegin: addBegin,
      onArrayBegin: addBegin,
      onObjectProperty: (...[key, , , line, , path]) => checkKey(key, path(), line + 1),
      onLiteralValue(...[value, , , line, , path]) {
        addElement(path(), line + 1);
        if (typeof value !== "string") return;
        const wrong = characterProblem(value, { file, line: line + 1, field: path().join(".") });
        if (wrong) problems.push(wrong);
      },
    },
    STRICT,
  );
  return lines;
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly field: string;
}

function keyProblem(key: string, place: Place, firstLine: number | null): Problem | null {
  if (isForbidden(key)) {
    return problem("BRAND_JSON_FORBIDDEN_KEY", {
      ...place,
      found: key,
      what: `The key "${key}" is not allowed in any file of a brand.`,
      fix: `remove "${key}".`,
    });
  }
  if (firstLine === null) return characterProblem(key, place);
  return problem("BRAND_JSON_DUPLICATE_KEY", {
    ...place,
    found: key,
    what: `The key "${key}" stands a second time in the same object; the first is on line ${firstLine}.`,
    fix: "remove one of the two.",
  });
}

function characterProblem(text: string, place: Place): Problem | null {
  const hidden = hiddenCharacter(text);
  if (hidden === null) return null;
  return problem("BRAND_FILE_CHARACTER", {
    ...place,
    found: hidden.name,
    allowed: "characters a reader can see",
    what: `The text holds the character ${hidden.name}, which no one can see.`,
    fix: "remove it.",
  });
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

function syntaxProblem(text: string, file: string): Problem | null {
  const errors: { code: ParseErrorCode; offset: number; length: number; line: number }[] = [];
  const onError: JSONVisitor["onError"] = (code, offset, length, line) =>
    errors.push({ code, offset, length, line: line + 1 });
  visit(text, { onError }, STRICT);
  const [first] = errors;
  if (!first) return null;
  const reason =
    text.trim() === ""
      ? "The file is empty"
      : (SYNTAX[printParseErrorCode(first.code)] ?? "The file is not strict JSON");
  const found = text.slice(first.offset, first.offset + Math.min(first.length, 40));
  return problem("BRAND_JSON_SYNTAX", {
    file,
    line: first.line,
    found: found === "" ? null : found,
    allowed: "strict JSON",
    what: `${reason}${found.trim() === "" ? "" : `: ${JSON.stringify(found)}`}.`,
    fix: "write strict JSON: keys and texts in double quotes, no comments, no comma after the last entry.",
  });
}
