import { readCoreTexts } from "../brand/core-texts.ts";
import { loadFleet } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import type { BrandInput } from "../command-input.ts";
import { formatProblems } from "../errors/print-problems.ts";
import { readJsonFile } from "../files/json-file.ts";
import type { Io } from "../io.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter } from "../locale/converter.ts";
import { localeReport } from "../locale/locale-report.ts";
import { printLocaleReport } from "../locale/print-locale-report.ts";
import { mergeTexts } from "../locale/text-tree.ts";
import { workspace } from "../paths.ts";

interface LocaleInput extends BrandInput {
  readonly report: boolean;
}

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
  const { text, reasons } = printLocaleReport(brand.id, report, input.report);
  io.result(text, {
    brand: brand.id,
    texts: report.texts,
    differ: report.rows.length,
    reasons,
    ...(input.report ? { rows: report.rows } : {}),
  });
  return problems.length > 0 ? 1 : 0;
}
