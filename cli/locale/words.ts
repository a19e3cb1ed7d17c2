// The words of the segmentation: OpenCC's phrases and both glossaries.
import { longestByFirst, type Dictionary } from "./dictionary.ts";
import type { BrandGlossary, Glossary } from "./glossary.ts";
import type { Lexicon } from "./segment.ts";

export interface UsedTerm {
  readonly zhCN: string;
  readonly zhTW: string;
  readonly source: "glossary" | "brand glossary";
}

export interface Words extends Lexicon {
  readonly term: (word: string) => UsedTerm | undefined;
}

export function wordsOf(
  dictionary: Dictionary,
  glossary: Pick<Glossary, "terms" | "boundaryWords">,
  brand: Pick<BrandGlossary, "terms">,
): Words {
  const terms = new Map<string, UsedTerm>();
  for (const { zhCN, zhTW } of glossary.terms) terms.set(zhCN, { zhCN, zhTW, source: "glossary" });
  for (const { zhCN, zhTW } of brand.terms)
    terms.set(zhCN, { zhCN, zhTW, source: "brand glossary" });
  const boundaries = new Set(glossary.boundaryWords);
  const longest = longestByFirst([...terms.keys(), ...boundaries]);
  const isWord = (word: string) =>
    boundaries.has(word) || dictionary.phrase(word) !== undefined ? "word" : null;
  return {
    rank: (word) => (terms.has(word) ? "term" : isWord(word)),
    longestFrom: (first) => Math.max(longest.get(first) ?? 0, dictionary.longestFrom(first)),
    term: (word) => terms.get(word),
  };
}
