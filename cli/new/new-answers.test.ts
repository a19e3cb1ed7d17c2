import { expect, it } from "vitest";
import { newBrand } from "./new-answers.ts";

const FLEET = { ids: [], brands: [], problems: [] };
const coloursOf = (color: string, color2?: string) =>
  newBrand({ id: "nova", color, ...(color2 === undefined ? {} : { color2 }) }, FLEET).colors;

it.each([
  ["#C8102E", "#c8102e"],
  ["#fff", "#ffffff"],
  ["7c3aed", "#7c3aed"],
  ["0a0", "#00aa00"],
  ["RebeccaPurple", "#663399"],
  ["rgb(1 2 3)", "#010203"],
  ["hsl(120 100% 25%)", "#008000"],
  ["oklch(100% 0 0)", "#ffffff"],
  [" #c8102e ", "#c8102e"],
])("reads the colour %s as %s", (given, hex) => {
  expect(coloursOf(given, given)).toEqual([hex, hex]);
});

it.each(["", "#zz", "12345", "600px", "#c8102e80", "transparent", "rgb(1 2 3 / 50%)", "blau"])(
  "refuses %j, which is no colour or lets through what is below",
  (given) => {
    const refused = expect.objectContaining({
      code: "CONFIG_USAGE",
      what: expect.stringContaining("a colour without transparency, such as #c8102e"),
    });
    expect(() => coloursOf(given)).toThrow(refused);
  },
);
