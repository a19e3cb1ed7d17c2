// Free bets that a level gives: one when it is reached, and one for each week with enough turnover.
import type { DatabaseSync } from "node:sqlite";
import { grantFreeBet } from "../free-bets/grant-free-bet.ts";
import { dayOf } from "../time/china-time.ts";

/** In yuan, by level; the last is for all above. */
const UPGRADE = [0, 10, 20, 50, 100, 200, 300, 500, 800, 1_000, 2_000];
const WEEKLY = [0, 0, 10, 20, 30, 50, 80, 100, 150, 200, 300];
const UPGRADE_DAYS = 30;

interface For {
  readonly member: number;
  readonly level: number;
  readonly time: number;
}

/** Once per level. */
export function grantUpgradeFreeBet(database: DatabaseSync, { member, level, time }: For): void {
  grantFreeBet(database, {
    member,
    id: `upgrade-${member}-${level}`,
    source: "level",
    title: `VIP${level} 晋级免费投注`,
    amountCents: centsOf(UPGRADE, level),
    time,
    days: UPGRADE_DAYS,
  });
}

/** Part of the welfare centre's week. @param time its end */
export function grantWeeklyFreeBet(database: DatabaseSync, { member, level, time }: For): void {
  grantFreeBet(database, {
    member,
    id: `weekly-${member}-${dayOf(time)}`,
    source: "welfare",
    title: "福利中心周周免费投注",
    amountCents: centsOf(WEEKLY, level),
    time,
  });
}

function centsOf(yuan: readonly number[], level: number): number {
  return (yuan[Math.min(level, yuan.length - 1)] ?? 0) * 100;
}
