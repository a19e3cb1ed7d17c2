import { expect, test } from "vitest";
import { leadPlan } from "./lead-plan.ts";

test("a brand that puts its jackpot before its games does so in a lobby", () => {
  expect(leadPlan(["jackpot", "games-wall"]).order[0]).toBe("jackpot");
  expect(leadPlan(["games-wall", "jackpot"]).order[0]).toBe("spotlight");
});

test("a brand without either starts with its hot games as covers", () => {
  expect(leadPlan([])).toEqual({ order: ["spotlight", "jackpot", "picks"], ranked: false });
});

test("a brand that ranks its games at home ranks them here, also from a split block", () => {
  const home = [{ main: ["jackpot-band", "games-ranked"], aside: ["winners"] }] as const;
  expect(leadPlan(home as unknown as Parameters<typeof leadPlan>[0])).toEqual({
    order: ["jackpot", "spotlight", "picks"],
    ranked: true,
  });
});
