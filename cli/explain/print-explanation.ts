// What `brand explain` prints.
import { READING_MARKS } from "#contract/protection/duties.ts";
import { displayPath, type Io } from "../base/io.ts";
import { table } from "../base/table.ts";
import type { DutyLine } from "./explain-protection.ts";
import type { Explanation } from "./explanation.ts";

export function explanationText(
  { kind, name, variant, steps, result }: Explanation,
  io: Io,
): string {
  const head = `${io.colors.bold(name)}  ${[kind, variant].filter(Boolean).join(", ")}`;
  const lines = steps.map((step, index) => {
    const mark = index === steps.length - 1 ? "→" : " ";
    return `  ${mark} ${shown(step.value)}  ${io.colors.dim([step.layer, place(step.file, step.line)].filter(Boolean).join("  "))}`;
  });
  return [head, ...lines, ...(result === null ? [] : [`  = ${result}`])].join("\n");
}

export function protectionText(profile: string, duties: readonly DutyLine[]): string {
  const rows = duties.map(({ title, duty, value, unit, from, clause, read }) => [
    duty,
    typeof value === "number" && unit !== null ? `${value} ${unit}` : valueText(value),
    from,
    clause === null || read === null ? "" : `${clause}${READING_MARKS[read]}`,
    title,
  ]);
  return [
    `Player protection by the profile "${profile}"`,
    "",
    table([["duty", "value", "from", "clause", "meaning"], ...rows]),
    "",
    "Check before going live: * read in a copy or summary by others, ** not read at all.",
  ].join("\n");
}

function valueText(value: boolean | number | null): string {
  if (value === true) return "yes";
  return value === false || value === null ? "no" : String(value);
}

/** `steps` from the first layer to the winner; `result` is the value after aliases or conversion. */
export function explanationJson({ steps, ...rest }: Explanation): unknown {
  return {
    ...rest,
    steps: steps.map((step) => ({
      ...step,
      file: step.file === null ? null : displayPath(step.file),
    })),
  };
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value.replaceAll("\n", "\\n") : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 97)}...` : text;
}

function place(file: string | null, line: number | null): string {
  if (file === null) return "";
  return line === null ? displayPath(file) : `${displayPath(file)}:${line}`;
}
