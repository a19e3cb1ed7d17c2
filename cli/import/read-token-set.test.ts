import { expect, test } from "vitest";
import { decodeText } from "../files/decode-text.ts";
import { readTokenSet } from "./read-token-set.ts";

const coloursOf = (value: unknown, file = "tokens.json") =>
  readTokenSet([
    { file, text: typeof value === "string" ? value : JSON.stringify(value) },
  ]).colours.map(({ name, mode, hex }) => `${name} ${mode ?? "both"} ${hex}`);

test("DTCG: nested groups, references, colour objects", () => {
  const srgb = { colorSpace: "srgb", components: [1, 0, 0], alpha: 1 };
  expect(
    coloursOf({
      color: {
        $type: "color",
        red: { 500: { $value: srgb } },
        danger: { $value: "{color.red.500}" },
        loop: { $value: "{color.loop}" },
        veil: { $value: { ...srgb, alpha: 0.5 } },
      },
    }),
  ).toEqual(["color.red.500 both #ff0000", "color.danger both #ff0000"]);
});

test("DTCG resolver: sets by reference, a modifier with contexts", () => {
  const token = (hex: string) => ({ color: { accent: { $type: "color", $value: hex } } });
  expect(
    coloursOf({
      sets: { base: { sources: [{ color: { brand: { $value: "#123456" } } }] } },
      resolutionOrder: [
        { $ref: "#/sets/base" },
        {
          type: "modifier",
          name: "theme",
          contexts: { light: [token("#111111")], dark: [token("#eeeeee")] },
        },
      ],
    }),
  ).toEqual([
    "color.brand both #123456",
    "color.accent light #111111",
    "color.accent dark #eeeeee",
  ]);
});

test("Tokens Studio: sets as modes, both kinds of references", () => {
  expect(
    coloursOf({
      core: { blue: { value: "#2563eb", type: "color" } },
      light: { accent: { value: "{core.blue}", type: "color" } },
      dark: { accent: { value: "$core.blue", type: "color" } },
      $metadata: { tokenSetOrder: ["core", "light", "dark"] },
    }),
  ).toEqual(["blue both #2563eb", "accent both #2563eb"]);
});

test("themes that one word of the name tells apart become light and dark", () => {
  const names = ["base", "text", "red", "green", "blue", "pink", "teal", "grey"];
  const theme = (word: string, ground: string) =>
    names.map((name) => `--${word}-${name}: ${name === "base" ? ground : "#777777"};`).join("");
  const css = `:root { ${theme("noon", "#ffffff")} ${theme("dusk", "#555555")} ${theme("midnight", "#000000")} }`;
  const colours = coloursOf(css, "tokens.css");
  expect(colours).toContain("base light #ffffff");
  expect(colours).toContain("base dark #000000");
  expect(colours.some((one) => one.includes("#555555"))).toBe(false);
});

test("the folder or the name of a file says its mode", () => {
  const files = ["a/dark/tokens/light/colours.css", "a/dark/tokens/dark/colours.css"];
  const texts = files.map((file, at) => ({
    file,
    text: `:root { --accent: ${["#00f", "#0ff"][at]} }`,
  }));
  const colours = readTokenSet(texts).colours.map(({ mode, hex }) => `${mode} ${hex}`);
  expect(colours).toEqual(["light #0000ff", "dark #00ffff"]);
});

test.each([
  [
    "a group called sets",
    { color: { sets: { a: { $value: "#112233" } }, b: { $value: "#445566" } } },
  ],
  [
    "a token that is also a group",
    { color: { sets: { $value: "#010203", a: { $value: "#112233" } }, b: { $value: "#445566" } } },
  ],
  [
    "a group of modes within a group",
    {
      color: {
        light: { sets: { a: "#112233" }, b: "#445566" },
        dark: { sets: { a: "#112233" }, b: "#445566" },
      },
    },
  ],
])("%s hides none of its neighbours", (_, json) => {
  expect(coloursOf(json)).toEqual(
    expect.arrayContaining(["color.sets.a both #112233", "color.b both #445566"]),
  );
});

test("modes of a token: values, sets and extensions", () => {
  const modes = ["x light #0000ff", "x dark #00ffff"];
  const extensions = (value: object) => ({ x: { $value: "#0000ff", $extensions: value } });
  expect(coloursOf({ x: { $value: { light: "#00f", dark: "#0ff" } } })).toEqual(modes);
  expect(coloursOf({ x: { light: { $value: "#00f" }, dark: { $value: "#0ff" } } })).toEqual(modes);
  expect(coloursOf({ x: { sets: { light: { value: "#00f" }, dark: { value: "#0ff" } } } })).toEqual(
    modes,
  );
  expect(coloursOf(extensions({ mode: { dark: "#0ff" } }))).toEqual(modes);
  expect(coloursOf(extensions({ "org.primer.overrides": { dark: "#0ff" } }))).toEqual(modes);
  expect(coloursOf(extensions({ "com.figma": { modes: { dark: "#0ff" } } }))).toEqual(modes);
});

test("palettes called after a light or dark hue are no modes", () => {
  const shades = { 100: { $value: "#eeeeff" }, 500: { $value: "#0000ff" } };
  expect(coloursOf({ "light-blue": shades, "dark-blue": shades, dark: shades })).toEqual([
    "light.blue.100 both #eeeeff",
    "light.blue.500 both #0000ff",
    "dark.blue.100 both #eeeeff",
    "dark.blue.500 both #0000ff",
    "dark.100 both #eeeeff",
    "dark.500 both #0000ff",
  ]);
});

test("a plain object of hue × shade", () => {
  expect(coloursOf({ red: { 50: "#fef2f2", 500: "#ef4444" } })).toEqual([
    "red.50 both #fef2f2",
    "red.500 both #ef4444",
  ]);
});

test.each(["600", "add", "400400", "12345678", "bad"])("%s is no colour", (value) => {
  expect(coloursOf(`:root { --accent: #3858e9; --weight: ${value} }`, "a.css")).toHaveLength(1);
  expect(coloursOf({ accent: { value: "#3858e9" }, weight: { value } })).toHaveLength(1);
  expect(
    coloursOf({ accent: { value: "#3858e9" }, font: { value: "Tan", type: "fontFamilies" } }),
  ).toHaveLength(1);
});

test.each(["utf-8", "utf-16"])("a byte order mark of %s is no part of the file", (encoding) => {
  const json = '\uFEFF{ "accent": { "$value": "#112233" } }';
  const text = decodeText(Buffer.from(json, encoding === "utf-8" ? "utf8" : "utf16le"));
  expect(coloursOf(text)).toEqual(["accent both #112233"]);
  expect(coloursOf(json)).toEqual(["accent both #112233"]);
  expect(coloursOf("\uFEFF:root { --accent: #112233 }", "a.css")).toEqual(["accent both #112233"]);
});

test("a value that replaces another, a reference to nothing and an unknown colour are told", () => {
  const css = ":root { --accent: #00f } :root { --accent: #0ff; --link: var(--none) }";
  const { colours, warnings } = readTokenSet([{ file: "a.css", text: css }]);
  expect(colours).toEqual([{ name: "accent", mode: null, hex: "#00ffff" }]);
  expect(warnings).toEqual([
    "accent: given twice with different values; the later one is used.",
    "--none: referred to, but not in the files.",
  ]);
  const json = {
    a: { $type: "color", $value: "#112233" },
    b: { $type: "color", $value: "blueish" },
  };
  expect(readTokenSet([{ file: "a.json", text: JSON.stringify(json) }]).warnings).toHaveLength(1);
});
