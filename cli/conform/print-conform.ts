// The report of `brand conform`: a line per call, then what failed, then what was not run and why.
import { count } from "../base/count.ts";
import type { JunitCase } from "../reports/problem-reports.ts";
import { visible } from "../base/characters.ts";
import type { Io } from "../base/io.ts";
import { table } from "../base/table.ts";
import type { Row } from "./report-row.ts";

export interface Tested {
  /** Of the brand. */
  readonly id: string;
  readonly rows: readonly Row[];
}

type State = Row["state"];
const STATES: readonly State[] = ["fail", "pass", "not run"];

export const counted = (rows: readonly Row[]) => ({
  pass: rows.filter(({ state }) => state === "pass").length,
  fail: rows.filter(({ state }) => state === "fail").length,
  notRun: rows.filter(({ state }) => state === "not run").length,
});

export function printConform({ id, rows }: Tested, { colors }: Io): string {
  const { pass, fail, notRun } = counted(rows);
  const failed = rows.filter(({ state }) => state === "fail");
  const blocks = failed.map(({ subject, check, place, what, fix }) =>
    [
      `${colors.red("fail")} ${colors.bold(visible(`${subject}: ${check}`))}  ${visible(place ?? "")}`,
      `  ${visible(what ?? "")}`,
      `  ${colors.cyan("fix:")} ${visible(fix ?? "")}`,
    ].join("\n"),
  );
  const sum = `${id}: ${count(pass, "check")} passed, ${fail} failed, ${notRun} not run.`;
  return [lines(rows), ...blocks, skipped(rows), sum].filter((part) => part !== "").join("\n\n");
}

/** A call that is asked in several places has one line. */
function lines(rows: readonly Row[]): string {
  const cells = [...Map.groupBy(rows, ({ subject }) => subject)].map(([subject, checks]) => {
    const state = STATES.find((one) => checks.some((row) => row.state === one)) ?? "pass";
    const shown = checks.map((row) =>
      row.state === "pass" ? row.check : `${row.check}: ${row.state}`,
    );
    return [state, subject, shown.join(", ")];
  });
  return table(cells);
}

/** By reason. */
function skipped(rows: readonly Row[]): string {
  const reasons = Map.groupBy(
    rows.filter(({ state }) => state === "not run"),
    ({ what, fix }) => [what, fix].filter((part) => part !== null).join("; "),
  );
  return [...reasons]
    .map(([why, same]) => {
      const names = same.map(({ subject, check }) => (subject === "wire" ? check : subject));
      return `not run: ${visible(why)}\n  ${names.join(", ")}`;
    })
    .join("\n");
}

export function junitCases({ id, rows }: Tested): readonly JunitCase[] {
  return rows.map(({ subject, check, state, place, what, fix }) => {
    const name = `${id} ${subject}: ${check}`;
    if (state === "fail")
      return { name, failure: { message: what ?? "", text: `${place}\n${what}\nfix: ${fix}` } };
    return { name, ...(state === "not run" && { skipped: what ?? "" }) };
  });
}
