import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hiddenCharacter } from "../base/characters.ts";
import { isObject, parseStrictJson } from "./strict-json.ts";

/** No key of Object.prototype, no hidden character. */
function isPlain(value: unknown): boolean {
  if (typeof value === "string") return hiddenCharacter(value) === null;
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isObject(value)) return true;
  return Object.entries(value).every(
    ([key, child]) =>
      key !== "prototype" && !(key in Object.prototype) && isPlain(key) && isPlain(child),
  );
}

test("valid JSON has the same value as with JSON.parse", () => {
  const plain = fc.jsonValue({ maxDepth: 5 }).filter(isPlain);
  fc.assert(
    fc.property(plain, (value) => {
      const text = JSON.stringify(value);
      expect(parseStrictJson(text, "a.json")).toMatchObject({ problems: [] });
      expect(JSON.stringify(parseStrictJson(text, "a.json").value)).toBe(text);
    }),
  );
});

test.each(["__proto__", "constructor", "prototype", "toString"])(
  "the key %s is refused at any depth",
  (key) => {
    const { value, problems } = parseStrictJson(`{"a":{"${key}":{"x":1}}}`, "a.json");
    expect(problems).toMatchObject([{ code: "BRAND_JSON_FORBIDDEN_KEY", field: `a.${key}` }]);
    expect(value).toEqual({ a: {} });
  },
);

test("any text is a value or a problem, never a crash", () => {
  const pieces = fc.array(
    fc.constantFrom("{", "}", "[", "]", '"a"', ":", ",", "1", "null", "//", "/*", "\\", '"', "\n"),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        pieces.map((list) => list.join("")),
      ),
      (text) => {
        const { value, problems } = parseStrictJson(text, "a.json");
        expect(value !== undefined || problems.length > 0).toBe(true);
      },
    ),
  );
});

test.each(["[1,]", '{"a":1,}', "// a\n1", "1 2", "", "{'a':1}", "NaN"])(
  "%j is not strict JSON",
  (text) => {
    expect(parseStrictJson(text, "a.json").problems[0]?.code).toBe("BRAND_JSON_SYNTAX");
  },
);

test("keys and list elements have a line", () => {
  const { lines } = parseStrictJson('{\n  "a": {\n    "b": [\n      1\n    ]\n  }\n}', "a.json");
  expect([...lines]).toEqual([
    ["a", 2],
    ["a.b", 3],
    ["a.b.0", 4],
  ]);
});
