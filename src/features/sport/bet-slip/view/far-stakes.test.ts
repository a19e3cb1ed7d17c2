// @vitest-environment jsdom
import { expect, it } from "vitest";
import { sampleInput, sampleSlip, staked } from "../state/sample-selection.ts";
import { slipFigures } from "../state/slip-figures.ts";
import { farStakes, showStake } from "./far-stakes.ts";
import { EVERY_SINGLE } from "./stake-target.ts";

function farOf(mode: "single" | "multiple" | "series", amounts: Record<string, string>) {
  const slip = staked(sampleSlip(mode, ["1.00", "1.00", "1.00"]), amounts);
  return farStakes(slipFigures(sampleInput(slip)).bets);
}

it("is every amount but the one beside the total", () => {
  expect(farOf("series", {})).toEqual([]);
  expect(farOf("series", { series: "10" })).toEqual([]);
  expect(farOf("series", { series: "10", p1: "20" })).toEqual(["p1"]);
  expect(farOf("multiple", { p0: "10", p2: "20" })).toEqual(["p0", "p2"]);
});

it("is one amount for singles that share it, beside the total or among the systems", () => {
  const shared = { p0: "10", p1: "10", p2: "10" };
  expect(farOf("multiple", shared)).toEqual([]);
  expect(farOf("series", shared)).toEqual([EVERY_SINGLE]);
});

it("leaves out an amount that is none", () => {
  expect(farOf("multiple", { p0: "1e3", p1: "0", p2: "5" })).toEqual(["p2"]);
});

/** Fields of an open page, of which those named are not covered. */
function fields(uncovered: string) {
  document.body.innerHTML = `<input data-stake="p0"><details><input data-stake="p1"></details>`;
  document.elementFromPoint = () => document.querySelector(`[data-stake="${uncovered}"]`);
}

it("enters the first field out of view, unfolded", () => {
  fields("p0");
  showStake(["p0", "p1"]);
  expect(document.activeElement?.getAttribute("data-stake")).toBe("p1");
  expect(document.querySelector("details")?.open).toBe(true);
});

it("enters a wrong amount out of view before others", () => {
  fields("none");
  document.querySelector("[data-stake=p1]")?.setAttribute("aria-invalid", "true");
  showStake(["p0", "p1"]);
  expect(document.activeElement?.getAttribute("data-stake")).toBe("p1");
});

it("enters the first field where all are in view", () => {
  fields("p0");
  showStake(["p0"]);
  expect(document.activeElement?.getAttribute("data-stake")).toBe("p0");
});
