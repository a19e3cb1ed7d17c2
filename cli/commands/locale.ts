import { readCoreTexts } from "../brand/core-texts.ts";
import { readJsonFile } from "../files/json-file.ts";
import { loadFleet } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import type { LocaleInput } from "../command-input.ts";
import type { Io } from "../io.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter } from "../locale/converter.ts";
import {
  localeReport,
  reasonText,
  type LocaleReport,
  type ReportRow,
} from "../locale/locale-report.ts";
import { mergeTexts } from "../locale/text-tree.ts";
import { workspace } from "../paths.ts";
import { formatProblems } from "../errors/print-problems.ts";

/** `brand locale`: how many zh-TW texts differ from plain conversion; which and why with `--report`. */
export async function run(input: LocaleInput, io: Io): Promise<number> {
  const brand = requireBrand(await loadFleet(workspace(input)), input.id);
  const { glossary, problems } = await readBrandGlossary(brand.dir, readJsonFile);
  if (problems.length > 0) io.error(formatProblems(problems, io.colors));
  const { name, title, description } = brand.manifest;
  const own = mergeTexts(await readCoreTexts(), brand.texts["zh-CN"]);
  const report = localeReport({
    texts: mergeTexts({ brand: { name, title, description } }, own),
    overrides: brand.texts["zh-TW"],
    converter: createConverter({ brandGlossary: glossary }),
  });
  const counts = countReasons(report);
  const head = summary(brand.id, report, counts);
  const human = input.report ? [head, ...report.rows.map(printRow)].join("\n\n") : head;
  io.result(human, {
    brand: brand.id,
    texts: report.texts,
    differ: report.rows.length,
    reasons: counts,
    ...(input.report ? { rows: report.rows } : {}),
  });
  return problems.length > 0 ? 1 : 0;
}

function summary(
  id: string,
  report: LocaleReport,
  counts: Readonly<Record<string, number>>,
): string {
  const parts = Object.entries(counts).map(([reason, count]) => `${count} by ${reason}`);
  const why = parts.length === 0 ? "" : `: ${parts.join(", ")}`;
  return `${id}: ${report.rows.length} of ${report.texts} texts differ from plain conversion${why}.`;
}

/** Texts per kind of reason; a text with two reasons counts for both. */
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
