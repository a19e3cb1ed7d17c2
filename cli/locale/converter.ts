// zh-CN → zh-TW. Glossary terms and OpenCC's phrases compete in the segmentation; the output is not edited.
import { boundaryEdits, type BoundaryEdit } from "./boundary-edits.ts";
import { convertLone, convertWords, joinPieces, type ConversionRules } from "./convert-words.ts";
import { dictionary } from "./dictionary.ts";
import { CORE_GLOSSARY, type BrandGlossary, type Glossary } from "./glossary.ts";
import { spanCutter } from "./protected-spans.ts";
import { longestWords, segment } from "./segment.ts";
import { wordsOf, type UsedTerm } from "./words.ts";

export interface Converter {
  (text: string): string;
  readonly trace: (text: string) => readonly UsedTerm[];
  readonly plain: (text: string) => string;
  /** Where the segmentation gives another result than OpenCC alone, in order. */
  readonly edits: (text: string) => readonly BoundaryEdit[];
  readonly variants: Glossary["variants"];
}

export interface ConverterOptions {
  readonly glossary?: Glossary;
  readonly brandGlossary?: BrandGlossary | undefined;
}

const NO_WORDS: BrandGlossary = { terms: [], protectedNames: [] };

let shared: Converter | undefined;

/** Texts without a brand's own words use the shared converter and its cache. */
export function createConverter(options: ConverterOptions = {}): Converter {
  const { glossary = CORE_GLOSSARY, brandGlossary = NO_WORDS } = options;
  if (glossary !== CORE_GLOSSARY) return buildConverter(glossary, brandGlossary);
  const core = (shared ??= buildConverter(CORE_GLOSSARY, NO_WORDS));
  const own = [...brandGlossary.terms.map(({ zhCN }) => zhCN), ...brandGlossary.protectedNames];
  if (own.length === 0) return core;
  const brand = buildConverter(glossary, brandGlossary);
  const convert = (text: string) =>
    own.some((word) => text.includes(word)) ? brand(text) : core(text);
  return Object.assign(convert, { ...brand });
}

function buildConverter(glossary: Glossary, brand: BrandGlossary): Converter {
  const cut = spanCutter(brand.protectedNames);
  const spellings = new Map(glossary.variants);
  let rules: Record<"own" | "plain", ConversionRules> | undefined;
  // Lazy: OpenCC's data is slow to read.
  const read = () => (rules ??= conversionRules(glossary, brand, spellings));
  const pieces = (text: string) => convertWords(segment(text, read().own.words), read().own);
  const plainPieces = (text: string, plain: ConversionRules) =>
    convertWords(longestWords(text, plain.words), plain);
  const converted = new Map<string, string>();
  const convert = (text: string): string => {
    const known = converted.get(text);
    if (known !== undefined) return known;
    const made = cut(text)
      .map((span) => (span.protected ? span.text : joinPieces(pieces(span.text))))
      .join("");
    converted.set(text, made);
    return made;
  };
  const open = (text: string) => cut(text).flatMap((span) => (span.protected ? [] : [span.text]));
  return Object.assign(convert, {
    trace: (text: string) =>
      open(text)
        .flatMap((span) => segment(span, read().own.words))
        .flatMap((word) => read().own.words.term(word) ?? []),
    plain: (text: string) => joinPieces(plainPieces(text, read().plain)),
    edits: (text: string) =>
      open(text).flatMap((span) =>
        boundaryEdits(pieces(span), plainPieces(span, { ...read().plain, spellings }), (lone) =>
          convertLone(lone, read().own),
        ),
      ),
    variants: glossary.variants,
  });
}

function conversionRules(
  glossary: Glossary,
  brand: BrandGlossary,
  spellings: ReadonlyMap<string, string>,
): Record<"own" | "plain", ConversionRules> {
  const data = dictionary();
  const openCC = wordsOf(data, { terms: [], boundaryWords: [] }, NO_WORDS);
  return {
    own: { dictionary: data, words: wordsOf(data, glossary, brand), spellings },
    plain: { dictionary: data, words: openCC, spellings: new Map() },
  };
}
