// Changes values in the text of a JSON file. All other bytes stay: order, spaces, line ends, escapes, byte order mark.
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from "jsonc-parser";
import { isDeepStrictEqual } from "node:util";
import { jsonStyle, type JsonStyle } from "./json-style.ts";
import { isObject } from "./strict-json.ts";
import { markOf, withoutMark } from "./text-lines.ts";

/** Also with a byte order mark. */
export const parseJson = (text: string): unknown => JSON.parse(withoutMark(text)) as unknown;

/**
 * Of objects and lists, only what differs changes.
 * @param value undefined removes the key
 */
export function editJson(text: string, path: JSONPath, value: unknown): string {
  const body = withoutMark(text);
  const file = { body, style: jsonStyle(body) };
  return markOf(text) + (value === undefined ? removed(file, path) : written(file, path, value));
}

interface JsonFile {
  readonly body: string;
  readonly style: JsonStyle;
}

function removed({ body }: JsonFile, path: JSONPath): string {
  const property = nodeAt(body, path)?.parent;
  return property?.type === "property" ? withoutEntry(body, property) : body;
}

function written(file: JsonFile, path: JSONPath, value: unknown): string {
  const node = nodeAt(file.body, path);
  if (node === undefined) return inserted(file, path, value);
  const before: unknown = JSON.parse(file.body.slice(node.offset, endOf(node)));
  if (isDeepStrictEqual(before, value)) return file.body;
  if (isObject(before) && isObject(value)) return writtenObject(file, path, before, value);
  const list = Array.isArray(before) && Array.isArray(value) ? ([before, value] as const) : null;
  return (list && writtenList(file, path, ...list)) ?? replaced(file, node, value);
}

type Values = Readonly<Record<string, unknown>>;

function writtenObject(file: JsonFile, path: JSONPath, before: Values, after: Values): string {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const rest = gone.reduce((body, key) => removed({ ...file, body }, [...path, key]), file.body);
  return Object.entries(after).reduce(
    (body, [key, value]) => written({ ...file, body }, [...path, key], value),
    rest,
  );
}

type List = readonly unknown[];

/** Null when the entries that stay change their order, or stand more than once. */
function writtenList(file: JsonFile, path: JSONPath, before: List, after: List): string | null {
  const isIn = (list: List) => (entry: unknown) =>
    list.some((one) => isDeepStrictEqual(one, entry));
  const kept = before.filter(isIn(after));
  if (kept.length === 0 || !isDeepStrictEqual(kept, after.filter(isIn(before)))) return null;
  const gone = before.flatMap((entry, index) => (isIn(after)(entry) ? [] : [index]));
  const rest = gone.toReversed().reduce((body, index) => {
    const entry = nodeAt(body, [...path, index]);
    return entry === undefined ? body : withoutEntry(body, entry);
  }, file.body);
  return after.reduce<string>((body, entry, index) => {
    const list = nodeAt(body, path);
    if (list === undefined || isIn(kept)(entry)) return body;
    return withEntry({ ...file, body }, list, index, (at) => file.style.value(entry, at));
  }, rest);
}

/** A value in place of another one; a list or an object that stood on one line stays on one. */
function replaced(
  { body, style }: JsonFile,
  { offset, length, type }: Node,
  value: unknown,
): string {
  const old = body.slice(offset, offset + length);
  const isOneLine = (type === "array" || type === "object") && old.length > 2 && !/\n/.test(old);
  const text = style.value(value, { indent: indentAt(body, offset), isOneLine });
  return body.slice(0, offset) + text + body.slice(offset + length);
}

/** Into the innermost object of the path that is there; a plain value on the way gives place to an object. */
function inserted(file: JsonFile, path: JSONPath, value: unknown): string {
  const depth = path.findLastIndex((_, at) => nodeAt(file.body, path.slice(0, at)) !== undefined);
  const parent = nodeAt(file.body, path.slice(0, depth));
  const [key = "", ...inner] = path.slice(depth);
  const whole = inner.reduceRight<unknown>((given, one) => ({ [one]: given }), value);
  if (parent === undefined) throw new RangeError("the text of a JSON file holds a value");
  if (parent.type !== "object") return replaced(file, parent, { [key]: whole });
  return withEntry(
    file,
    parent,
    parent.children?.length ?? 0,
    (at) => `${JSON.stringify(key)}${file.style.colon}${file.style.value(whole, at)}`,
  );
}

interface Place {
  readonly indent: string;
  readonly isOneLine: boolean;
}

/** Spaces and line ends are those between the other entries. */
function withEntry(
  { body, style }: JsonFile,
  parent: Node,
  index: number,
  print: (at: Place) => string,
): string {
  const entries = parent.children ?? [];
  const [first, second] = entries;
  if (first === undefined) return withOnlyEntry({ body, style }, parent, print);
  const gap =
    second === undefined
      ? `,${body.slice(parent.offset + 1, first.offset)}`
      : body.slice(endOf(first), second.offset);
  const isOneLine = !gap.includes("\n");
  const text = print({ indent: indentAt(body, first.offset), isOneLine });
  const next = entries[index];
  const at = next?.offset ?? endOf(entries.at(-1) ?? first);
  return body.slice(0, at) + (next === undefined ? gap + text : text + gap) + body.slice(at);
}

function withOnlyEntry(
  { body, style }: JsonFile,
  parent: Node,
  print: (at: Place) => string,
): string {
  const outer = indentAt(body, parent.offset);
  const indent = outer + style.unit;
  const [before, after] = style.isOneLine ? ["", ""] : [style.eol + indent, style.eol + outer];
  const text = before + print({ indent, isOneLine: style.isOneLine }) + after;
  return body.slice(0, parent.offset + 1) + text + body.slice(endOf(parent) - 1);
}

/** With the comma before it, or after it where it is the first. */
function withoutEntry(body: string, entry: Node): string {
  const entries = entry.parent?.children ?? [];
  const index = entries.indexOf(entry);
  const [before, next] = [entries[index - 1], entries[index + 1]];
  const [from, to] =
    before !== undefined
      ? [endOf(before), endOf(entry)]
      : next !== undefined
        ? [entry.offset, next.offset]
        : [(entry.parent?.offset ?? 0) + 1, endOf(entry.parent ?? entry) - 1];
  return body.slice(0, from) + body.slice(to);
}

function nodeAt(body: string, path: JSONPath): Node | undefined {
  const root = parseTree(body);
  return root && findNodeAtLocation(root, path);
}

const endOf = ({ offset, length }: Node): number => offset + length;

/** White space at the beginning of the line. */
function indentAt(body: string, offset: number): string {
  const start = body.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(body.slice(start, offset))?.[0] ?? "";
}
