import { legalTexts, type LegalText } from "../content/legal-text.ts";
import {
  readLegal,
  type LegalPlace,
  type LegalSource,
  type NoLegal,
} from "../content/resolve-legal.ts";
import type { Problem } from "../errors/errors.ts";
import { lintTraditionalTexts } from "../locale/lint-traditional.ts";

export interface LintedLegal {
  /** Null when a problem leaves nothing to show. */
  readonly text: LegalText | null;
  readonly problems: readonly Problem[];
}

/** Reads a document and, in zh-TW, lints it for mainland words. */
export async function readLinted(
  source: LegalSource | NoLegal,
  place: LegalPlace,
  converter: (text: string) => string,
): Promise<LintedLegal> {
  if ("problem" in source) return { text: null, problems: [source.problem] };
  const { text, problems } = await readLegal(source, place, converter);
  if (text === null || place.locale === "zh-CN") return { text, problems };
  return { text, problems: lintTraditionalTexts(legalTexts(text), source.file) };
}
