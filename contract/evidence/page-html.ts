// Markup of the evidence page. Texts come from outside, so that every one is escaped.
import { ownValue } from "../own-value.ts";

/** Markup that is safe to put into the page. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

type Part = string | Html | readonly (string | Html)[];

/** Template tag for HTML: escapes every value that is not markup itself. */
export function markup(texts: TemplateStringsArray, ...values: readonly Part[]): Html {
  return { html: texts.reduce((all, text, at) => `${all}${written(values[at - 1] ?? "")}${text}`) };
}

function written(value: Part): string {
  if (typeof value === "string")
    return value.replaceAll(/[&<>"']/g, (sign) => ownValue(ESCAPES, sign) ?? "");
  return "html" in value ? value.html : value.map(written).join("");
}

export type Fact = readonly [name: string, value: string | Html | null];

/** A list of names and values; without those that are null. */
export function factList(facts: readonly Fact[]): Html {
  const shown = facts.filter((fact): fact is [string, string | Html] => fact[1] !== null);
  return markup`<dl>${shown.map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export function table(
  head: readonly (string | Html)[],
  rows: readonly (readonly (string | Html)[])[],
): Html {
  const line = (cells: readonly (string | Html)[]) =>
    markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`;
  return markup`<div class="wide"><table><thead><tr>${head.map((cell) => markup`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(line)}</tbody></table></div>`;
}
