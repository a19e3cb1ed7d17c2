import { count } from "../base/count.ts";
import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { flag, text } from "../command/option.ts";
import { PICKS, SELECTION } from "../command/shared-options.ts";
import type { Problem } from "../errors/errors.ts";
import {
  formatProblems,
  noteWarnings,
  problemsJson,
  uniqueProblems,
} from "../errors/print-problems.ts";

/** `brand check`: every problem of every picked brand in one run; exit code 1 when there is any. */
export const checkCommand = defineCommand({
  name: "check",
  summary: "checks manifests, tokens, contrast, texts, legal text and artwork",
  about:
    "checks manifests, switches, tokens, contrast, texts, legal texts and artwork; warns about wording that a person should read; `--fix` writes the colours that the contrast check suggests",
  arguments: { ...PICKS },
  options: {
    ...SELECTION,
    fix: flag("write the colours that the contrast check suggests"),
    sarif: text("<file>", "also write the problems as SARIF 2.1.0, for code hosts"),
    junit: text("<file>", "also write a JUnit report, one case per brand"),
    github: flag("also print annotations of GitHub Actions"),
  },
  json: {
    brands: "ids, and whether each is sound",
    problems: "what is wrong",
    warnings: "what a person should read",
    fixed: "with `--fix`: the colours it wrote",
  },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { writeReports } = await import("../reports/write-reports.ts");
    const { pickBrands } = await import("../select/pick-brands.ts");
    const { brandWarnings, checkBrands } = await import("../stamp/check-brands.ts");
    const { fixFleet } = await import("../tokens/fix-fleet.ts");
    const places = workspace(input);
    const fleet = await loadFleet(places);
    const { ids } = await pickBrands(fleet, input, places);
    const fixed = input.fix ? await fixFleet(fleet, ids, places.packageRoot) : [];
    for (const { brand, edition, token, from, to } of fixed)
      io.note(`${brand} ${edition}: ${token} ${from} → ${to}`);
    const found = await checkBrands(fleet, ids, places, noteWarnings(io));
    const problems = uniqueProblems(found);
    const warnings = await brandWarnings(fleet, ids);
    const { yellow } = io.colors;
    if (warnings.length > 0) io.note(`${formatProblems(warnings, io.colors, yellow("warning"))}\n`);
    if (problems.length > 0) io.note(`${formatProblems(problems, io.colors)}\n`);
    const reported = [
      ...found.map((problem) => ({ level: "error" as const, problem })),
      ...warnings.map((problem) => ({ level: "warning" as const, problem })),
    ];
    writeReports(input, ids, reported, io);
    io.result(summary(ids, problems), {
      brands: ids.map((id) => ({ id, ok: !found.some(({ brand }) => brand === id) })),
      problems: problemsJson(problems),
      warnings: problemsJson(warnings),
      ...(input.fix && { fixed }),
    });
    return problems.length > 0 ? 1 : 0;
  },
});

function summary(ids: readonly string[], problems: readonly Problem[]): string {
  const brands = count(ids.length, "brand");
  if (problems.length === 0) return `${brands} checked, no problem.`;
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${brands} checked, ${count(problems.length, "problem")} in ${count(files, "file")}.`;
}
