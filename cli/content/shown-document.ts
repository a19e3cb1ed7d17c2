// For tests: a legal document as a player gets it, filled in by its module.
import { runInThisContext } from "node:vm";
import type { LegalDocument } from "#contract/legal.ts";
import type { Problem } from "../errors/errors.ts";
import { legalHash, legalModule, type LegalText } from "./legal-text.ts";
import type { LegalValues } from "./legal-variables.ts";
import { ownLegal, readLegal, variantLegal, type LegalPlace } from "./resolve-legal.ts";

export interface ShownLegal {
  readonly document: LegalDocument | null;
  readonly problems: readonly Problem[];
  readonly source: string;
}

export const EFFECTIVE = "2026-11-01";

/** @param values in the locale of the place */
export async function shownLegal(
  place: LegalPlace,
  values: LegalValues,
  converter: (text: string) => string,
): Promise<ShownLegal> {
  const found = ownLegal(place) ?? (await variantLegal(place));
  if ("problem" in found) return { document: null, problems: [found.problem], source: found.file };
  const { text, problems } = await readLegal(found, place, converter);
  return { document: text && shown(text, values), problems, source: found.file };
}

function shown(text: LegalText, values: LegalValues): LegalDocument {
  const source = legalModule(text)
    .replace(/^export default/, "")
    .replace(/;\n$/, "");
  const make = runInThisContext(`(${source})`) as (...facts: unknown[]) => LegalDocument;
  return make(values, EFFECTIVE, legalHash(text, values));
}
