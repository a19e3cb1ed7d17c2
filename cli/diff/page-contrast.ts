// Text pairs as they are read: one line of a brand that is touched, before and after.
import { count, isNearLimit, ratioText } from "./count-words.ts";
import type { ContrastGroup, FleetDiff, Seen } from "./fleet-diff.ts";
import type { PageClasses } from "./page-classes.ts";
import { html } from "./page-values.ts";

const SHOWN = 120;

export function contrastSection(diff: FleetDiff, classes: PageClasses): string {
  if (diff.contrast.length === 0) return "";
  const failing = diff.contrast.filter(({ passes }) => !passes).length;
  const lead =
    failing > 0
      ? `<span class="fails">${count(failing, "pair")} no longer pass${failing === 1 ? "es" : ""}.</span>`
      : "Every pair still passes.";
  const near = diff.contrast.filter(isNearLimit);
  const far = diff.contrast.filter((group) => !isNearLimit(group));
  return (
    `<section><h2 id="contrast">Contrast</h2>` +
    `<p class="legend">Text and ground that come closer together, each in the brand with the lowest ratio: before above, after below. ${lead}</p>` +
    `<div class="group">${near.length > 0 ? cards(near, diff, classes) : ""}${farPairs(far, diff, classes)}</div>` +
    "</section>"
  );
}

function farPairs(groups: readonly ContrastGroup[], diff: FleetDiff, classes: PageClasses): string {
  if (groups.length === 0) return "";
  const words = `${count(groups.length, "pair")} that ${groups.length === 1 ? "stays" : "stay"} clear of the limit`;
  return `<details class="far"><summary>${words}</summary>${cards(groups, diff, classes)}</details>`;
}

function cards(groups: readonly ContrastGroup[], diff: FleetDiff, classes: PageClasses): string {
  const more = groups.length - SHOWN;
  const items = groups.slice(0, SHOWN).map((group) => card(group, diff, classes));
  const rest =
    more > 0 ? `<p class="soft">and ${count(more, "pair")} more; --json lists them.</p>` : "";
  return `<ul class="cards pairs">${items.join("")}</ul>${rest}`;
}

function card(group: ContrastGroup, diff: FleetDiff, classes: PageClasses): string {
  const { foreground, background, edition, needed, passes, brands } = group;
  const [lowest] = brands;
  if (lowest === undefined) return "";
  const words = `${diff.names[lowest.brand] ?? lowest.brand} Aa 1.95`;
  const sample = (seen: Seen | null) =>
    seen === null
      ? ""
      : `<span class="${classes.text(seen.foreground, seen.ground)}" lang="zh-CN">${html(words)}</span>`;
  const before = lowest.before === null ? "new" : ratioText(lowest.before.ratio);
  const fails = brands.filter(({ after }) => after.ratio < needed).length;
  const verdict = passes
    ? '<span class="passes">passes</span>'
    : `<span class="fails">fails in ${fails}</span>`;
  const others = brands.length > 1 ? `, ${count(brands.length - 1, "more brand")}` : "";
  return (
    `<li><p class="name"><code>${html(foreground)}</code><span class="soft">on</span><code>${html(background)}</code><span class="chip">${edition}</span></p>` +
    `<span class="sample${needed === 3 ? " large" : ""}">${sample(lowest.before)}${sample(lowest.after)}</span>` +
    `<p class="values ratio"><span>${before} → <b>${ratioText(lowest.after.ratio)}</b> <span class="soft">needs ${needed}</span></span>${verdict}</p>` +
    `<p class="where">${html(lowest.brand)}${others}</p></li>`
  );
}
