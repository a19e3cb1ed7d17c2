// zh-CN → zh-TW. Glossary terms, words with readings and OpenCC's phrases compete in the segmentation; the output
// is not edited.
import { boundaryEdits, type BoundaryEdit } from "./boundary-edits.ts";
import {
  convertLone,
  convertWords,
  joinPieces,
  type ConversionRules,
  type Piece,
} from "./convert-words.ts";
import { dictionary } from "./dictionary.ts";
import { CORE_GLOSSARY, type BrandGlossary, type Glossary } from "./glossary.ts";
import { spanCutter, type Span } from "./protected-spans.ts";
import { CORE_READINGS, NO_READINGS } from "./readings.ts";
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

/** `plain` is OpenCC alone; `compared` differs from `own` in the segmentation and the glossary only. */
type Rules = Record<"own" | "plain" | "compared", ConversionRules>;

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
  let rules: Rules | undefined;
  // Lazy: OpenCC's data is slow to read.
  const read = () => (rules ??= conversionRules(glossary, brand));
  const open = (text: string) => cut(text).filter((span) => !span.protected);
  const converted = new Map<string, string>();
  const convert = (text: string): string => {
    const known = converted.get(text);
    if (known !== undefined) return known;
    const made = cut(text)
      .map((span) => (span.protected ? span.text : joinPieces(piecesOf(span, text, read().own))))
      .join("");
    converted.set(text, made);
    return made;
  };
  return Object.assign(convert, {
    trace: (text: string) =>
      open(text)
        .flatMap((span) => piecesOf(span, text, read().own))
        .flatMap(({ source, zhCN, zhTW }) => (source ? [{ zhCN, zhTW, source }] : [])),
    plain: (text: string) => {
      const whole = { text, start: 0, protected: false };
      return joinPieces(plainPieces(whole, text, read().plain));
    },
    edits: (text: string) => {
      const { own, compared } = read();
      const lone = (zhCN: string) => convertLone(zhCN, own, { text: zhCN, start: 0 });
      return open(text).flatMap((span) =>
        boundaryEdits(piecesOf(span, text, own), plainPieces(span, text, compared), lone),
      );
    },
    variants: glossary.variants,
  });
}

function piecesOf(span: Span, text: string, rules: ConversionRules): readonly Piece[] {
  const place = { text, start: span.start };
  return convertWords(segment(span.text, rules.words, place), rules, place);
}

function plainPieces(span: Span, text: string, rules: ConversionRules): readonly Piece[] {
  const place = { text, start: span.start };
  return convertWords(longestWords(span.text, rules.words, place), rules, place);
}

function conversionRules(glossary: Glossary, brand: BrandGlossary): Rules {
  const data = dictionary();
  const spellings = new Map(glossary.variants);
  const { notWords } = glossary;
  const none = { terms: [], boundaryWords: [], commonWords: [], notWords: [] };
  const words = {
    own: wordsOf(data, glossary, brand, CORE_READINGS),
    plain: wordsOf(data, none, NO_WORDS, NO_READINGS, () => false),
    compared: wordsOf(data, { ...none, notWords }, NO_WORDS, CORE_READINGS),
  };
  return {
    own: { dictionary: data, words: words.own, spellings },
    plain: { dictionary: data, words: words.plain, spellings: new Map() },
    compared: { dictionary: data, words: words.compared, spellings },
  };
}
