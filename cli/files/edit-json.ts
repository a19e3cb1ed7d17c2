// Changes values in the text of a JSON file; order, formatting and everything else stay as they are.
import {
  applyEdits,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type Node,
  parseTree,
} from "jsonc-parser";
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
    .reduce((given, index) => withoutEntry(given, path, index), text);
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

/** The parser's own removal assumes that a list ends with its bracket on a new line (jsonc-parser 3.3.1). */
function withoutEntry(text: string, path: JSONPath, index: number): string {
  const root = parseTree(text);
  const entries = (root && findNodeAtLocation(root, path)?.children) ?? [];
  const [before, entry, next] = [entries[index - 1], entries[index], entries[index + 1]];
  if (entry === undefined) return text;
  const from = before === undefined ? entry.offset : endOf(before);
  const to = before === undefined && next !== undefined ? next.offset : endOf(entry);
  return text.slice(0, from) + text.slice(to);
}

const endOf = ({ offset, length }: Node): number => offset + length;
