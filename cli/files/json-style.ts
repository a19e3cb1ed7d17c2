// How a JSON file is written, so that new values look like those that are there.

export interface JsonStyle {
  readonly eol: string;
  /** One step of indentation. */
  readonly unit: string;
  /** Between a key and its value. */
  readonly colon: string;
  /** The whole file stands on one line. */
  readonly isOneLine: boolean;
  /** @param at.indent of the line in which the value begins */
  value(value: unknown, at: { readonly indent: string; readonly isOneLine: boolean }): string;
}

export function jsonStyle(body: string): JsonStyle {
  const eol = /\r?\n/.exec(body)?.[0] ?? "\n";
  const [, unit] = /[[{]\s*\n([ \t]*)(?=[^\s\]}])/.exec(body) ?? [];
  const colon = /^\s*\{\s*"(?:[^"\\]|\\.)*"(?<colon>\s*:\s*)/.exec(body)?.groups?.["colon"] ?? ": ";
  const isOneLine = unit === undefined && /[[{]\s*[^\s\]}]/.test(body);
  return {
    eol,
    unit: unit ?? "  ",
    colon,
    isOneLine,
    value: (value, at) =>
      isOneLine || at.isOneLine || unit === ""
        ? oneLine(value, colon.endsWith(":"))
        : JSON.stringify(value, null, unit ?? "  ").replaceAll("\n", eol + at.indent),
  };
}

/** A line end of `JSON.stringify` always stands between two values: those of texts are escaped. */
function oneLine(value: unknown, isDense: boolean): string {
  if (isDense) return JSON.stringify(value);
  return JSON.stringify(value, null, 1)
    .replaceAll(/,\n\s*/g, ", ")
    .replaceAll(/\n\s*/g, "");
}
