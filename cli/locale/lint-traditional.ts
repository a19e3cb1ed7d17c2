// Refuses mainland words and simplified characters in zh-TW. The browser tests read the same two data files.
import type { Texts } from "#contract/brand-entry.ts";
import { problem, type Problem } from "../errors/errors.ts";
import mainlandWords from "./mainland-words.json" with { type: "json" };
import { placeholderPattern } from "./protected-spans.ts";
import simplified from "./simplified-only.json" with { type: "json" };
import { flattenTexts } from "../files/flatten-texts.ts";

export interface LintOrigin {
  readonly file: string;
  readonly lines?: ReadonlyMap<string, number>;
}

export interface Place {
  readonly file: string;
  readonly line: number | null;
  readonly field: string | null;
}

interface MainlandWord {
  readonly word: string;
  readonly use: string;
  /** Longer words that contain the characters by chance. */
  readonly within?: readonly string[];
}

const WORDS: readonly MainlandWord[] = mainlandWords.words;
const SIMPLIFIED: ReadonlySet<string> = new Set(simplified.characters);

export function lintTraditional(texts: Texts, origin: LintOrigin): Problem[] {
  return lintTree(texts, origin, lintTraditionalText);
}

export function lintTree(
  texts: Texts,
  { file, lines }: LintOrigin,
  lint: (text: string, place: Place) => Problem[],
): Problem[] {
  return [...flattenTexts(texts)].flatMap(([field, text]) =>
    lint(text, { file, line: lines?.get(field) ?? null, field }),
  );
}

export function lintTraditionalTexts(texts: readonly string[], file: string): Problem[] {
  return texts.flatMap((text) => lintTraditionalText(text, { file, line: null, field: null }));
}

export function lintTraditionalText(text: string, place: Place): Problem[] {
  const open = text.replaceAll(placeholderPattern(), " ");
  return [...wordProblems(open, place), ...characterProblems(open, place)];
}

function wordProblems(text: string, place: Place): Problem[] {
  return WORDS.filter((entry) => holds(text, entry)).map(({ word, use }) =>
    problem("LOCALE_MAINLAND_WORD", {
      ...place,
      found: word,
      allowed: use,
      what: `${quoted(text)} holds ${word}, which readers in Taiwan do not use.`,
      fix: `write ${use} in texts/zh-TW.json, or add the zh-CN word to the glossary.`,
    }),
  );
}

function characterProblems(text: string, place: Place): Problem[] {
  const found = [...new Set([...text].filter((character) => SIMPLIFIED.has(character)))].join("");
  if (found === "") return [];
  return [
    problem("LOCALE_SIMPLIFIED_LEFT", {
      ...place,
      found,
      allowed: "traditional characters",
      what: `${quoted(text)} holds simplified characters: ${found}.`,
      fix: "write the traditional form in texts/zh-TW.json, or add the word to the glossary.",
    }),
  ];
}

function holds(text: string, { word, within = [] }: MainlandWord): boolean {
  if (!text.includes(word)) return false;
  return within.reduce((rest, longer) => rest.replaceAll(longer, " "), text).includes(word);
}

function quoted(text: string): string {
  return text.length <= 24 ? `「${text}」` : `「${text.slice(0, 24)}…」`;
}
