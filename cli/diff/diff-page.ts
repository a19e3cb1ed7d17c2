// The differences as one page that needs nothing else: no script, nothing remote, no style outside the
// sheet its policy names by digest. All it shows was written by brand staff and is escaped.
import { createHash } from "node:crypto";
import { alikeProblems, count, foldIds, groupTitle } from "./count-words.ts";
import { differingParts, listChange } from "./describe-values.ts";
import {
  CHANGE_KINDS,
  type ChangedName,
  type ChangeGroup,
  type ChangeKind,
  type FleetDiff,
} from "./fleet-diff.ts";
import { pageClasses, type PageClasses } from "./page-classes.ts";
import { contrastSection } from "./page-contrast.ts";
import { PAGE_STYLE } from "./page-style.ts";
import { html, tokenCard, valueHtml } from "./page-values.ts";
import type { Problem } from "../errors/errors.ts";
import { displayPath } from "../io.ts";

const GROUPS = 60;
const ROWS = 200;

const TITLES: Readonly<Record<ChangeKind, string>> = {
  token: "Tokens",
  primitive: "Primitives",
  switch: "Switches",
  page: "Pages",
  field: "Manifest fields",
  text: "Texts",
  document: "Legal documents",
  artwork: "Artwork",
  content: "Shared content",
};

export interface PageOf {
  /** As the person typed it. */
  readonly revision: string;
  readonly commit: string;
}

