// The texts in which zh-TW differs from OpenCC alone, with the reasons.
import type { Texts } from "#contract/brand-entry.ts";
import { isApproved, type BoundaryEdit } from "./boundary-edits.ts";
import type { Converter } from "./converter.ts";
import { flattenTexts } from "../files/flatten-texts.ts";
import type { UsedTerm } from "./words.ts";

export type Reason =
  | { readonly kind: "override" }
  | ({ readonly kind: "term" } & UsedTerm)
  /** A house spelling: 帳 for 賬, 台 for 臺. */
  | { readonly kind: "spelling"; readonly characters: string }
  /** The segmentation differs from OpenCC's; approved or not. */
  | ({ readonly kind: "word boundary" | "unapproved" } & BoundaryEdit);

export interface ReportRow {
  readonly field: string;
  readonly zhCN: string;
  readonly plain: string;
  readonly zhTW: string;
  readonly reasons: readonly Reason[];
}

export interface LocaleReport {
  readonly texts: number;
  readonly rows: readonly ReportRow[];
}

export function localeReport(input: {
  readonly texts: Texts;
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
    const reasons = override === undefined ? conversionReasons(zhCN, plain, converter) : [OVERRIDE];
    rows.push({ field, zhCN, plain, zhTW, reasons });
  }
  return { texts: texts.size, rows };
}

export function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case "override":
      return "texts/zh-TW.json";
    case "term":
      return `${reason.source}: ${reason.zhCN} → ${reason.zhTW}`;
    case "spelling":
      return `spelling: ${reason.characters}`;
    case "word boundary":
    case "unapproved":
      return `${reason.kind}: ${reason.zhCN} → ${reason.zhTW}, OpenCC ${reason.plain}`;
  }
}

const OVERRIDE: Reason = { kind: "override" };

function conversionReasons(zhCN: string, plain: string, converter: Converter): Reason[] {
  const reasons = [...edits(zhCN, converter), ...terms(zhCN, plain, converter)];
  if (reasons.length > 0) return reasons;
  const pairs = converter.variants.filter(([from]) => plain.includes(from));
  const characters = pairs.map(([from, to]) => `${from} → ${to}`).join(", ");
  return [{ kind: "spelling", characters }];
}

function edits(zhCN: string, converter: Converter): Reason[] {
  return converter
    .edits(zhCN)
    .map((edit) => ({ kind: isApproved(edit) ? "word boundary" : "unapproved", ...edit }));
}

function terms(zhCN: string, plain: string, converter: Converter): Reason[] {
  const used = converter.trace(zhCN).filter((term) => !plain.includes(term.zhTW));
  const unique = new Map(used.map((term) => [term.zhCN, term]));
  return [...unique.values()].map((term) => ({ kind: "term", ...term }));
}
