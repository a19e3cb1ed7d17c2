// Limits of depth, values and key length: each problem holds a path of keys, which could fill the memory.
import { createScanner } from "jsonc-parser";
import { problem, type Problem } from "../errors/errors.ts";

const MAX_DEPTH = 64;
const MAX_VALUES = 20_000;
const MAX_KEY = 100;

/** Runs before the parser, which recurses: a hostile file must not overflow its stack. */
export function sizeProblem(text: string, file: string): Problem | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  let values = 0;
  let lastLength = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const line = scanner.getTokenStartLine() + 1;
    const token = text.charAt(scanner.getTokenOffset());
    if (token === '"') lastLength = scanner.getTokenLength() - 2;
    else if (token === ":" && lastLength > MAX_KEY) return longKey(file, line, lastLength);
    else if (token === ",") values += 1;
    else if (token === "{" || token === "[") depth += 1;
    else if (token === "}" || token === "]") depth -= 1;
    if (depth > MAX_DEPTH) return tooDeep(file, line);
    if (values >= MAX_VALUES) return tooMany(file, line);
  }
  return null;
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
