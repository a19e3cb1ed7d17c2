// Parts of pages, as markup.
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

export const EDITION_NAMES = { classic: "经典版", professional: "专业版" } as const;
export const LOCALE_NAMES = { "zh-CN": "简体", "zh-TW": "繁體" } as const;

interface Picture {
  /** Address in the page's own folder. */
  readonly file: string;
  readonly about: string;
  readonly size?: { readonly width: number; readonly height: number };
}

/** A picture that opens whole when it is pressed. */
export function linkedPicture({ file, about, size }: Picture): string {
  const extent = size ? ` width="${size.width}" height="${size.height}"` : "";
  return `<a href="${file}"><img src="${file}" alt="${html(about)}"${extent} loading="lazy"></a>`;
}
