// The page of `brand diff`. Values are escaped.
import { count } from "../base/count.ts";
import type { Problem } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import {
  alikeProblems,
  brandRows,
  contrastTitle,
  contrastWords,
  foldIds,
  groupTitle,
  summary,
} from "./describe-groups.ts";
import { differingParts, listChange } from "./describe-values.ts";
import {
  CHANGE_KINDS,
  KIND_WORDS,
  type ChangedName,
  type ChangeGroup,
  type ChangeKind,
  type ContrastGroup,
  type FleetDiff,
  type Seen,
} from "./fleet-diff.ts";
import { pageSwatches, type Swatches } from "../reports/page-swatches.ts";
import { html, htmlTable } from "../reports/page-text.ts";
import { type ReportSection, reportPage } from "../reports/report-page.ts";

const GROUPS = 60;
const ROWS = 200;

export interface PageOf {
  readonly revision: string;
  readonly commit: string;
}

export function diffPage(diff: FleetDiff, { revision, commit }: PageOf): string {
  const swatches = pageSwatches();
  const title = `What changes since ${html(revision)}`;
  const sections = [
    ...brandSection(diff),
    ...problemSection(diff.problems),
    ...CHANGE_KINDS.flatMap((kind) => [
      ...kindSection(kind, diff, swatches),
      ...(kind === "token" ? contrastSection(diff.contrast, swatches) : []),
    ]),
  ];
  return reportPage({
    title,
    lead: `<p class="soft">${summary(diff)} · compared with <code>${html(commit.slice(0, 12))}</code></p>`,
    sections,
    footer:
      "Written by <code>brand diff</code>. Colours are shown as they resolve, in each edition.",
    style: swatches.rules(),
  });
}

function brandSection(diff: FleetDiff): ReportSection[] {
  const rows = brandRows(diff).map(([label, brands]) => [label, html(brands)]);
  if (rows.length === 0) return [];
  return [{ id: "brands", heading: "Brands", body: htmlTable(["What", "Brands"], rows, ROWS) }];
}

function problemSection(problems: readonly Problem[]): ReportSection[] {
  if (problems.length === 0) return [];
  const rows = alikeProblems(problems).map(({ first, more }) => {
    const { code, file, line, what, fix } = first;
    const place = `${displayPath(file)}${line === null ? "" : `:${line}`}`;
    const others = more > 0 ? `<p class="soft">and ${more} more at the same place</p>` : "";
    return [
      `<code>${code}</code><p class="soft">${html(place)}</p>${others}`,
      `${html(what)}<p class="soft">fix: ${html(fix)}</p>`,
    ];
  });
  const lead = "<p>What <code>brand check</code> refuses now and did not before.</p>";
  const body = `${lead}${htmlTable(["Problem", "What and how to fix it"], rows, ROWS)}`;
  return [{ id: "problems", heading: count(problems.length, "new problem"), body }];
}

function contrastSection(groups: readonly ContrastGroup[], swatches: Swatches): ReportSection[] {
  if (groups.length === 0) return [];
  const sample = (seen: Seen | null | undefined) =>
    seen ? swatches.sample(seen.foreground, seen.ground) : "";
  const rows = groups.map((group) => {
    const { foreground, background, edition, needed, passes, brands } = group;
    const { ratios, verdict, where } = contrastWords(group);
    return [
      `<code>${html(foreground)}</code> on <code>${html(background)}</code>`,
      edition,
      sample(brands[0]?.before),
      sample(brands[0]?.after),
      `${ratios} <span class="soft">needs ${needed}</span>`,
      `<span class="${passes ? "passes" : "fails"}">${verdict}</span>`,
      html(where),
    ];
  });
  const head = ["Pair", "In", "Before", "After", "Ratio", "Verdict", "Lowest in"];
  const body = `<p>${contrastTitle(groups)}.</p>${htmlTable(head, rows, ROWS)}`;
  return [{ id: "contrast", heading: "Contrast", body }];
}

function kindSection(kind: ChangeKind, diff: FleetDiff, swatches: Swatches): ReportSection[] {
  const groups = diff.groups.filter((group) => group.kind === kind);
  if (groups.length === 0) return [];
  const blocks = groups
    .slice(0, GROUPS)
    .map((group) => `<h3>${groupTitle(group, diff.brands)}</h3>${groupTable(group, swatches)}`);
  const more = groups.length - blocks.length;
  if (more > 0)
    blocks.push(`<p class="soft">and ${count(more, "group")} more; --json lists them.</p>`);
  return [{ id: kind, heading: KIND_WORDS[kind][2], body: blocks.join("\n") }];
}

function groupTable({ brands, changes }: ChangeGroup, swatches: Swatches): string {
  const list =
    brands.length <= 7
      ? `<p class="soft">${html(brands.join(", "))}</p>`
      : `<details><summary>${html(foldIds(brands))}</summary>${html(brands.join(", "))}</details>`;
  const rows = changes.flatMap((change) => nameRows(change, swatches));
  return `${list}${htmlTable(["Name", "In", "Before", "After"], rows, ROWS)}`;
}

function nameRows({ name, variants, values }: ChangedName, swatches: Swatches): string[][] {
  return values.map(({ before, after, brands }) => {
    const [old, now] =
      listChange(before, after) ??
      (before === null || after === null ? [before, after] : differingParts(before, after));
    const where = [...variants, ...(values.length > 1 ? [foldIds(brands, 3)] : [])].join(", ");
    return [
      `<code>${html(name)}</code>`,
      html(where),
      `${swatches.box(before)}${valueHtml(old)}`,
      `${swatches.box(after)}${valueHtml(now)}`,
    ];
  });
}

function valueHtml(value: string | null): string {
  if (value === null) return '<span class="soft">none</span>';
  return `<bdi class="value">${html(value)}</bdi>`;
}
