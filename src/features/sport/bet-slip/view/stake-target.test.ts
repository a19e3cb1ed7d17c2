// @vitest-environment jsdom
import { expect, it } from "vitest";
import { sampleInput, sampleSlip, staked } from "../state/sample-selection.ts";
import { slipFigures } from "../state/slip-figures.ts";
import { commonStake, EVERY_SINGLE, mainKeyOf } from "./stake-target.ts";

const mainOf = (mode: "single" | "multiple" | "series", ...odds: string[]) =>
  mainKeyOf(slipFigures(sampleInput(sampleSlip(mode, odds))).bets);

it("is the amount of the only single, of all singles, or of the series", () => {
  expect(mainOf("single", "1.00")).toBe("p0");
  expect(mainOf("multiple", "1.00")).toBe("p0");
  expect(mainOf("multiple", "1.00", "1.00")).toBe(EVERY_SINGLE);
  expect(mainOf("series", "1.00", "1.00")).toBe("series");
  expect(mainOf("series", "1.00")).toBeNull();
});

it("shows the amount of all singles as long as it is one", () => {
  const stakes = (amounts: Record<string, string>) =>
    commonStake(
      slipFigures(sampleInput(staked(sampleSlip("multiple", ["1.00", "1.00"]), amounts))).bets,
    );
  expect(stakes({ p0: "10", p1: "10" })).toBe("10");
  expect(stakes({ p0: "10" })).toBe("");
  expect(stakes({})).toBe("");
});
