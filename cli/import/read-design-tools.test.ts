// Tokens Studio's single files and Figma's variables.
import { expect, test } from "vitest";
import { readFigmaVariables } from "./read-figma-variables.ts";
import { readTokenSet } from "./read-token-set.ts";

const read = (json: unknown) =>
  readTokenSet([{ file: "tokens.json", text: JSON.stringify(json) }]).colours.map(
    ({ name, mode, hex }) => `${name} ${mode ?? "both"} ${hex}`,
  );
const of = (value: string) => ({ value, type: "color" });

const SETS = {
  "core/palette": { colors: { blue: of("#2563eb"), sky: of("#93c5fd"), red: of("#dc2626") } },
  "theme/day": { accent: of("{colors.blue}"), link: of("$accent") },
  "theme/night": { accent: of("{colors.sky}") },
  "brand/other": { accent: of("{colors.red}"), veil: of("rgba({colors.blue}, 0.5)") },
};
const BLUES = [
  "colors.blue both #2563eb",
  "colors.sky both #93c5fd",
  "colors.red both #dc2626",
  "accent light #2563eb",
  "accent dark #93c5fd",
  "link light #2563eb",
];

test("themes of Tokens Studio say which sets belong together", () => {
  const theme = (name: string, set: string) => ({
    name,
    group: "scheme",
    selectedTokenSets: { "core/palette": "source", [set]: "enabled", "brand/other": "disabled" },
  });
  const $themes = [
    theme("Light", "theme/day"),
    theme("Dark", "theme/night"),
    theme("Light 2", "brand/other"),
  ];
  expect(read({ ...SETS, $themes, $metadata: { tokenSetOrder: Object.keys(SETS) } })).toEqual(
    BLUES,
  );
});

test("without themes the names of sets do, and a reference may hold the name of the set or not", () => {
  const { "brand/other": _, ...sets } = SETS;
  expect(read({ ...sets, $themes: [], $metadata: { tokenSetOrder: [] } })).toEqual(BLUES);
  expect(
    read({ global: { blue: of("#2563eb") }, dark: { a: of("{blue}"), b: of("{global.blue}") } }),
  ).toEqual(["global.blue both #2563eb", "a dark #2563eb", "b dark #2563eb"]);
});

// Expected values were computed with colorjs.io, which @tokens-studio/sd-transforms uses.
test.each([
  ["lighten", "0.10", "srgb", "#96acff"],
  ["lighten", "10%", "p3", "#96acff"],
  ["lighten", "0.3", "hsl", "#adbfff"],
  ["darken", "0.5", "srgb", "#455280"],
  ["darken", "0.3", "hsl", "#1446ff"],
  ["lighten", "1", "lch", "#ffffff"],
  ["darken", "1", "lch", "#000000"],
  ["lighten", "0.2", "lch", "#a4b5ff"],
  ["darken", "0.3", "lch", "#606fab"],
  ["mix", "0.25", "srgb", "#a77abf"],
  ["mix", "0.25", "lch", "#c481f5"],
  ["mix", "0.25", "p3", "#ac85c7"],
  ["mix", "0.25", "hsl", "#9b67ff"],
  ["mix", "{quarter}", "srgb", "#a77abf"],
])("Tokens Studio: %s by %s in %s", (type, value, space, hex) => {
  const modify = { type, value, space, color: "{red}" };
  const json = {
    quarter: { $type: "number", $value: 0.25 },
    red: { $type: "color", $value: "#ff0000" },
    blue: { $type: "color", $value: "#8aa3ff" },
    brand: { $type: "color", $value: "{blue}", $extensions: { "studio.tokens": { modify } } },
    link: { $type: "color", $value: "{brand}" },
  };
  expect(read(json).slice(2)).toEqual([`brand both ${hex}`, `link both ${hex}`]);
});

test("Tokens Studio: what becomes translucent is left out, an unknown modifier is told", () => {
  const modified = (type: string) => ({
    $type: "color",
    $value: "#8aa3ff",
    $extensions: { "studio.tokens": { modify: { type, value: "0.3", space: "lch" } } },
  });
  const json = { veil: modified("alpha"), odd: modified("twist"), a: { $value: "#112233" } };
  const { colours, warnings } = readTokenSet([{ file: "a.json", text: JSON.stringify(json) }]);
  expect(colours.map(({ name }) => name)).toEqual(["a"]);
  expect(warnings).toEqual(["odd: a colour that cannot be read, or its modifier; it is left out."]);
});

const rgb = (r: number, g: number, b: number) => ({ r, g, b });
const variable = (
  collection: string,
  name: string,
  valuesByMode: object,
  resolvedType = "COLOR",
) => ({
  name,
  resolvedType,
  variableCollectionId: collection,
  valuesByMode,
});
const collection = (name: string, ...modes: readonly string[]) => ({
  name,
  defaultModeId: `${name}0`,
  modes: modes.map((mode, at) => ({ modeId: `${name}${at}`, name: mode })),
});

test("Figma: aliases lead to ids, modes of other kinds are left out, numbers are no colours", () => {
  const alias = { type: "VARIABLE_ALIAS", id: "2" };
  const meta = {
    variableCollections: {
      a: collection("Blue", "Mode 1"),
      b: collection("Red", "Mode 1"),
      t: collection("Theme", "Light", "Dark mode", "High contrast"),
      d: collection("Density", "Usual", "Night owls, tight"),
    },
    variables: {
      1: variable("a", "Brand/Primary", { Blue0: rgb(0, 0, 1) }),
      2: variable("b", "Brand/Primary", { Red0: rgb(1, 0, 0) }),
      3: variable("t", "Button/Fill", {
        Theme0: alias,
        Theme1: rgb(0, 1, 1),
        Theme2: rgb(0, 0, 0),
      }),
      4: variable("t", "Weight", { Theme0: 600 }, "FLOAT"),
      5: variable("t", "Family", { Theme0: "Tan" }, "STRING"),
    },
  };
  expect(read({ meta })).toEqual([
    "blue.brand.primary both #0000ff",
    "brand.primary both #ff0000",
    "button.fill light #ff0000",
    "button.fill dark #00ffff",
  ]);
});

test.each(["constructor", "__proto__", "toString"])(
  "Figma: a variable of the type %s is a text",
  (type) => {
    const root = {
      variables: { "1": variable("c", "word", { c0: "a" }, type) },
      variableCollections: { c: collection("c", "Mode") },
    };
    expect(readFigmaVariables(root)?.map((token) => token.type)).toEqual(["string"]);
  },
);
