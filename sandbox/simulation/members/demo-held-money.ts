// The demo account that has everything also has coins, and a reward whose turnover is not reached.
import type { DatabaseSync } from "node:sqlite";
import { WALLET_COIN } from "#contract/coins.ts";
import type { MemberRow } from "../../backend/members/member-store.ts";
import { REWARD_TURNOVER_TIMES, termsOf } from "../../backend/levels/level-terms.ts";
import { bonusOf, coinOf, HOUSE, outsideOf, post } from "../../backend/ledger/ledger.ts";
import { addTurnover } from "../../backend/wallet/turnover.ts";

const OWNER = "demo88";
const COIN_UNITS = 86_500_000;

export function seedHeldMoney(
  database: DatabaseSync,
  { id: member, nameKey, createdAt, vipLevel }: MemberRow,
): void {
  if (nameKey !== OWNER) return;
  post(database, { reason: "opening", reference: String(member), time: createdAt }, [
    [outsideOf(WALLET_COIN), -COIN_UNITS],
    [coinOf(member, WALLET_COIN), COIN_UNITS],
  ]);
  const time = createdAt;
  const { upgradeCents, level } = termsOf(vipLevel);
  const id = rewardOf(member);
  const title = `VIP${level} 晋级礼金`;
  post(database, { reason: "gift", reference: id, time }, [
    [HOUSE, -upgradeCents],
    [bonusOf(member), upgradeCents],
  ]);
  const requiredCents = upgradeCents * REWARD_TURNOVER_TIMES;
  const reward = { requiredCents, lockedCents: upgradeCents, time, endsAt: null };
  addTurnover(database, { member, id, kind: "gift", title, ...reward });
}

/** Without a date in the seed: history.ts sets the date of the reward. */
export function dateReward(database: DatabaseSync, member: number, time: number): void {
  database
    .prepare("UPDATE turnover SET time = ? WHERE member = ? AND id = ?")
    .run(time, member, rewardOf(member));
}

const rewardOf = (member: number) => `gift-${member}`;
