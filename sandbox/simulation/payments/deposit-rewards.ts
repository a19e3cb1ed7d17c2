import type { RewardRow } from "../../backend/deposits/payment-world.ts";
import type { SiteView } from "../../backend/wire/sites.ts";

/** Amounts in cents. */
const REWARDS: readonly RewardRow[] = [
  {
    id: "first",
    title: "首存礼",
    basisPoints: 10_000,
    minCents: 10_000,
    maxBonusCents: 188_800,
    turnoverTimes: 15,
    days: 30,
    kinds: [],
    endsAt: null,
    once: "firstDeposit",
  },
  {
    id: "weekly",
    title: "续存礼",
    basisPoints: 5000,
    minCents: 50_000,
    maxBonusCents: 388_800,
    turnoverTimes: 15,
    days: 30,
    kinds: [],
    endsAt: null,
    once: "daily",
  },
  {
    id: "coin",
    title: "虚拟币加赠",
    basisPoints: 100,
    minCents: 10_000,
    maxBonusCents: 888_800,
    turnoverTimes: 1,
    days: 7,
    kinds: ["coin", "xnbsk"],
    endsAt: null,
    once: "daily",
  },
];

export function siteRewards({ isOn }: Pick<SiteView, "isOn">): readonly RewardRow[] {
  return isOn("promotions") ? REWARDS : [];
}
