import { warningJson, formatProblems, problemsJson } from "../errors/print-problems.ts";
import type { Io } from "../base/io.ts";
import type { ReportedBrand } from "../release/build-report.ts";
import { kilobytes } from "../base/sizes.ts";
import { table } from "../base/table.ts";
import type { BrandOutcome } from "./brand-outcome.ts";
import type { BuiltPick } from "./build-picked.ts";

/** Rows; for more brands only the counts are printed. */
const LONGEST_TABLE = 40;

export function printProblems({ problems, outcomes }: BuiltPick, io: Io): void {
  if (problems.length > 0) io.note(formatProblems(problems, io.colors));
  for (const outcome of outcomes) {
    if (outcome.state !== "failed") continue;
    const { code, what, fix } = outcome.failure;
    io.error(`error ${code}  ${outcome.id}\n  ${what}\n  fix: ${fix}`);
  }
}

export function buildText({ outcomes }: BuiltPick, seconds: number): string {
  const counts = ["built", "unchanged", "refused", "failed"].flatMap((state) => {
    const number = outcomes.filter((outcome) => outcome.state === state).length;
    return number > 0 ? [`${number} ${state}`] : [];
  });
  const line = `${counts.join(", ") || "no brand picked"} in ${seconds.toFixed(2)} s`;
  if (outcomes.length > LONGEST_TABLE) return line;
  const head = ["brand", "state", "first load", "bundle", "time"];
  return `${table([head, ...outcomes.map(row)], [2, 3, 4])}\n${line}`;
}

function row(outcome: BrandOutcome): string[] {
  if (outcome.state !== "built") return [outcome.id, outcome.state, "", "", ""];
  const { firstLoad, bytes, milliseconds } = outcome.facts;
  const time = `${milliseconds.toFixed(0)} ms`;
  return [outcome.id, "built", kilobytes(firstLoad), kilobytes(bytes), time];
}

export function buildJson({ outcomes, problems, warnings }: BuiltPick, seconds: number) {
  return {
    brands: outcomes.map((outcome): Omit<ReportedBrand, "digest"> => {
      const { id, state } = outcome;
      if (state === "built") {
        const { firstLoad, bytes, milliseconds } = outcome.facts;
        return { id, state, firstLoad, bytes, milliseconds };
      }
      return state === "failed" ? { id, state, failure: outcome.failure } : { id, state };
    }),
    problems: problemsJson(problems),
    warnings: warnings.map(warningJson),
    seconds: Math.round(seconds * 100) / 100,
  };
}
