// The core's stylesheet without the rules of chunks that a bundle does not hold: a section that is
// switched off leaves no style behind.
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CoreBuild } from "../core/core-build.ts";

// Read and parsed once: a fleet prunes the same sheet twice per brand.
const sheets = new WeakMap<CoreBuild, Promise<readonly Rule[]>>();
const prunedSheets = new WeakMap<CoreBuild, Map<string, string>>();

/** Brands of one make hold the same chunks, so a result is kept. @param chunks every chunk of the bundle */
export async function brandStyles(core: CoreBuild, chunks: readonly string[]): Promise<string> {
  const results = prunedSheets.get(core) ?? new Map<string, string>();
  prunedSheets.set(core, results);
  const key = chunks.toSorted().join();
  const known = results.get(key);
  if (known !== undefined) return known;
  let sheet = sheets.get(core);
  if (!sheet) sheets.set(core, (sheet = readSheet(core)));
  const used = new Set(chunks.flatMap((chunk) => core.chunks[chunk]?.classes ?? []));
  const all = new Set(Object.values(core.chunks).flatMap((chunk) => chunk.classes));
  const styles = printRules(await sheet, (name) => used.has(name) || !all.has(name));
  results.set(key, styles);
  return styles;
}

async function readSheet(core: CoreBuild): Promise<readonly Rule[]> {
  return parseRules(await readFile(path.join(core.filesDir, core.css), "utf8"));
}

const CLASS = /\.([A-Za-z][\w-]*)/g;
const CONTAINER = /^@(?:layer|media|supports|container)\b/;

/** Drops the rules all of whose selectors name a class that is not kept, and what is empty without them. */
export function keepRules(css: string, keep: (className: string) => boolean): string {
  return printRules(parseRules(css), keep);
}

/** Text that always stays, a container of rules, or a rule with the classes of each of its selectors. */
type Rule =
  | string
  | { readonly prelude: string; readonly rules: readonly Rule[] }
  | { readonly text: string; readonly selectors: readonly (readonly string[])[] };

function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length;) {
    const open = nextOutsideStrings(css, at, "{;");
    if (css[open] !== "{") {
      rules.push(css.slice(at, open + 1));
      at = open + 1;
      continue;
    }
    const end = closing(css, open);
    const prelude = css.slice(at, open);
    const text = css.slice(at, end + 1);
    if (CONTAINER.test(prelude)) {
      rules.push({ prelude, rules: parseRules(css.slice(open + 1, end)) });
    } else if (prelude.startsWith("@")) {
      rules.push(text);
    } else {
      rules.push({ text, selectors: prelude.split(",").map(names) });
    }
    at = end + 1;
  }
  return rules;
}

function printRules(rules: readonly Rule[], keep: (className: string) => boolean): string {
  let out = "";
  for (const rule of rules) {
    if (typeof rule === "string") out += rule;
    else if ("text" in rule) {
      if (rule.selectors.some((selector) => selector.every(keep))) out += rule.text;
    } else {
      const kept = printRules(rule.rules, keep);
      if (kept !== "") out += `${rule.prelude}{${kept}}`;
    }
  }
  return out;
}

const names = (selector: string) => [...selector.matchAll(CLASS)].map(([, name = ""]) => name);

/** Place of the brace that ends the block opened at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = nextOutsideStrings(css, at + 1, "{}")) {
    depth += css[at] === "{" ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** First place from `from` on that holds one of the characters; the length when there is none. */
function nextOutsideStrings(css: string, from: number, characters: string): number {
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? "";
    if (characters.includes(character)) return at;
    if (character === "\\") at += 1;
    else if (character === '"' || character === "'") at = stringEnd(css, at);
  }
  return css.length;
}

function stringEnd(css: string, start: number): number {
  let at = start + 1;
  while (at < css.length && css[at] !== css[start]) at += css[at] === "\\" ? 2 : 1;
  return at;
}