export function diffPage(diff: FleetDiff, { revision, commit }: PageOf): string {
  const classes = pageClasses();
  const title = `What changes since ${html(revision)}`;
  const body = [
    `<header><h1>${title}</h1><p class="soft">${summary(diff)} · compared with <code>${html(commit.slice(0, 12))}</code></p>${tiles(diff)}</header>`,
    "<main>",
    brandSection(diff),
    problemSection(diff.problems),
    ...CHANGE_KINDS.flatMap((kind) => [
      kindSection(kind, diff, classes),
      kind === "token" ? contrastSection(diff, classes) : "",
    ]),
    "</main>",
    "<footer>Written by <code>brand diff</code>. Colours are shown as they resolve, in each edition; values that follow a brand’s own hue are listed one by one.</footer>",
  ].join("\n");
  const style = `${PAGE_STYLE}${classes.rules()}\n`;
  const digest = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${title}</title>`,
    `<style>${style}</style></head><body>`,
    body,
    "</body></html>\n",
  ].join("\n");
}

function summary({ changed, brands }: FleetDiff): string {
  return `${changed.length} of ${count(brands, "brand")} change${changed.length === 1 ? "s" : ""}`;
}

/** The figures at the top, each a link to its section. */
function tiles(diff: FleetDiff): string {
  const failing = diff.contrast.filter(({ passes }) => !passes).length;
  const names = (kind: ChangeKind) =>
    new Set(
      diff.groups
        .filter((group) => group.kind === kind)
        .flatMap((group) => group.changes.map(({ name }) => name)),
    ).size;
  const kinds = CHANGE_KINDS.map((kind) => tile(names(kind), TITLES[kind].toLowerCase(), kind));
  return `<nav class="tiles" aria-label="Sections"><div class="all-brands"><b>${diff.changed.length}</b>of ${count(diff.brands, "brand")}</div>${[
    ...kinds.slice(0, 1),
    tile(diff.contrast.length, "closer pairs", "contrast"),
    tile(failing, "pairs that fail", "contrast", "bad"),
    ...kinds.slice(1),
    tile(diff.problems.length, "new problems", "problems", "bad"),
  ].join("")}</nav>`;
}

function tile(number: number, words: string, id: string, tone = ""): string {
  return number === 0 ? "" : `<a class="${tone}" href="#${id}"><b>${number}</b>${words}</a>`;
}

function brandSection({ added, removed, renamed, unreadable }: FleetDiff): string {
  const lines = [
    ...added.map((id) => ["added", id]),
    ...removed.map((id) => ["removed", id]),
    ...renamed.map(({ from, to }) => ["renamed", `${from} → ${to}`]),
    ...unreadable.map(({ brand, state }) => [
      state === "after" ? "manifest does not hold" : "manifest did not hold",
      brand,
    ]),
  ].map(([what = "", id = ""]) => `<tr><td>${what}</td><td>${html(id)}</td></tr>`);
  if (lines.length === 0) return "";
  return `<section><h2>Brands</h2><div class="group rows"><table><tr><th>What</th><th>Brand</th></tr>${lines.join("")}</table></div></section>`;
}

function problemSection(problems: readonly Problem[]): string {
  if (problems.length === 0) return "";
  const blocks = alikeProblems(problems)
    .slice(0, ROWS)
    .map(({ first: { code, file, line, what, fix }, more }) => {
      const place = `${displayPath(file)}${line === null ? "" : `:${line}`}`;
      const others = more > 0 ? `<p class="soft">and ${more} more at the same place</p>` : "";
      return `<div class="problem"><code>${code}</code> <code class="soft">${html(place)}</code><p>${html(what)}</p><p class="soft">fix: ${html(fix)}</p>${others}</div>`;
    });
  return `<section><h2 id="problems">New problems</h2><p class="soft">What <code>brand check</code> refuses now and did not before.</p>${blocks.join("")}</section>`;
}

function kindSection(kind: ChangeKind, diff: FleetDiff, classes: PageClasses): string {
  const groups = diff.groups.filter((group) => group.kind === kind);
  if (groups.length === 0) return "";
  const swatches = kind === "token" || kind === "primitive";
  const legend = swatches
    ? "Before on the left, after on the right. A strip has one column per value: before above, after below."
    : "";
  const blocks = groups
    .slice(0, GROUPS)
    .map(
      (group) =>
        `<div class="group"><h3>${groupTitle(group, diff.brands)}</h3>${brandList(group.brands)}${swatches ? cards(group, classes) : rows(group)}</div>`,
    );
  const more = groups.length - blocks.length;
  const rest =
    more > 0 ? `<p class="soft">and ${count(more, "group")} more; --json lists them.</p>` : "";
  return `<section><h2 id="${kind}">${TITLES[kind]}</h2><p class="legend">${legend}</p>${blocks.join("")}${rest}</section>`;
}

function brandList(ids: readonly string[]): string {
  if (ids.length <= 7) return `<p class="brands">${html(ids.join(", "))}</p>`;
  const items = ids.map((id) => `<li>${html(id)}</li>`).join("");
  return `<details class="brands"><summary>${html(foldIds(ids))}</summary><ul class="ids">${items}</ul></details>`;
}

function cards({ changes }: ChangeGroup, classes: PageClasses): string {
  return `<ul class="cards">${changes.map((change) => tokenCard(change, classes)).join("")}</ul>`;
}

function rows({ changes }: ChangeGroup): string {
  const all = changes.flatMap(nameRows);
  const more = all.length - ROWS;
  const rest = more > 0 ? `<p class="soft">and ${more} more; --json lists them.</p>` : "";
  return `<div class="rows"><table><tr><th>Name</th><th class="in">In</th><th>Before</th><th>After</th></tr>${all.slice(0, ROWS).join("")}</table></div>${rest}`;
}

function nameRows({ name, variants, values }: ChangedName): string[] {
  return values.map(({ before, after, brands }) => {
    const [old, now] =
      listChange(before, after) ??
      (before === null || after === null ? [before, after] : differingParts(before, after));
    const where = [...variants, ...(values.length > 1 ? [foldIds(brands, 3)] : [])].join(", ");
    return `<tr><td><code>${html(name)}</code></td><td class="soft">${html(where)}</td><td class="old">${valueHtml(old)}</td><td class="new">${valueHtml(now)}</td></tr>`;
  });
}
