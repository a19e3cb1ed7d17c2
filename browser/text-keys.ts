// Text keys on a page: i18next shows the key of a missing text, without its namespace.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Keys of all namespaces, such as `list.title`. @param dir one file per namespace */
export function readTextKeys(dir: string): ReadonlySet<string> {
  const trees = readdirSync(dir).map((file): unknown =>
    JSON.parse(readFileSync(path.join(dir, file), "utf8")),
  );
  return new Set(trees.flatMap((tree) => keysOf(tree, "")));
}

function keysOf(tree: unknown, prefix: string): string[] {
  return Object.entries(tree as object).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** Words of several parts, outside of addresses and file names. */
const DOTTED = /(?<![-\w./@])[a-z]\w*(?:\.[\w-]+)+(?![\w/@])/g;
/** A key of one part is a usual word: it counts where it stands alone on its line. */
const ALONE = /^[a-z][A-Za-z]{3,}$/;
/** A whole placeholder: members may write braces, too. */
const UNFILLED = /\{\{\w+\}\}/g;

/** @returns missing texts and unfilled values */
export function shownKeys(text: string, keys: ReadonlySet<string>): readonly string[] {
  const dotted = text.match(DOTTED) ?? [];
  const alone = text.split("\n").flatMap((line) => (ALONE.test(line.trim()) ? line.trim() : []));
  const shown = [...dotted, ...alone].filter((word) => keys.has(word));
  return [...new Set([...shown, ...(text.match(UNFILLED) ?? [])])];
}
