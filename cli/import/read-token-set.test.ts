import { expect, test } from "vitest";
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
  ).toEqual(["core.blue both #2563eb", "accent light #2563eb", "accent dark #2563eb"]);
});

test("Figma: modes of collections and aliases", () => {
  const meta = {
    variableCollections: {
      c: {
        modes: [
          { modeId: "1", name: "Light" },
          { modeId: "2", name: "Dark mode" },
        ],
      },
    },
    variables: {
      a: {
        name: "Brand/Primary",
        resolvedType: "COLOR",
        valuesByMode: { 1: { r: 0, g: 0, b: 1 }, 2: { type: "VARIABLE_ALIAS", id: "b" } },
      },
      b: { name: "Sky", resolvedType: "COLOR", valuesByMode: { 2: { r: 0, g: 1, b: 1, a: 1 } } },
    },
  };
  expect(coloursOf({ meta })).toEqual([
    "brand.primary light #0000ff",
    "brand.primary dark #00ffff",
    "sky dark #00ffff",
  ]);
});

test("CSS: modes of selectors and media queries; wide-gamut copies are left out", () => {
  const css = `
    :root { --accent: #00f; --link: var(--accent); }
    @media (prefers-color-scheme: dark) { :root { --accent: #0ff } }
    [data-theme="dark"] { --ground: #000 }
    @supports (color: color(display-p3 1 1 1)) { :root { --accent: #f00 } }`;
  expect(coloursOf(css, "tokens.css")).toEqual([
    "accent both #0000ff",
    "link both #0000ff",
    "accent dark #00ffff",
    "ground dark #000000",
  ]);
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
