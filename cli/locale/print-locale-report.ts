import { reasonText, type LocaleReport, type ReportRow } from "./locale-report.ts";

/** @param withRows lists every text that differs */
export function printLocaleReport(
  id: string,
  report: LocaleReport,
  withRows: boolean,
): { readonly text: string; readonly reasons: Readonly<Record<string, number>> } {
  const reasons = countReasons(report);
  const parts = Object.entries(reasons).map(([reason, count]) => `${count} by ${reason}`);
  const why = parts.length === 0 ? "" : `: ${parts.join(", ")}`;
  const head = `${id}: ${report.rows.length} of ${report.texts} texts differ from plain conversion${why}.`;
  const rows = withRows ? report.rows.map(printRow) : [];
  return { text: [head, ...rows].join("\n\n"), reasons };
}

/** Texts per kind of reason; one with two reasons counts twice. */
function countReasons(report: LocaleReport): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reasons } of report.rows) {
    const kinds = new Set(
      reasons.map((reason) => (reason.kind === "term" ? reason.source : reason.kind)),
    );
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function printRow(row: ReportRow): string {
  return [
    row.field,
    `  zh-CN  ${row.zhCN}`,
    `  plain  ${row.plain}`,
    `  zh-TW  ${row.zhTW}`,
    `  why    ${row.reasons.map(reasonText).join("; ")}`,
  ].join("\n");
}
