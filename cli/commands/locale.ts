import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { flag } from "../command/option.ts";
import { BRAND } from "../command/shared-options.ts";
import { formatProblems } from "../errors/print-problems.ts";

/** `brand locale`: how many zh-TW texts differ from plain conversion; which and why with `--report`. */
export const localeCommand = defineCommand({
  name: "locale",
  summary: "shows how the zh-TW texts of a brand are made",
  about:
    "shows how many zh-TW texts differ from plain conversion; `--report` lists each with the reason",
  arguments: { ...BRAND },
  options: {
    report: flag("list every text that differs from plain conversion, and why"),
  },
  json: {
    brand: "id",
    texts: "number of texts",
    differ: "how many differ from plain conversion",
    reasons: "how many for which reason",
    rows: "with `--report`: each of them",
  },
  async run(input, io) {
    const { readCoreTexts } = await import("../brand/core-texts.ts");
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { requireBrand } = await import("../brand/select-brands.ts");
    const { readJsonFile } = await import("../files/json-file.ts");
    const { readBrandGlossary } = await import("../locale/brand-glossary.ts");
    const { createConverter } = await import("../locale/converter.ts");
    const { localeReport } = await import("../locale/locale-report.ts");
    const { printLocaleReport } = await import("../locale/print-locale-report.ts");
    const { mergeTexts } = await import("../locale/text-tree.ts");
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
  },
});
