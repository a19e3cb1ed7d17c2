// Changes values in the text of a JSON file; order, formatting and everything else stay as they are.
import { applyEdits, modify, type JSONPath } from "jsonc-parser";
import { isDeepStrictEqual } from "node:util";

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" } as const;

/** @param value undefined removes the key */
export function editJson(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}

/** Removes and appends entries where that is enough, so that the other entries keep their lines. */
export function editJsonList(
  text: string,
  path: JSONPath,
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const isKept = (entry: unknown) => after.some((one) => isDeepStrictEqual(one, entry));
  const kept = before.filter(isKept);
  if (kept.length === 0 || !isDeepStrictEqual(kept, after.slice(0, kept.length)))
    return editJson(text, path, after);
  const removed = before.flatMap((entry, index) => (isKept(entry) ? [] : [index]));
  const shortened = removed
    .toReversed()
    .reduce((given, index) => editJson(given, [...path, index], undefined), text);
  return after.slice(kept.length).reduce<string>(
    (given, entry, index) =>
      applyEdits(
        given,
        modify(given, [...path, kept.length + index], entry, {
          formattingOptions,
          isArrayInsertion: true,
        }),
      ),
    shortened,
  );
}
