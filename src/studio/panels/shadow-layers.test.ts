import { expect, it } from "vitest";
import { alphaOf, NEW_LAYER, shadowLayers, withAlpha } from "./shadow-layers.ts";

it("reads the layers of a shadow, one layer without a list, and none of an alias", () => {
  expect(shadowLayers(JSON.stringify([NEW_LAYER, NEW_LAYER]))).toEqual([NEW_LAYER, NEW_LAYER]);
  expect(shadowLayers(JSON.stringify(NEW_LAYER))).toEqual([NEW_LAYER]);
  expect(shadowLayers("[]")).toEqual([]);
  expect(shadowLayers("{shadow.1}")).toBeNull();
  expect(shadowLayers('[{"color":"red"}]')).toBeNull();
});

it("changes the alpha of a colour and leaves the rest as it is written", () => {
  const color = "oklch(0.3 {chroma.shade}*0.3 {hue.neutral} / 0.06)";
  expect(alphaOf(color)).toBe(0.06);
  expect(withAlpha(color, 0.125)).toBe("oklch(0.3 {chroma.shade}*0.3 {hue.neutral} / 0.13)");
  expect(alphaOf("{color.border-strong}")).toBeNull();
});
