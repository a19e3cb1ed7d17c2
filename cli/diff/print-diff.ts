// The differences as text; `--json` has the full lists.
import { count } from "../base/count.ts";
import type { Problem } from "../errors/errors.ts";
import { formatProblem } from "../errors/print-problems.ts";
import type { Io } from "../base/io.ts";
import { table } from "../base/table.ts";
import {
  alikeProblems,
  brandRows,
  contrastTitle,
  contrastWords,
  foldIds,
  groupTitle,
  summary,
} from "./describe-groups.ts";
import { printable } from "../base/characters.ts";
import { describeValues } from "./describe-values.ts";
import { differs, type ChangeGroup, type ContrastGroup, type FleetDiff } from "./fleet-diff.ts";

type Colors = Io["colors"];

const NAMES = 12;
const GROUPS = 8;
const PAIRS = 8;
const PROBLEMS = 10;

/** @param when follows what changes, as in "since main" */
export function printDiff(diff: FleetDiff, when: string, colors: Colors): string {
  const { brands, groups, contrast, problems } = diff;
  if (!differs(diff)) return `Nothing differs in ${count(brands, "brand")} ${when}.`;
  const fresh = problems.length > 0 ? `, with ${count(problems.length, "new problem")}` : "";
  const head = `${colors.bold(`${summary(diff)}${fresh}`)} ${when}.`;
  const rows = brandRows(diff).map(([label, ids]) => `  ${label.padEnd(8)} ${ids}`);
  const kinds = Map.groupBy(groups, ({ kind }) => kind);
  return [
    [head, ...rows].join("\n"),
    ...[...kinds.values()].flatMap((same) => [
      ...same.slice(0, GROUPS).map((group) => groupBlock(group, brands, colors)),
      ...(same.length > GROUPS ? [moreGroups(same.slice(GROUPS))] : []),
    ]),
    ...(contrast.length > 0 ? [contrastBlock(contrast, colors)] : []),
    ...problemBlocks(problems, colors),
  ].join("\n\n");
}

function groupBlock(group: ChangeGroup, all: number, colors: Colors): string {
  const rows = group.changes
    .slice(0, NAMES)
    .map(({ name, variants, values }) => [
      `  ${printable(name)}`,
      variants.join(", "),
      describeValues(values),
    ]);
  const title = `${colors.bold(groupTitle(group, all))}: ${foldIds(group.brands)}`;
  return [title, table(rows), ...more(group.changes, NAMES)].join("\n");
}

function moreGroups(groups: readonly ChangeGroup[]): string {
  const brands = new Set(groups.flatMap((group) => group.brands)).size;
  return `… and ${count(groups.length, "group")} of the same kind in ${count(brands, "brand")}; --json and --html list them.`;
}

function contrastBlock(groups: readonly ContrastGroup[], colors: Colors): string {
  const rows = groups.slice(0, PAIRS).map((group) => {
    const { edition, foreground, background, needed, passes } = group;
    const { ratios, verdict, where } = contrastWords(group);
    return [
      `  ${foreground} on ${background}`,
      edition,
      ratios,
      `needs ${needed}`,
      passes ? verdict : colors.red(verdict),
      where,
    ];
  });
  return [colors.bold(contrastTitle(groups)), table(rows), ...more(groups, PAIRS)].join("\n");
}

const more = (all: readonly unknown[], shown: number): string[] =>
  all.length > shown ? [`  … and ${all.length - shown} more`] : [];

/** One per code and place: a family's colour fails in all of its brands. */
function problemBlocks(problems: readonly Problem[], colors: Colors): string[] {
  if (problems.length === 0) return [];
  const alike = alikeProblems(problems);
  const blocks = alike.slice(0, PROBLEMS).map(({ first, more: others }) => {
    const block = formatProblem(first, colors);
    return others === 0 ? block : `${block}\n  and ${others} more at the same place`;
  });
  const rest = alike.length - blocks.length;
  return [
    colors.bold(count(problems.length, "new problem")),
    ...blocks,
    ...(rest > 0
      ? [`… and ${count(rest, "place")} more; \`brand check\` lists every problem.`]
      : []),
  ];
}
