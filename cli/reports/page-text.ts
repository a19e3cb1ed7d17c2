import { escapeHtml } from "../base/escape-html.ts";
import { printable } from "../base/characters.ts";

/** Escapes markup and replaces control characters. */
export function html(text: string): string {
  return escapeHtml(printable(text));
}

/** @param rows cells are markup and not escaped */
export function htmlTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  limit: number,
): string {
  const row = (tag: string) => (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const more = rows.length - limit;
  const rest = more > 0 ? `<p class="soft">and ${more} more; --json lists them.</p>` : "";
  return `<div class="rows"><table>${row("th")(head)}${rows.slice(0, limit).map(row("td")).join("\n")}</table></div>${rest}`;
}
