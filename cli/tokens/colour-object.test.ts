import { expect, test } from "vitest";
import { cssValue } from "./css-value.ts";

const colour = (colorSpace: string, components: unknown[], more: object = {}) => ({
  colorSpace,
  components,
  ...more,
});

test.each([
  [colour("srgb", [1, 0, 0]), "#ff0000"],
  [colour("srgb", [0, 0, 1]), "#0000ff"],
  [colour("srgb", [0.2, 0.4, 0.6], { alpha: 0.5, hex: "#336699" }), "#33669980"],
  [colour("srgb-linear", [1, 1, 1]), "#ffffff"],
  [colour("display-p3", [0, 0, 0]), "#000000"],
  [colour("hsl", [210, 100, 50]), "#0080ff"],
  [colour("hwb", ["none", 100, 0]), "#ffffff"],
  [colour("lab", [100, 0, 0], { alpha: "none" }), "#ffffff"],
  [colour("oklch", [0.628, 0.2577, 29.23]), "#ff0000"],
])("%j is %s", (value, hex) => {
  expect(cssValue("color", "color.accent", value)).toBe(hex);
});

test.each([
  colour("srgb", [255, 0, 0]),
  colour("srgb", [1, 0]),
  colour("srgb", [1, 0, "0)"]),
  colour("cmyk", [1, 0, 0]),
  colour("srgb", [1, 0, 0], { alpha: 2 }),
  colour("srgb", [1, 0, 0], { hex: "red" }),
  colour("srgb", [1, 0, 0], { more: 1 }),
])("%j is not a colour a token may hold", (value) => {
  expect(cssValue("color", "color.accent", value)).toBeNull();
});
