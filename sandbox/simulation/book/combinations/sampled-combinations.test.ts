import { expect, it } from "vitest";
import { sampleCombinations } from "./sampled-combinations.ts";

it("simulated matches win combinations as often as their chance says", () => {
  const sampled = sampleCombinations({ seed: 12, matches: 10_000, combinations: 100 });
  expect(sampled.filter(({ errors }) => errors > 5)).toEqual([]);
});
