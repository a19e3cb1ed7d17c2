import type { DatabaseSync } from "node:sqlite";
import { DAY } from "../time/china-time.ts";
import { payGift } from "./pay-gift.ts";
import { findReward, markClaimed, type RewardRow, stateOf } from "./reward-store.ts";

/** A claimed reward lapses when its turnover is not reached within so many days. */
const TURNOVER_DAYS = 30;

interface Asked {
  readonly member: number;
  readonly id: string;
  readonly time: number;
}

/** Pays a reward, once. @returns why not, in words */
export function claimReward(
  database: DatabaseSync,
  { member, id, time }: Asked,
): RewardRow | string {
  const reward = findReward(database, member, id);
  if (reward === null) return "未找到该奖励";
  if (!markClaimed(database, reward, time)) return WHY[stateOf(reward, time)];
  const { title, amountCents, turnoverCents } = reward;
  const gift = { member, id: giftId(member, id), title, amountCents, turnoverCents, time };
  payGift(database, { ...gift, endsAt: turnoverCents === 0 ? null : time + TURNOVER_DAYS * DAY });
  return reward;
}

/** The id of the reward's turnover and reference of its payment. */
export const giftId = (member: number, id: string) => `reward-${member}-${id}`;

const WHY = {
  claimed: "该奖励已领取",
  expired: "该奖励已过期",
  coming: "该奖励还未到领取时间",
  claimable: "该奖励暂不能领取",
} as const;
