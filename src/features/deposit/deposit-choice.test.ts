import * as v from "valibot";
import { expect, it } from "vitest";
import { depositRewards } from "#contract/api/deposit-rewards.ts";
import { paymentTypes } from "#contract/api/deposit.ts";
import {
  choiceOf,
  chosenChannel,
  closedOf,
  firstChoice,
  limitsOf,
  offeredTypes,
} from "./deposit-choice.ts";
import { bestReward, rewardOf, rewardsFor } from "./deposit-reward.ts";
import { samplePayments, sampleRewards } from "./sample-payments.ts";

const { types } = v.parse(paymentTypes.response, samplePayments());
const rewards = v.parse(depositRewards.response, sampleRewards());
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const typeOf = (id: string) => types.filter((type) => type.id === id);

it("offers the methods that the brand has", () => {
  expect(ids(offeredTypes(types, (key) => key === "virtualCoin"))).toEqual([
    "scan",
    "coin",
    "service",
    "huione",
  ]);
});

it("chooses the first channel that can be used, and keeps a choice as long as it is listed", () => {
  expect(firstChoice(types)).toEqual({ typeId: "bank", channelId: "bank-a" });
  expect(firstChoice([...typeOf("huione"), ...typeOf("scan")])).toEqual({
    typeId: "scan",
    channelId: "scan-a",
  });
  const chosen = chosenChannel(types, { typeId: "bank", channelId: "bank-c" });
  expect(chosen && closedOf(chosen)?.remedy).toBe("service");
  expect(chosenChannel(types, { typeId: "bank", channelId: "gone" })?.channel?.id).toBe("bank-a");
  expect(chosenChannel([], null)).toBeNull();
  expect(typeOf("huione").map(choiceOf)).toEqual([{ typeId: "huione", channelId: "huione-a" }]);
});

it("names the limits over the channels that can be used", () => {
  expect(types.map(limitsOf)).toEqual([
    { min: 10_000, max: 5_000_000 },
    { min: 10_000, max: 5_000_000 },
    { min: 10_000, max: 5_000_000 },
    { min: 10_000, max: 5_000_000 },
    { min: 10_000, max: 5_000_000 },
  ]);
});

it("offers the best reward of the method, and takes one by choice only", () => {
  expect(ids(rewardsFor(rewards, "scan", 0))).toEqual(["daily"]);
  expect(bestReward(rewards, 100_000)?.id).toBe("weekend");
  expect(rewardOf(rewards, "daily", 100_000)?.id).toBe("daily");
  expect(rewardOf(rewards, null, 100_000)).toBeNull();
  expect([bestReward(rewards, 9999), rewardOf(rewards, "daily", 9999)]).toEqual([null, null]);
  const ended = rewards.map((reward) => ({ ...reward, endsAt: 5 }));
  expect([rewardsFor(ended, "bank", 4).length, rewardsFor(ended, "bank", 5).length]).toEqual([
    2, 0,
  ]);
  const cheap = rewards.map((reward) => ({
    ...reward,
    basisPoints: 5000,
    turnoverTimes: reward.id === "daily" ? 5 : 15,
  }));
  expect(bestReward(cheap, 100_000)?.id).toBe("daily");
});
