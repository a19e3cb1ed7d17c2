import { readFileSync } from "node:fs";
import { parseStrictJson } from "../files/strict-json.ts";
import { MAX_JSON_BYTES, readInside } from "../files/read-file.ts";
import type { Problem } from "../errors/errors.ts";
import { walkTokens } from "./walk-tokens.ts";
import type { TokenFile } from "./token-types.ts";

/** Null without a file. A link out of `root`, a huge file or broken UTF-8 is a problem of the result. */
export function readTokenFile(root: string, file: string): TokenFile | null {
  const read = readInside(root, file, MAX_JSON_BYTES);
  if (read === null) return null;
  if (!("problem" in read)) return parseOnce(file, read.text);
  if (read.cleaned === undefined) return withProblems(file, [read.problem]);
  const { problems, ...cleaned } = parseTokens(file, read.cleaned.text);
  return { ...cleaned, problems: [...read.cleaned.problems, ...problems] };
}

export function readSharedLayer(file: string): TokenFile {
  return parseOnce(file, readFileSync(file, "utf8"));
}

export function parseTokens(file: string, text: string): TokenFile {
  const { value, lines, problems } = parseStrictJson(text, file);
  if (value === undefined) return withProblems(file, problems);
  const walked = walkTokens(file, value, lines);
  return { ...walked, problems: [...problems, ...walked.problems] };
}

const cache = new Map<string, { readonly text: string; readonly result: TokenFile }>();

/** Cached by path and text: every brand reads the shared layers. */
function parseOnce(file: string, text: string): TokenFile {
  const cached = cache.get(file);
  if (cached?.text === text) return cached.result;
  const result = parseTokens(file, text);
  if (cache.size >= 256) cache.clear();
  cache.set(file, { text, result });
  return result;
}

function withProblems(file: string, problems: readonly Problem[]): TokenFile {
  return { file, extensions: [], tokens: [], declarations: [], problems };
}
