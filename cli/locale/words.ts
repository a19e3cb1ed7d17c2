// The words of the segmentation: OpenCC's phrases, both glossaries and the words whose reading the context decides.
import { longestByFirst, type Dictionary } from "./dictionary.ts";
import type { BrandGlossary, Glossary } from "./glossary.ts";
import type { Place, Readings } from "./readings.ts";
import type { Lexicon } from "./segment.ts";

export interface UsedTerm {
  readonly zhCN: string;
  readonly zhTW: string;
  readonly source: "glossary" | "brand glossary" | "reading";
}

export interface Words extends Lexicon {
  readonly term: (word: string, place: Place) => UsedTerm | undefined;
  readonly readings: Readings;
}

export function wordsOf(
  dictionary: Dictionary,
  glossary: Pick<Glossary, "terms" | "boundaryWords" | "commonWords" | "notWords">,
  brand: Pick<BrandGlossary, "terms">,
  readings: Readings,
  taiwan: (word: string) => boolean = dictionary.hasTaiwanWord,
): Words {
  const terms = new Map<string, UsedTerm>();
  for (const { zhCN, zhTW } of glossary.terms) terms.set(zhCN, { zhCN, zhTW, source: "glossary" });
  for (const { zhCN, zhTW } of brand.terms)
    terms.set(zhCN, { zhCN, zhTW, source: "brand glossary" });
  const boundaries = new Set(glossary.boundaryWords);
  const common = new Set(glossary.commonWords);
  const notWords = new Set(glossary.notWords);
  const longest = longestByFirst([...terms.keys(), ...boundaries, ...common, ...readings.words]);
  // A phrase of OpenCC such as 记录为 or 刷新纪录 does not decide for the reading in it.
  const isPhrase = (word: string) =>
    (dictionary.phrase(word) !== undefined || taiwan(word)) &&
    !notWords.has(word) &&
    !readings.words.some((part) => part.length < word.length && word.includes(part));
  const isWord = (word: string) => boundaries.has(word) || isPhrase(word);
  const term = (zhCN: string, place: Place): UsedTerm | undefined => {
    const known = terms.get(zhCN);
    if (known !== undefined || zhCN.length === 1) return known;
    const zhTW = readings.at(zhCN, place);
    return zhTW === undefined ? undefined : { zhCN, zhTW, source: "reading" };
  };
  return {
    rank: (word, place) => {
      if (term(word, place) !== undefined) return "term";
      if (isWord(word)) return "word";
      return common.has(word) ? "common" : null;
    },
    longestFrom: (first) => Math.max(longest.get(first) ?? 0, dictionary.longestFrom(first)),
    term,
    readings,
  };
}
