import fc from "fast-check";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { expect, it } from "vitest";
import { editJson, parseJson } from "./edit-json.ts";
import { isObject } from "./strict-json.ts";

const short = (entries: string) => `{\n  "list": [${entries}],\n  "last": 1\n}\n`;
const long = (...entries: string[]) =>
  `{\n  "list": [\n${entries.map((entry) => `    "${entry}"`).join(",\n")}\n  ],\n  "last": 1\n}\n`;

it("removes entries of a list in one line, and leaves it in one line", () => {
  const text = short('"classic", "professional"');
  expect(editJson(text, ["list"], ["classic"])).toBe(short('"classic"'));
  expect(editJson(text, ["list"], ["professional"])).toBe(short('"professional"'));
  expect(editJson(text, ["list"], ["dark"])).toBe(short('"dark"'));
});

it("removes and appends entries of a list with a line for each", () => {
  const text = long("home", "sport", "fish");
  expect(editJson(text, ["list"], ["home", "sport"])).toBe(long("home", "sport"));
  expect(editJson(text, ["list"], ["sport", "app"])).toBe(long("sport", "app"));
  expect(editJson(text, ["list"], ["app", "home", "fish"])).toBe(long("app", "home", "fish"));
});

it("writes new values as the file is written", () => {
  const file = '\uFEFF{\r\n\t"a" : 1,\r\n\t"b" : {}\r\n}\r\n';
  expect(editJson(file, ["b", "c"], [1])).toBe(
    '\uFEFF{\r\n\t"a" : 1,\r\n\t"b" : {\r\n\t\t"c" : [\r\n\t\t\t1\r\n\t\t]\r\n\t}\r\n}\r\n',
  );
  expect(editJson('{"a":1}', ["b", "c"], [1, 2])).toBe('{"a":1,"b":{"c":[1,2]}}');
  expect(editJson('{ "a": 1 }', ["b"], [1, 2])).toBe('{ "a": 1, "b": [1, 2] }');
  expect(editJson("{}\n", ["a", "b"], 1)).toBe('{\n  "a": {\n    "b": 1\n  }\n}\n');
});

/** With the prototype that `JSON.parse` gives. */
const plain = (value: Json) => JSON.parse(JSON.stringify(value)) as Json;

/** A value in one of the many ways to write it. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const { value: json } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1.5, "", "x", '"\\ü\n'),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "$d", 'é"'), tie("value"), { maxKeys: 4 }),
  ),
}));

const GAPS = ["", "", " ", "\n  ", "\r\n\t", "\n\n"];

/** @param pick an endless row of choices */
function written(value: Json, pick: () => number): string {
  const gap = () => GAPS[pick() % GAPS.length] ?? "";
  const list = (open: string, entries: readonly string[], close: string) =>
    `${open}${gap()}${entries.join(`${gap()},${gap()}`)}${gap()}${close}`;
  if (Array.isArray(value))
    return list(
      "[",
      value.map((one: Json) => written(one, pick)),
      "]",
    );
  if (isObject(value)) {
    const entry = ([key, one]: [string, unknown]) =>
      `${scalar(key, pick)}${gap()}:${gap()}${written(one as Json, pick)}`;
    return list("{", Object.entries(value).map(entry), "}");
  }
  return scalar(value, pick);
}

function scalar(value: Json, pick: () => number): string {
  if (typeof value === "number" && pick() % 2 === 0) return `${value * 100}e-2`;
  if (typeof value !== "string" || pick() % 2 === 0) return JSON.stringify(value);
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `"${value.replaceAll(/[^]/g, escaped)}"`;
}

const source = fc
  .tuple(
    fc.dictionary(fc.constantFrom("a", "b", "c", "$d"), json, { minKeys: 1 }),
    fc.infiniteStream(fc.nat(1000)),
    fc.boolean(),
  )
  .map(([value, stream, hasMark]) => {
    const pick = () => Number(stream.next().value);
    return `${hasMark ? "\uFEFF" : ""}${written(value, pick)}\n`;
  });

/** Paths of the keys and list entries of a value. */
function paths(value: unknown, at: readonly (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => [[...at, index], ...paths(one, [...at, index])]);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => [[...at, key], ...paths(one, [...at, key])]);
}

/** How the value of a path, and its key, are written; "" where there is none. */
function rawAt(text: string, path: readonly (string | number)[]): string {
  const body = text.replace("\uFEFF", "");
  const root = parseTree(body);
  const node = root && findNodeAtLocation(root, [...path]);
  const whole: Node | undefined = node?.parent?.type === "property" ? node.parent : node;
  return whole === undefined ? "" : body.slice(whole.offset, whole.offset + whole.length);
}

it("gives the wanted value, and leaves each byte of all others", () => {
  const key = fc.constantFrom("a", "b", "c", "new");
  const wanted = fc.option(json.map(plain), { nil: undefined });
  fc.assert(
    fc.property(
      source,
      fc.array(key, { minLength: 1, maxLength: 3 }),
      wanted,
      (text, path, value) => {
        const after = editJson(text, path, value);
        const [before, now] = [parseJson(text), parseJson(after)];
        expect(now).toEqual(withValue(before, path, value));
        expect(after.startsWith("\uFEFF")).toBe(text.startsWith("\uFEFF"));
        const isBelow = (inner: readonly unknown[], outer: readonly unknown[]) =>
          outer.every((one, index) => inner[index] === one);
        const depth = path.findIndex((_, at) => !isObject(valueAt(before, path.slice(0, at + 1))));
        const touched = depth === -1 ? path : path.slice(0, depth + 1);
        const others = paths(before).filter(
          (one) => !isBelow(one, touched) && !isBelow(touched, one),
        );
        for (const other of others) expect(rawAt(after, other)).toBe(rawAt(text, other));
        // Spaces between the others: the text differs in one place only.
        expect(isObject(value) || isOneChange(text, after, path)).toBe(true);
        expect(editJson(after, path, value)).toBe(after);
      },
    ),
  );
});

const valueAt = (root: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), root);

/** As plain objects do it; a plain value on the way gives place to an object. */
function withValue(root: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  const object = isObject(root) ? root : {};
  if (value === undefined && !(isObject(root) && Object.hasOwn(root, key))) return root;
  const inner = rest.length === 0 ? value : withValue(object[key], rest, value);
  const { [key]: _, ...others } = object;
  return inner === undefined ? others : { ...object, [key]: inner };
}

/** What differs lies inside one value, or beside it. */
function isOneChange(before: string, after: string, path: readonly string[]): boolean {
  let head = 0;
  while (head < before.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const taken = before.slice(head, before.length - tail);
  const old = path.map((_, at) => rawAt(before, path.slice(0, at + 1))).findLast(Boolean) ?? "";
  // A removed entry takes its comma and the spaces before or after it along.
  return taken.replaceAll(/[\s,]/g, "").length <= old.replaceAll(/[\s,]/g, "").length;
}
