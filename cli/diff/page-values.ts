// A changed name as a card: two swatches side by side, or a strip where every brand has its own value.
import { escapeHtml } from "../stamp/escape-html.ts";
import { foldIds } from "./count-words.ts";
import { differingParts, printable } from "./describe-values.ts";
import type { ChangedName, ChangedValue } from "./fleet-diff.ts";
import { isColour, type PageClasses } from "./page-classes.ts";

const STRIP = 32;
const LISTED = 60;

export function tokenCard(change: ChangedName, classes: PageClasses): string {
  const { name, variants, values } = change;
  const chips = variants.map((variant) => `<span class="chip">${html(variant)}</span>`).join("");
  const colours = values.every(({ before, after }) => isColour(before ?? after));
  const body = colours ? colourValues(values, classes) : plainValues(name, values, classes);
  return `<li><p class="name"><code>${html(name)}</code>${chips}</p>${body}</li>`;
}

/** Text of a brand or a manifest: no markup, no control characters. */
export function html(text: string): string {
  return escapeHtml(printable(text));
}

/** A value, or a word for its absence. */
export function valueHtml(value: string | null): string {
  return value === null
    ? '<span class="nothing">none</span>'
    : `<bdi class="value">${html(value)}</bdi>`;
}

function colourValues(values: readonly ChangedValue[], classes: PageClasses): string {
  const [only] = values;
  if (only !== undefined && values.length === 1) {
    const { before, after } = only;
    return (
      `<span class="pair">${fill(before, classes)}${fill(after, classes)}</span>` +
      `<p class="values"><span>${valueHtml(before)}</span><span>${valueHtml(after)}</span></p>`
    );
  }
  const columns = values
    .slice(0, STRIP)
    .map(({ before, after }) => `<span>${fill(before, classes)}${fill(after, classes)}</span>`);
  return `<span class="strip">${columns.join("")}</span>${valueList(values, classes)}`;
}

function fill(colour: string | null, classes: PageClasses): string {
  if (!isColour(colour)) return '<span class="check"></span>';
  const swatch = `<span class="fill ${classes.ground(colour)}"></span>`;
  return colour.length === 7 ? swatch : `<span class="check">${swatch}</span>`;
}

/** Every pair of values with the brands it stands in. */
function valueList(values: readonly ChangedValue[], classes: PageClasses): string {
  const items = values.slice(0, LISTED).map(({ before, after, brands }) => {
    const hasColours = isColour(before ?? after);
    const dot = hasColours
      ? `<span class="dot">${fill(before, classes)}${fill(after, classes)}</span>`
      : "<span></span>";
    const text = `${valueHtml(before)} → ${valueHtml(after)}`;
    return `<li>${dot}<span>${text}<br><span class="soft">${html(foldIds(brands))}</span></span></li>`;
  });
  const more = values.length - items.length;
  const rest = more > 0 ? `<p class="soft">and ${more} more; --json lists them.</p>` : "";
  return `<details><summary>${values.length} different values</summary><ul class="all">${items.join("")}</ul>${rest}</details>`;
}

function plainValues(name: string, values: readonly ChangedValue[], classes: PageClasses): string {
  const [first] = values;
  if (first === undefined) return "";
  const { before, after } = first;
  const [was, is] =
    before !== null && after !== null ? differingParts(before, after) : [before, after];
  return (
    shapes(name, before, after, classes) +
    `<span class="plain"><span class="was">${valueHtml(was)}</span><span class="is">${valueHtml(is)}</span></span>` +
    (values.length > 1 ? valueList(values, classes) : "")
  );
}

/** Corners and shadows are seen better than read. */
function shapes(
  name: string,
  before: string | null,
  after: string | null,
  classes: PageClasses,
): string {
  if (before === null || after === null) return "";
  const [group = ""] = name.split(".");
  const draw = { radius: classes.radius, shadow: classes.shadow }[group];
  if (draw === undefined) return "";
  const boxes = [before, after].map(
    (value) => `<span class="shape ${group} ${draw(value)}"></span>`,
  );
  return `<span class="shapes">${boxes.join("")}</span>`;
}
