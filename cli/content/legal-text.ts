// A legal document with its variables, the same for every brand.
import { createHash } from "node:crypto";
import type { Block, LegalDocument, LegalName } from "#contract/legal.ts";
import { VARIABLE } from "./check-variables.ts";
import { escapeScript } from "./escape-script.ts";
import { LEGAL_VARIABLES, type LegalValues } from "./legal-variables.ts";
import { mapBlocks, textsOf } from "./map-texts.ts";

export interface LegalText {
  readonly name: LegalName;
  readonly variant: string;
  /** True where zh-TW was converted and not reviewed by hand. */
  readonly converted: boolean;
  readonly title: string;
  readonly blocks: readonly Block[];
}

type Change = (text: string) => string;

type Words = Pick<LegalText, "title" | "blocks">;

export function mapLegal<T extends Words>(text: T, change: Change): T {
  return { ...text, title: change(text.title), blocks: mapBlocks(text.blocks, change) };
}

/** Title first. */
export const legalTexts = (text: Words): readonly string[] =>
  textsOf((take) => mapLegal(text, take));

/** First 16 hex digits of the sha-256 of the text as a brand shows it. */
export function legalHash(text: LegalText, values: LegalValues): string {
  return createHash("sha256").update(filled(text, values)).digest("hex").slice(0, 16);
}

/** The document as a brand shows it. */
export function legalDocument(
  text: LegalText,
  values: LegalValues,
  facts: Pick<LegalDocument, "effectiveDate" | "hash">,
): LegalDocument {
  const [title, blocks] = JSON.parse(filled(text, values)) as [string, readonly Block[]];
  const { name, variant, converted } = text;
  return { name, variant, converted, ...facts, title, blocks };
}

function filled(text: LegalText, values: LegalValues): string {
  return joined(
    text,
    (part) => part,
    (index) => inJson(values[index] ?? ""),
  );
}

/** A module without brand data; it fills in the values of a brand. */
export function legalModule(text: LegalText): string {
  const content = joined(text, escapeScript, (index) => `"+v[${index}]+"`);
  const { name, variant, converted } = text;
  const facts = JSON.stringify({ name, variant, converted }).slice(1, -1);
  return `export default(v,effectiveDate,hash)=>{const[title,blocks]=${content};return{${facts},title,effectiveDate,hash,blocks}};\n`;
}

/** Encloses the names of variables; the reader of files refuses this character. */
const DELIMITER = "\0";
const DELIMITED = /\\u0000([^\\]*)\\u0000/;

/** JSON of title and blocks. @param value of the variable at an index of `LEGAL_VARIABLES` */
function joined(
  { title, blocks }: LegalText,
  text: (part: string) => string,
  value: (index: number) => string,
): string {
  const marked: Change = (words) =>
    words.replaceAll(VARIABLE, (_, name: string) => `${DELIMITER}${name.trim()}${DELIMITER}`);
  const names: readonly string[] = LEGAL_VARIABLES;
  return JSON.stringify([marked(title), mapBlocks(blocks, marked, marked)])
    .split(DELIMITED)
    .map((part, place) => (place % 2 === 0 ? text(part) : value(names.indexOf(part))))
    .join("");
}

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);
