// zh-CN → zh-TW. The glossary takes part in the segmentation, so its terms and OpenCC's phrases
// compete for the same characters; nothing is replaced in the output afterwards.
import { boundaryEdits, type BoundaryEdit } from "./boundary-edits.ts";
import { convertPieces, joinPieces } from "./convert-span.ts";
import { dictionary } from "./dictionary.ts";
import { CORE_GLOSSARY, type BrandGlossary, type Glossary } from "./glossary.ts";
import { convertLone, convertPlain, plainPieces } from "./plain-conversion.ts";
import { spanCutter } from "./protected-spans.ts";
import { segment } from "./segment.ts";
import { touching, wordsOf, type UsedTerm, type Words } from "./words.ts";

export interface Converter {
  (text: string): string;
  /** Terms and protected names met in a text, in order. */
  readonly trace: (text: string) => readonly UsedTerm[];
  /** OpenCC alone, for comparison. */
  readonly plain: (text: string) => string;
  /** Where the cut into words gives another result than OpenCC alone, in order. */
  readonly edits: (text: string) => readonly BoundaryEdit[];
  /** Spellings of the house. */
  readonly variants: Glossary["variants"];
}

export interface ConverterOptions {
  readonly glossary?: Glossary;
  readonly brandGlossary?: BrandGlossary | undefined;
}

let shared: Converter | undefined;

/**
 * Identical strings are converted once per process: a brand's converter passes every text that none
 * of the brand's own terms touch to the shared one.
 */
export function createConverter(options: ConverterOptions = {}): Converter {
  const { glossary = CORE_GLOSSARY, brandGlossary } = options;
  if (glossary !== CORE_GLOSSARY) return buildConverter(glossary, brandGlossary);
  shared ??= buildConverter(CORE_GLOSSARY);
  if (brandGlossary === undefined || isEmpty(brandGlossary)) return shared;
  return buildConverter(glossary, brandGlossary, shared);
}

function buildConverter(
  glossary: Glossary,
  brand: BrandGlossary = { terms: [], protectedNames: [] },
  core?: Converter,
): Converter {
  const cache = new Map<string, string>();
  const isOwn = touching(brand);
  const cut = spanCutter(brand.protectedNames);
  const variants = new Map(glossary.variants);
  const spell = (text: string) => [...text].map((it) => variants.get(it) ?? it).join("");
  let read: Words | undefined;
  const words = () => (read ??= wordsOf(dictionary(), glossary, brand));
  const pieces = (text: string) => convertPieces(text, dictionary(), words(), variants);
  const plain = (text: string): string => convertPlain(text, dictionary());
  const spelledPlain = (text: string) =>
    plainPieces(text, dictionary()).map((piece) => ({ ...piece, zhTW: spell(piece.zhTW) }));
  const lone = (text: string) => spell(convertLone(text, dictionary()));
  const edits = (text: string): readonly BoundaryEdit[] =>
    cut(text).flatMap((span) =>
      span.protected ? [] : boundaryEdits(pieces(span.text), spelledPlain(span.text), lone),
    );
  const convert = (text: string): string =>
    cut(text)
      .map((span) => (span.protected ? span.text : joinPieces(pieces(span.text))))
      .join("");
  const cached = (text: string): string => {
    if (core !== undefined && !isOwn(text)) return core(text);
    const known = cache.get(text);
    if (known !== undefined) return known;
    const made = convert(text);
    cache.set(text, made);
    return made;
  };
  const trace = (text: string): readonly UsedTerm[] =>
    cut(text)
      .flatMap((span) => (span.protected ? [] : segment(span.text, words())))
      .flatMap((word) => words().term(word) ?? []);
  return Object.assign(cached, { trace, plain, edits, variants: glossary.variants });
}

function isEmpty(glossary: BrandGlossary): boolean {
  return glossary.terms.length === 0 && glossary.protectedNames.length === 0;
}
