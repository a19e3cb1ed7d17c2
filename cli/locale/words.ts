// The words the segmentation knows: OpenCC's phrases, the project's glossary, the brand's own.
import type { Dictionary } from "./dictionary.ts";
import type { BrandGlossary, Glossary } from "./glossary.ts";
import type { Lexicon } from "./segment.ts";

/** A term the conversion used, and whose it was. */
export interface UsedTerm {
  readonly zhCN: string;
  readonly zhTW: string;
  readonly source: "glossary" | "brand glossary";
}

export interface Words extends Lexicon {
  readonly term: (word: string) => UsedTerm | undefined;
}

export function wordsOf(dictionary: Dictionary, glossary: Glossary, brand: BrandGlossary): Words {
  const { book } = dictionary;
  const terms = new Map<string, UsedTerm>();
  for (const { zhCN, zhTW } of glossary.terms) terms.set(zhCN, { zhCN, zhTW, source: "glossary" });
  for (const { zhCN, zhTW } of brand.terms)
    terms.set(zhCN, { zhCN, zhTW, source: "brand glossary" });
  const boundaries = new Set(glossary.boundaryWords);
  const longest = longestByFirst([...terms.keys(), ...boundaries]);
  return {
    rank: (word) =>
      terms.has(word)
        ? "term"
        : boundaries.has(word) || book.phrase(word) !== undefined
          ? "word"
          : null,
    longestFrom: (first) => Math.max(longest.get(first) ?? 0, book.longestFrom(first)),
    term: (word) => terms.get(word),
  };
}

/** Whether a text holds any of the brand's own words. */
export function touching(brand: BrandGlossary): (text: string) => boolean {
  const marks = [...brand.terms.map((term) => term.zhCN), ...brand.protectedNames];
  return (text) => marks.some((mark) => text.includes(mark));
}

function longestByFirst(words: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const word of words) {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    longest.set(first, Math.max(longest.get(first) ?? 0, word.length));
  }
  return longest;
}
