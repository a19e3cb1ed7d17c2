import fc from "fast-check";
import { expect, it } from "vitest";
import { editJson, editJsonList } from "./edit-json.ts";

const short = (entries: string) => `{\n  "list": [${entries}],\n  "last": 1\n}\n`;
const long = (...entries: string[]) =>
  `{\n  "list": [\n${entries.map((entry) => `    "${entry}"`).join(",\n")}\n  ],\n  "last": 1\n}\n`;

it("removes entries of a list in one line, and leaves it in one line", () => {
  const before = ["classic", "professional"];
  const text = short('"classic", "professional"');
  expect(editJsonList(text, ["list"], before, ["classic"])).toBe(short('"classic"'));
  expect(editJsonList(text, ["list"], before, ["professional"])).toBe(short('"professional"'));
});

it("removes and appends entries of a list with a line for each", () => {
  const before = ["home", "sport", "fish"];
  const text = long(...before);
  expect(editJsonList(text, ["list"], before, ["home", "sport"])).toBe(long("home", "sport"));
  expect(editJsonList(text, ["list"], before, ["sport", "app"])).toBe(long("sport", "app"));
});

const entries = fc.uniqueArray(fc.string({ maxLength: 6 }), { maxLength: 8 });

it("always gives the wanted list, and leaves everything else", () => {
  fc.assert(
    fc.property(entries, entries, fc.boolean(), (before, after, isLong) => {
      const whole = { first: before, list: before, last: { list: before } };
      const text = JSON.stringify(whole, null, isLong ? 2 : undefined);
      expect(JSON.parse(editJsonList(text, ["list"], before, after))).toEqual({
        ...whole,
        list: after,
      });
    }),
  );
});

it("sets and removes keys, and leaves everything else", () => {
  const object = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(object, fc.jsonValue(), fc.nat(), fc.boolean(), (whole, value, at, isLong) => {
      const keys = Object.keys(whole);
      const key = keys[at % keys.length] ?? "";
      const text = JSON.stringify({ inner: whole, last: 1 }, null, isLong ? 2 : undefined);
      const parsed = (after: string) => (JSON.parse(after) as { readonly inner: object }).inner;
      // As text holds them: it has no -0.
      const { [key]: _, ...rest } = parsed(text) as Record<string, unknown>;
      expect(parsed(editJson(text, ["inner", key], undefined))).toEqual(rest);
      const now: unknown = JSON.parse(JSON.stringify(value));
      expect(parsed(editJson(text, ["inner", key], value))).toEqual({ ...rest, [key]: now });
    }),
  );
});
