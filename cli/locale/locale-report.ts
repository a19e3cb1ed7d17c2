// Where a brand's zh-TW differs from what OpenCC alone would write, and why.
import type { Texts } from "#contract/brand-entry.ts";
import type { Converter } from "./converter.ts";
import { flattenTexts } from "./text-tree.ts";
import type { UsedTerm } from "./words.ts";

export type Reason =
  | { readonly kind: "override" }
  | ({ readonly kind: "term" } & UsedTerm)
  /** A spelling of the house: 帳 for 賬, 台 for 臺. */
  | { readonly kind: "spelling"; readonly characters: string }
  /** OpenCC took a phrase across the edge of a word. */
  | { readonly kind: "word boundary" };

export interface ReportRow {
  readonly field: string;
  readonly zhCN: string;
  readonly plain: string;
  readonly zhTW: string;
  readonly reasons: readonly Reason[];
}

export interface LocaleReport {
  /** Number of texts looked at. */
  readonly texts: number;
  readonly rows: readonly ReportRow[];
}

export function localeReport(input: {
  readonly texts: Texts;
  /** The brand's `texts/zh-TW.json`. */
  readonly overrides: Texts;
  readonly converter: Converter;
}): LocaleReport {
  const { converter } = input;
  const overrides = flattenTexts(input.overrides);
  const texts = flattenTexts(input.texts);
  const rows: ReportRow[] = [];
  for (const [field, zhCN] of texts) {
    const plain = converter.plain(zhCN);
    const override = overrides.get(field);
    const zhTW = override ?? converter(zhCN);
    if (zhTW === plain) continue;
    const reasons =
      override === undefined ? conversionReasons(zhCN, plain, zhTW, converter) : [OVERRIDE];
    rows.push({ field, zhCN, plain, zhTW, reasons });
  }
  return { texts: texts.size, rows };
}

/** One reason in a few words, for the printed table. */
export function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case "override":
      return "texts/zh-TW.json";
    case "term":
      return `${reason.source}: ${reason.zhCN} → ${reason.zhTW}`;
    case "spelling":
      return `spelling: ${reason.characters}`;
    case "word boundary":
      return "word boundary";
  }
}

const OVERRIDE: Reason = { kind: "override" };

function conversionReasons(
  zhCN: string,
  plain: string,
  zhTW: string,
  converter: Converter,
): Reason[] {
  const terms = new Map<string, UsedTerm>();
  for (const term of converter.trace(zhCN)) {
    if (!plain.includes(term.zhTW)) terms.set(term.zhCN, term);
  }
  if (terms.size > 0) {
    return [...terms.values()].map(({ zhCN: word, zhTW: to, source }) => ({
      kind: "term",
      zhCN: word,
      zhTW: to,
      source,
    }));
  }
  const pairs = converter.variants.filter(([from]) => plain.includes(from));
  const spelled = pairs.reduce((text, [from, to]) => text.replaceAll(from, to), plain);
  return spelled === zhTW
    ? [{ kind: "spelling", characters: pairs.map(([from, to]) => `${from} → ${to}`).join(", ") }]
    : [{ kind: "word boundary" }];
}
