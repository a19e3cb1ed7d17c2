import { readFileSync } from "node:fs";
import { parseStrictJson } from "../files/strict-json.ts";
import { MAX_JSON_BYTES, readInside } from "../files/read-file.ts";
import type { Problem } from "../errors/errors.ts";
import { walkTokens } from "./walk-tokens.ts";
import type { TokenFile } from "./token-types.ts";

/**
 * Reads one DTCG file of a brand or a family; a link out of `root`, a huge file or broken UTF-8 is a
 * problem of the file, not a crash.
 * @returns null when there is no such file
 */
export function readTokenFile(root: string, file: string): TokenFile | null {
  const read = readInside(root, file, MAX_JSON_BYTES);
  if (read === null) return null;
  return "problem" in read ? withProblems(file, [read.problem]) : parseOnce(file, read.text);
}

/** A layer of the package itself. */
export function readSharedLayer(file: string): TokenFile {
  return parseOnce(file, readFileSync(file, "utf8"));
}

/** As `readTokenFile`, for text that is in memory. */
export function parseTokens(file: string, text: string): TokenFile {
  const { value, lines, problems } = parseStrictJson(text, file);
  if (value === undefined) return withProblems(file, problems);
  const walked = walkTokens(file, value, lines);
  return { ...walked, problems: [...problems, ...walked.problems] };
}

const parsed = new Map<string, { readonly text: string; readonly result: TokenFile }>();

/** The same text is parsed once per process: the shared layers serve every brand. */
function parseOnce(file: string, text: string): TokenFile {
  const before = parsed.get(file);
  if (before?.text === text) return before.result;
  const result = parseTokens(file, text);
  if (parsed.size >= 256) parsed.clear();
  parsed.set(file, { text, result });
  return result;
}

function withProblems(file: string, problems: readonly Problem[]): TokenFile {
  return { file, tokens: [], declarations: [], problems };
}
