import { expect, it } from "vitest";
import { MECHANICS } from "../../sample-activity.ts";
import { depositReward, tierOf } from "./deposit-reward.ts";
import { percentText } from "#lib/text/format.ts";

const { tiers } = MECHANICS.firstDeposit;
const [low, high] = tiers;

it("pays the percentage, rounded down, up to the most", () => {
  expect(depositReward(low, 9999)).toBeNull();
  expect(depositReward(low, 10_000)).toEqual({
    rewardCents: 10_000,
    turnoverCents: 240_000,
    times: 12,
    capped: false,
  });
  expect(depositReward(low, 18_801)).toMatchObject({ rewardCents: 18_800, capped: true });
  expect(depositReward(high, 50_001)?.rewardCents).toBe(25_000);
});

it("takes the highest tier that is reached", () => {
  expect(tierOf(tiers, 9999)).toBeUndefined();
  expect(tierOf(tiers, 49_999)).toBe(low);
  expect(tierOf(tiers, 50_000)).toBe(high);
});

it("prints basis points as percent", () => {
  expect([500, 1250, 10_000].map(percentText)).toEqual(["5%", "12.5%", "100%"]);
});
