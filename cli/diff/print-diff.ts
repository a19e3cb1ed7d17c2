// The differences as text: what touches most brands first, long lists cut; `--json` has everything.
import type { Problem } from "../errors/errors.ts";
import { formatProblem } from "../errors/print-problems.ts";
import type { Io } from "../io.ts";
import { table } from "../table.ts";
import {
  alikeProblems,
  count,
  foldIds,
  groupTitle,
  isNearLimit,
  ratioText,
} from "./count-words.ts";
import { describeValues, printable } from "./describe-values.ts";
import { differs, type ChangeGroup, type ContrastGroup, type FleetDiff } from "./fleet-diff.ts";

const NAMES = 12;
const GROUPS = 8;
const PAIRS = 8;
const PROBLEMS = 10;

/** @param revision as the person typed it */
export function printDiff(diff: FleetDiff, revision: string, colors: Io["colors"]): string {
  const head = `${colors.bold(summary(diff))} since ${printable(revision)}.`;
  if (!differs(diff))
    return `Nothing differs in ${count(diff.brands, "brand")} since ${printable(revision)}.`;
  const kinds = Map.groupBy(diff.groups, ({ kind }) => kind);
  const blocks = [...kinds.values()].flatMap((groups) => [
    ...groups.slice(0, GROUPS).map((group) => groupBlock(group, diff.brands, colors)),
    ...(groups.length > GROUPS ? [moreGroups(groups.slice(GROUPS))] : []),
  ]);
  return [
    [head, ...brandLines(diff)].join("\n"),
    ...blocks,
    ...contrastBlock(diff.contrast, colors),
    ...problemBlocks(diff.problems, colors),
  ].join("\n\n");
}

/** One problem of each kind and place: a colour of a family fails in all its brands. */
function problemBlocks(problems: readonly Problem[], colors: Io["colors"]): string[] {
  if (problems.length === 0) return [];
  const alike = alikeProblems(problems);
  const blocks = alike.slice(0, PROBLEMS).map(({ first, more }) => {
    const block = formatProblem(first, colors);
    return more === 0 ? block : `${block}\n  and ${more} more at the same place`;
  });
  const rest = alike.length - blocks.length;
  return [
    colors.bold(`${count(problems.length, "new problem")}`),
    ...blocks,
    ...(rest > 0
      ? [`… and ${count(rest, "place")} more; \`brand check\` lists every problem.`]
      : []),
  ];
}

function summary({ changed, brands, problems }: FleetDiff): string {
  const new_ = problems.length > 0 ? `, with ${count(problems.length, "new problem")}` : "";
  return `${changed.length} of ${count(brands, "brand")} change${changed.length === 1 ? "s" : ""}${new_}`;
}

function brandLines({ added, removed, renamed, unreadable }: FleetDiff): string[] {
  return [
    ...(added.length > 0 ? [`  added    ${foldIds(added)}`] : []),
    ...(removed.length > 0 ? [`  removed  ${foldIds(removed)}`] : []),
    ...renamed.map(({ from, to }) => `  renamed  ${from} → ${to}`),
    ...unreadable.map(({ brand, state }) =>
      state === "after"
        ? `  not compared: the manifest of ${brand} does not hold`
        : `  not compared: the manifest of ${brand} did not hold`,
    ),
  ];
}

function groupBlock(group: ChangeGroup, all: number, colors: Io["colors"]): string {
  const rows = group.changes
    .slice(0, NAMES)
    .map(({ name, variants, values }) => [
      `  ${printable(name)}`,
      variants.join(", "),
      describeValues(values),
    ]);
  const more = group.changes.length - rows.length;
  return [
    `${colors.bold(groupTitle(group, all))}: ${foldIds(group.brands)}`,
    table(rows),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join("\n");
}

function moreGroups(groups: readonly ChangeGroup[]): string {
  const brands = new Set(groups.flatMap((group) => group.brands)).size;
  return `… and ${count(groups.length, "group")} of the same kind in ${count(brands, "brand")}; --json and --html list them.`;
}

function contrastBlock(groups: readonly ContrastGroup[], colors: Io["colors"]): string[] {
  if (groups.length === 0) return [];
  const failing = groups.filter(({ passes }) => !passes).length;
  const title =
    failing > 0
      ? `${count(groups.length, "contrast pair")} come closer, ${failing} no longer pass${failing === 1 ? "es" : ""}`
      : `${count(groups.length, "contrast pair")} come closer, all still pass`;
  const near = groups.filter(isNearLimit);
  const rows = near
    .slice(0, PAIRS)
    .map(({ edition, foreground, background, needed, passes, brands }) => {
      const [lowest] = brands;
      const fails = brands.filter(({ after }) => after.ratio < needed).length;
      const before = lowest?.before ? ratioText(lowest.before.ratio) : "new";
      return [
        `  ${foreground} on ${background}`,
        edition,
        `${before} → ${ratioText(lowest?.after.ratio ?? 0)}`,
        `needs ${needed}`,
        passes ? "passes" : colors.red(`fails in ${fails}`),
        brands.length === 1
          ? (lowest?.brand ?? "")
          : `${lowest?.brand ?? ""} and ${brands.length - 1} more`,
      ];
    });
  const more = near.length - rows.length;
  const far = groups.length - near.length;
  return [
    [
      colors.bold(title),
      ...(rows.length > 0 ? [table(rows)] : []),
      ...(more > 0 ? [`  … and ${more} more near their limit`] : []),
      ...(far > 0 ? [`  ${far} stay clear of what they need`] : []),
    ].join("\n"),
  ];
}
