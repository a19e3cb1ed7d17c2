// zh-CN → zh-TW. The glossary takes part in the segmentation, so its terms and OpenCC's phrases
// compete for the same characters; nothing is replaced in the output afterwards.
import { convertSpan } from "./convert-span.ts";
import { loadDictionary, type Dictionary } from "./dictionary.ts";
import { CORE_GLOSSARY, type BrandGlossary, type Glossary } from "./glossary.ts";
import { spanCutter } from "./protected-spans.ts";
import { segment } from "./segment.ts";
import { wordsOf, type UsedTerm } from "./words.ts";

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

let shared: Promise<Converter> | undefined;

/**
 * Identical strings are converted once per process: a brand's converter passes every text that none
 * of the brand's own terms touch to the shared one.
 */
export async function createConverter(options: ConverterOptions = {}): Promise<Converter> {
  const { glossary = CORE_GLOSSARY, brandGlossary } = options;
  if (glossary !== CORE_GLOSSARY)
    return buildConverter(await loadDictionary(), glossary, brandGlossary);
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
      .map((span) =>
        span.protected ? span.text : convertSpan(span.text, dictionary, words, variants),
      )
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

function isEmpty(glossary: BrandGlossary): boolean {
  return glossary.terms.length === 0 && glossary.protectedNames.length === 0;
}
