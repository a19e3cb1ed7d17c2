import { describe, expect, test } from "vitest";
import { readTokenSet } from "./read-token-set.ts";

const coloursOf = (text: string, file = "tokens.css") =>
  readTokenSet([{ file, text }]).colours.map(
    ({ name, mode, hex }) => `${name} ${mode ?? "both"} ${hex}`,
  );

const DARK = [
  ".dark",
  ".theme-dark",
  ".is-dark",
  ".v-theme--dark",
  ".sl-theme-dark",
  ".dark-theme",
  ".darkMode",
  "#night",
  "[data-theme=acme-dark]",
  '[data-theme="dark"]',
  "[data-dark-mode]",
  '[data-dark-mode="true"]',
  '[data-light-mode="false"]',
  "[data-edition=professional]",
  ":root:not(.light)",
  ":root:not([data-theme=acme-light])",
  ":host(.dark)",
  ":host-context([theme=dark])",
  ":is(.dark, .night) body",
  "html.dark:where(:not(.contrast-none))",
  ".dark, .theme-dark",
  "@media (prefers-color-scheme: dark)",
  "@media screen and (prefers-color-scheme:dark)",
  "@media not (prefers-color-scheme: light)",
  "@media not all and (prefers-color-scheme: light)",
  "@media (not (prefers-color-scheme: light))",
  "@container style(--scheme: dark)",
];
const LIGHT = [
  ":root:not(.dark)",
  ":root:not(:is(.dark, [data-theme=dark]))",
  "@media not (prefers-color-scheme: dark)",
  "[data-dark-mode=off]",
  ".classic",
];
const BOTH = [".dark, .light", "html", ":root", ":root, .dark"];

const declaration = (place: string) =>
  place.startsWith("@") ? `${place} { :root { --accent: #0ff } }` : `${place} { --accent: #0ff }`;

test.each([
  ...DARK.map((place) => [place, "dark"]),
  ...LIGHT.map((place) => [place, "light"]),
  ...BOTH.map((place) => [place, "both"]),
])("%s is the mode %s", (place, mode) => {
  expect(coloursOf(declaration(place))).toEqual([`accent ${mode} #00ffff`]);
});

test("a rule of a component, a wide gamut or high contrast takes no token of the page", () => {
  const css = `:root { --accent: #00f }
    .btn-dark { --accent: #111111 }
    .card { --accent: #222222; --card: #333333 }
    [data-contrast=more] { --accent: #444444 }
    @media (prefers-contrast: more) { :root { --accent: #555555 } }`;
  expect(coloursOf(css)).toEqual(["accent both #0000ff", "card both #333333"]);
});

describe("values", () => {
  test.each([
    ["light-dark(#00f, #0ff)", ["x light #0000ff", "x dark #00ffff"]],
    [
      "light-dark(var(--none, #00f), color-mix(in srgb, #fff, #000))",
      ["x light #0000ff", "x dark #808080"],
    ],
    ["var(--none, #00f)", ["x both #0000ff"]],
    ["var(--none, var(--none-too, rgb(0 0 255)))", ["x both #0000ff"]],
    ["240 100% 50%", ["x both #0000ff"]],
    ["240deg 100% 50%", ["x both #0000ff"]],
    ["color-mix(in srgb, red 25%, blue)", ["x both #4000bf"]],
    ["color(srgb 0 0 1)", ["x both #0000ff"]],
    ["Navy", ["x both #000080"]],
    ["0 0 255", []],
  ])("%s", (value, expected) => {
    expect(coloursOf(`:root { --y: #123456; --x: ${value} }`).slice(1)).toEqual(expected);
  });
});

test("channels are a colour by the function they are used in", () => {
  const css = `:root { --a: 240 100% 50%; --b: hsl(var(--a)); --c: 13,110,253; --d: 1 2 3; --e: .5 .1 250 }
    .x { color: rgba(var(--c), .5); background: oklch(var(--e) / 50%) }`;
  expect(coloursOf(css)).toEqual([
    "a both #0000ff",
    "b both #0000ff",
    "c both #0d6efd",
    "e both #32669a",
  ]);
});

test("SCSS: variables, defaults, line comments, functions, nested rules", () => {
  const scss = `// it's { not css
    $blue: #0d6efd !default;
    $blue: #ff0000 !default;
    $primary: $blue; // the brand
    $soft: tint-color($blue, 80%);
    $low: mix(#fff, $blue, 20%);
    :root { --accent: #{$primary}; &[data-theme=dark] { --accent: #0ff } }`;
  expect(coloursOf(scss, "a.scss")).toEqual([
    "blue both #0d6efd",
    "primary both #0d6efd",
    "soft both #cfe2ff",
    "low both #3d8bfd",
    "accent light #0d6efd",
    "accent dark #00ffff",
  ]);
});

test("Less: variables and functions", () => {
  expect(
    coloursOf("@blue: #1677ff; // brand\n@primary: @blue;\n@dark: darken(@blue, 10%);", "a.less"),
  ).toEqual(["blue both #1677ff", "primary both #1677ff", "dark both #005ee2"]);
});
