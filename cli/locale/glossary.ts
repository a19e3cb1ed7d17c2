// Project and brand glossaries. A boundary word has no conversion; it stops terms from matching across its edge.
import * as v from "valibot";
import common from "./common-words.json" with { type: "json" };
import data from "./glossary.json" with { type: "json" };

const word = v.pipe(v.string(), v.trim(), v.nonEmpty());

const MAX_WORDS = 1000;
const ownWord = v.pipe(word, v.maxLength(32));

export const BrandGlossarySchema = v.strictObject({
  $schema: v.optional(v.string()),
  terms: v.optional(
    v.pipe(
      v.array(v.strictObject({ zhCN: ownWord, zhTW: ownWord, note: v.optional(v.string()) })),
      v.maxLength(MAX_WORDS),
    ),
    [],
  ),
  /** Names that pass unchanged, in any script. */
  protectedNames: v.optional(v.pipe(v.array(ownWord), v.maxLength(MAX_WORDS)), []),
});

export type BrandGlossary = v.InferOutput<typeof BrandGlossarySchema>;
export type GlossaryTerm = BrandGlossary["terms"][number];

export interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  readonly boundaryWords: readonly string[];
  /** From a public word list; they count for less than a boundary word. */
  readonly commonWords: readonly string[];
  /** Phrases of OpenCC that in these texts are two words by chance: 进|球后, 饼|干与. */
  readonly notWords: readonly string[];
  /** House spellings, applied after OpenCC's Taiwan variants. */
  readonly variants: readonly (readonly [string, string])[];
}

export const CORE_GLOSSARY: Glossary = {
  ...data,
  commonWords: common.words.split(" "),
  variants: data.variants.map(([from = "", to = ""]) => [from, to] as const),
};
