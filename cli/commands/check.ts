import { loadFleet } from "../brand/load-brands.ts";
import type { ListInput } from "../command-input.ts";
import { count } from "../count.ts";
import type { Problem } from "../errors/errors.ts";
import {
  formatProblems,
  noteWarnings,
  problemsJson,
  uniqueProblems,
} from "../errors/print-problems.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { writeReports } from "../errors/write-reports.ts";
import { pickBrands } from "../select/pick-brands.ts";
import { brandWarnings, checkBrands } from "../stamp/check-brands.ts";
import { fixFleet } from "../tokens/fix-fleet.ts";

interface CheckInput extends ListInput {
  readonly fix: boolean;
  readonly github: boolean;
  readonly sarif?: string;
  readonly junit?: string;
}

/** `brand check`: every problem of every picked brand in one run; exit code 1 when there is any. */
export async function run(input: CheckInput, io: Io): Promise<number> {
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
}

function summary(ids: readonly string[], problems: readonly Problem[]): string {
  const brands = count(ids.length, "brand");
  if (problems.length === 0) return `${brands} checked, no problem.`;
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${brands} checked, ${count(problems.length, "problem")} in ${count(files, "file")}.`;
}
