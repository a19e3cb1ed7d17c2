// A document with its variables still in place, the same for every brand that fills in its own facts.
import { createHash } from "node:crypto";
import type { Block, LegalName } from "#contract/legal.ts";
import { escapeScript } from "./escape-script.ts";
import { VARIABLE } from "./check-variables.ts";
import { mapBlocks } from "./document-text.ts";
import { LEGAL_VARIABLES, type LegalValues } from "./legal-variables.ts";

export interface LegalText {
  readonly name: LegalName;
  readonly variant: string;
  /** True where zh-TW was converted and not reviewed by hand. */
  readonly converted: boolean;
  /** JSON of title and blocks, cut at its variables: text, name of a variable, text, … */
  readonly parts: readonly string[];
}

/** Around the name of a variable in a text: no file that was read holds one. */
const MARK = "\0";
const MARKED = /\\u0000([^\\]*)\\u0000/;

/** @param change what becomes of every text, its variables written as in the file */
export function legalParts(
  { title, blocks }: { readonly title: string; readonly blocks: readonly Block[] },
  change: (text: string) => string,
): readonly string[] {
  const marked = (text: string) =>
    text.replaceAll(VARIABLE, (_, name: string) => `${MARK}${name.trim()}${MARK}`);
  const write = (text: string) => marked(change(text));
  return JSON.stringify([write(title), mapBlocks(blocks, write, marked)]).split(MARKED);
}

/** First 16 hex digits of the sha-256 of the text as a brand shows it. */
export function legalHash({ parts }: LegalText, values: LegalValues): string {
  const text = joined(
    parts,
    (part) => part,
    (index) => inJson(values[index] ?? ""),
  );
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** A module that makes the document of a brand; it holds nothing of any. */
export function legalModule({ name, variant, converted, parts }: LegalText): string {
  const text = joined(parts, escapeScript, (index) => `"+v[${index}]+"`);
  const facts = JSON.stringify({ name, variant, converted }).slice(1, -1);
  return `export default(v,effectiveDate,hash)=>{const[title,blocks]=${text};return{${facts},title,effectiveDate,hash,blocks}};\n`;
}

/** @param value of the variable with that place in `LEGAL_VARIABLES` */
function joined(
  parts: readonly string[],
  text: (part: string) => string,
  value: (index: number) => string,
): string {
  const names: readonly string[] = LEGAL_VARIABLES;
  return parts
    .map((part, place) => (place % 2 === 0 ? text(part) : value(names.indexOf(part))))
    .join("");
}

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);
