// How large a JSON file may be in every direction but bytes: depth, values, length of keys. Every place
// of a problem is spelled out as a path of keys, so long keys over many values would fill the memory.
import { problem, type Problem } from "../errors/errors.ts";

const MAX_DEPTH = 64;
const MAX_VALUES = 20_000;
const MAX_KEY = 100;

/** Counted before parsing: the parser recurses, and a hostile file must not overflow its stack. */
export function sizeProblem(
  text: string,
  file: string,
  lineAt: (offset: number) => number,
): Problem | null {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') {
      const end = endOfText(text, at);
      if (end - at > MAX_KEY && isKey(text, end)) return longKey(file, lineAt(at), end - at - 1);
      at = end;
    } else if (mark === "{" || mark === "[") {
      depth += 1;
      if (depth > MAX_DEPTH) return tooDeep(file, lineAt(at));
    } else if (mark === "}" || mark === "]") depth -= 1;
    else if (mark === ",") values += 1;
    if (values >= MAX_VALUES) return tooMany(file, lineAt(at));
  }
  return null;
}

/** Offset of the closing quote, or the end of the file. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (at < text.length && /\s/.test(text[at] ?? "")) at += 1;
  return text[at] === ":";
}

function tooDeep(file: string, line: number): Problem {
  return problem("BRAND_JSON_DEPTH", {
    file,
    line,
    allowed: `${MAX_DEPTH} levels`,
    what: `The file is nested more than ${MAX_DEPTH} levels deep.`,
    fix: "take the surplus levels out.",
  });
}

function tooMany(file: string, line: number): Problem {
  return problem("BRAND_FILE_SIZE", {
    file,
    line,
    allowed: `at most ${MAX_VALUES} values`,
    what: `The file holds more than ${MAX_VALUES} values.`,
    fix: "take the surplus out.",
  });
}

function longKey(file: string, line: number, length: number): Problem {
  return problem("BRAND_FILE_SIZE", {
    file,
    line,
    found: `${length} characters`,
    allowed: `at most ${MAX_KEY} characters`,
    what: `A key has ${length} characters, and at most ${MAX_KEY} are allowed.`,
    fix: "shorten the key.",
  });
}
