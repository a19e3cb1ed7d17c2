// DTCG 2025.10: `$root`, `$extends`, `$ref`, resolver documents with files.
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readTokenSet } from "./read-token-set.ts";

const colour = (r: number, g: number, b: number) => ({ colorSpace: "srgb", components: [r, g, b] });
const RED = { $value: colour(1, 0, 0) };
const GREEN = { $value: colour(0, 1, 0) };
const BLUE = { $value: colour(0, 0, 1) };

const written = (colours: ReturnType<typeof readTokenSet>["colours"]) =>
  Object.fromEntries(colours.map(({ name, mode, hex }) => [mode ? `${name} ${mode}` : name, hex]));
const read = (json: unknown) =>
  written(readTokenSet([{ file: "tokens.json", text: JSON.stringify(json) }]).colours);

test("$root is the token of its group", () => {
  const link = { $value: "{color.accent.$root}" };
  expect(read({ color: { $type: "color", accent: { $root: RED, soft: GREEN }, link } })).toEqual({
    "color.accent": "#ff0000",
    "color.accent.soft": "#00ff00",
    "color.link": "#ff0000",
  });
});

test("$extends takes over a group, and what that took over", () => {
  const found = read({
    a: { rest: RED, deep: { hover: GREEN }, $root: BLUE },
    b: { $extends: "{a}", deep: { hover: BLUE } },
    c: { $extends: "#/b", rest: GREEN },
  });
  expect(found).toMatchObject({ b: "#0000ff", "b.rest": "#ff0000", "b.deep.hover": "#0000ff" });
  expect(found).toMatchObject({ c: "#0000ff", "c.rest": "#00ff00", "c.deep.hover": "#0000ff" });
});

test("$ref leads to tokens, groups and parts of values; names are escaped", () => {
  const found = read({
    "a/b": { "t~x": BLUE, "p q": GREEN },
    token: { $ref: "#/a~1b/t~0x" },
    escaped: { $ref: "#/a~1b/p%20q/$value" },
    group: { $ref: "#/a~1b" },
    value: { $value: { $ref: "#/token/$value" } },
    part: { $value: { colorSpace: "srgb", components: { $ref: "#/value/$value/components" } } },
    channel: {
      $value: { colorSpace: "srgb", components: [{ $ref: "#/part/$value/components/2" }, 0, 0] },
    },
    alias: { $value: "{part}" },
    circle: { $ref: "#/circle" },
    nowhere: { $value: { $ref: "#/none/$value" } },
  });
  expect(found).toMatchObject({
    token: "#0000ff",
    escaped: "#00ff00",
    "group.t.x": "#0000ff",
    value: "#0000ff",
    part: "#0000ff",
    channel: "#ff0000",
    alias: "#0000ff",
  });
  expect(found).not.toHaveProperty("circle");
  expect(found).not.toHaveProperty("nowhere");
});

test("a reference follows the mode of its target", () => {
  expect(read({ light: { a: RED }, dark: { a: BLUE }, all: { b: { $value: "{a}" } } })).toEqual({
    "a light": "#ff0000",
    "a dark": "#0000ff",
    "all.b light": "#ff0000",
    "all.b dark": "#0000ff",
  });
});

function folder(files: Readonly<Record<string, unknown>>): (name: string) => string {
  const dir = mkdtempSync(path.join(os.tmpdir(), "livery-tokens-"));
  for (const [name, json] of Object.entries(files))
    writeFileSync(path.join(dir, name), `\uFEFF${JSON.stringify(json)}`);
  return (name) => path.join(dir, name);
}

const NIGHT = {
  sets: { "a/b": { sources: [{ $ref: "base.json" }] } },
  modifiers: {
    density: { default: "usual", contexts: { usual: [], tight: [{ accent: GREEN }] } },
    theme: { default: "usual", contexts: { usual: [], night: [{ $ref: "night.json" }] } },
  },
  resolutionOrder: [
    { $ref: "#/sets/a~1b" },
    { $ref: "#/modifiers/density" },
    { $ref: "#/modifiers/theme" },
  ],
};

test("a resolver document takes its sources from files, and other modifiers at their default", () => {
  const file = folder({
    "base.json": { accent: RED, link: { $ref: "#/accent" } },
    "night.json": { accent: { $ref: "base.json#/link" }, link: BLUE },
  });
  const [text] = [JSON.stringify(NIGHT)];
  const found = readTokenSet([{ file: file("a.resolver.json"), text }]);
  expect(written(found.colours)).toEqual({
    accent: "#ff0000",
    "link light": "#ff0000",
    "link dark": "#0000ff",
  });
});

test.each([
  ["base.json, which does not exist", {}],
  [
    "night.json, which cannot be read as JSON",
    { "base.json": { accent: RED }, "night.json": undefined },
  ],
])("a resolver document that names %s is refused", (why, files) => {
  const file = folder(files)("a.json");
  expect(() => readTokenSet([{ file, text: JSON.stringify(NIGHT) }])).toThrow(why);
});
