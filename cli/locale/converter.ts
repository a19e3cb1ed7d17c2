// zh-CN → zh-TW. The glossary takes part in the segmentation, so its terms and OpenCC's phrases
// compete for the same characters; nothing is replaced in the output afterwards.
import { loadDictionary, type Dictionary } from "./dictionary.ts";
import { CORE_GLOSSARY, type BrandGlossary, type Glossary } from "./glossary.ts";
import { spanCutter } from "./protected-spans.ts";
import { segment, type Lexicon } from "./segment.ts";

/** A term the conversion used, and whose it was. */
export interface UsedTerm {
  readonly zhCN: string;
  readonly zhTW: string;
  readonly source: "glossary" | "brand glossary";
}

export interface Converter {
  (text: string): string;
  /** Terms and protected names met in a text, in order. */
  readonly trace: (text: string) => readonly UsedTerm[];
  /** OpenCC alone, for comparison. */
  readonly plain: (text: string) => string;
  /** Spellings of the house. */
  readonly variants: Glossary["variants"];
}

export interface ConverterOptions {
  readonly glossary?: Glossary;
  readonly brandGlossary?: BrandGlossary | undefined;
}

interface Words extends Lexicon {
  readonly term: (word: string) => UsedTerm | undefined;
  readonly touches: (text: string) => boolean;
}

let shared: Promise<Converter> | undefined;

/**
 * Identical strings are converted once per process: a brand's converter passes every text that none
 * of the brand's own terms touch to the shared one.
 */
export async function createConverter(options: ConverterOptions = {}): Promise<Converter> {
  const { glossary = CORE_GLOSSARY, brandGlossary } = options;
  if (glossary !== CORE_GLOSSARY) return buildConverter(await loadDictionary(), glossary, brandGlossary);
  shared ??= loadDictionary().then((dictionary) => buildConverter(dictionary, CORE_GLOSSARY));
  const core = await shared;
  if (brandGlossary === undefined || isEmpty(brandGlossary)) return core;
  return buildConverter(await loadDictionary(), glossary, brandGlossary, core);
}

function buildConverter(
  dictionary: Dictionary,
  glossary: Glossary,
  brand: BrandGlossary = { terms: [], protectedNames: [] },
  core?: Converter,
): Converter {
  const words = wordsOf(dictionary, glossary, brand);
  const cut = spanCutter(brand.protectedNames);
  const variants = new Map(glossary.variants);
  const cache = new Map<string, string>();
  const convert = (text: string): string =>
    cut(text)
      .map((span) => (span.protected ? span.text : convertSpan(span.text, dictionary, words, variants)))
      .join("");
  const cached = (text: string): string => {
    if (core !== undefined && !words.touches(text)) return core(text);
    const known = cache.get(text);
    if (known !== undefined) return known;
    const converted = convert(text);
    cache.set(text, converted);
    return converted;
  };
  const trace = (text: string): readonly UsedTerm[] =>
    cut(text)
      .flatMap((span) => (span.protected ? [] : segment(span.text, words)))
      .flatMap((word) => words.term(word) ?? []);
  const plain = (text: string): string => dictionary.plain()(text);
  return Object.assign(cached, { trace, plain, variants: glossary.variants });
}

function convertSpan(
  text: string,
  dictionary: Dictionary,
  words: Words,
  variants: ReadonlyMap<string, string>,
): string {
  let out = "";
  let open = "";
  const flush = (next: string): void => {
    out += open === "" ? "" : taiwanese(open, dictionary, variants);
    open = next;
  };
  for (const word of segment(text, words)) {
    const term = words.term(word);
    const phrase = dictionary.phrases.get(word);
    if (term !== undefined) {
      flush("");
      out += term.zhTW;
    } else if (phrase !== undefined || words.rank(word) === "word") {
      flush(phrase ?? characterwise(word, dictionary.characters));
      flush("");
    } else {
      // Lone characters stay together: OpenCC's Taiwan phrases may span them.
      open += characterwise(word, dictionary.characters);
    }
  }
  flush("");
  return out;
}

function taiwanese(text: string, dictionary: Dictionary, variants: ReadonlyMap<string, string>): string {
  return characterwise(dictionary.toTaiwan(text), variants);
}

function characterwise(text: string, map: ReadonlyMap<string, string>): string {
  return [...text].map((character) => map.get(character) ?? character).join("");
}

function wordsOf(dictionary: Dictionary, glossary: Glossary, brand: BrandGlossary): Words {
  const base = baseLexicon(dictionary);
  const terms = new Map<string, UsedTerm>();
  for (const { zhCN, zhTW } of glossary.terms) terms.set(zhCN, { zhCN, zhTW, source: "glossary" });
  for (const { zhCN, zhTW } of brand.terms) terms.set(zhCN, { zhCN, zhTW, source: "brand glossary" });
  const boundaries = new Set(glossary.boundaryWords);
  const longest = longestByFirst([...terms.keys(), ...boundaries]);
  const marks = [...brand.terms.map((term) => term.zhCN), ...brand.protectedNames];
  return {
    rank: (word) => (terms.has(word) ? "term" : boundaries.has(word) ? "word" : base.rank(word)),
    longestFrom: (first) => Math.max(longest.get(first) ?? 0, base.longestFrom(first)),
    term: (word) => terms.get(word),
    touches: (text) => marks.some((mark) => text.includes(mark)),
  };
}

const baseLexicons = new WeakMap<Dictionary, Lexicon>();

function baseLexicon(dictionary: Dictionary): Lexicon {
  const known = baseLexicons.get(dictionary);
  if (known !== undefined) return known;
  const longest = longestByFirst(dictionary.phrases.keys());
  const lexicon: Lexicon = {
    rank: (word) => (dictionary.phrases.has(word) ? "word" : null),
    longestFrom: (first) => longest.get(first) ?? 0,
  };
  baseLexicons.set(dictionary, lexicon);
  return lexicon;
}

function longestByFirst(words: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const word of words) {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    longest.set(first, Math.max(longest.get(first) ?? 0, word.length));
  }
  return longest;
}

function isEmpty(glossary: BrandGlossary): boolean {
  return glossary.terms.length === 0 && glossary.protectedNames.length === 0;
}
