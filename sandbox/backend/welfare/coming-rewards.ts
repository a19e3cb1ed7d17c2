// Rewards that have not been earned yet, with what is still to be done.
import { termsOf } from "../levels/level-terms.ts";
import type { LevelContext } from "../levels/count-level.ts";
import { birthdayId, nextMonth, PAID_AFTER, WEEK, weekStart } from "../levels/level-rewards.ts";
import type { MemberLevel } from "../levels/level-store.ts";
import { REBATE_HOUR, rebateCents } from "../levels/rebate-rates.ts";
import { DAY, dayOf, dayStart, lastMidnight } from "../time/china-time.ts";
import { yuan } from "../ledger/decimal.ts";
import { validStakes } from "../wallet/valid-stakes.ts";
import type { RewardRow } from "../rewards/reward-store.ts";

export type ComingReward = Omit<RewardRow, "claimedAt"> & { readonly condition: string };
type Own = LevelContext & { readonly row: MemberLevel };

export function comingRewards(own: Own): ComingReward[] {
  return [todaysRebate(own), thisWeek(own), birthday(own)].filter((one) => one !== null);
}

const NO_ACTIVITY = { activity: null, activityKind: null } as const;

function todaysRebate({ database, member, row, ports, view, time }: Own): ComingReward | null {
  const from = lastMidnight(time);
  const stakes = validStakes(database, member.id, { from, to: time + 1 });
  const amountCents = rebateCents(stakes, ports.venues(view, time), row.level);
  if (amountCents === 0) return null;
  const validFrom = from + DAY + PAID_AFTER;
  return {
    ...NO_ACTIVITY,
    member: member.id,
    id: `rebate-${dayOf(from)}`,
    kind: "rebate",
    title: "今日返水",
    amountCents,
    turnoverCents: amountCents,
    validFrom,
    validTo: validFrom + 7 * DAY,
    condition: `次日 ${REBATE_HOUR}:00 起可领，金额以当日有效投注额为准`,
  };
}

function thisWeek({ database, member, row, time }: Own): ComingReward | null {
  const { weeklyCents, weeklyTurnoverCents } = termsOf(row.level);
  if (weeklyCents === 0) return null;
  const from = weekStart(time);
  const staked = validStakes(database, member.id, { from, to: time + 1 }).reduce(
    (total, { cents }) => total + cents,
    0,
  );
  const missing = weeklyTurnoverCents - staked;
  const validFrom = from + WEEK + PAID_AFTER;
  return {
    ...NO_ACTIVITY,
    member: member.id,
    id: `weekly-${dayOf(from)}`,
    kind: "weekly",
    title: `VIP${row.level} 周周彩金`,
    amountCents: weeklyCents,
    turnoverCents: weeklyCents * 3,
    validFrom,
    validTo: validFrom + WEEK,
    condition: missing > 0 ? `本周还需有效投注额 ${yuan(missing)}` : "本周有效投注额已达到",
  };
}

function birthday({ member, row, time }: Own): ComingReward | null {
  const { birthdayCents } = termsOf(row.level);
  if (member.birthday === null || birthdayCents === 0) return null;
  const month = Number(member.birthday.slice(5, 7));
  const [year = 0, now = 0] = dayOf(time).split("-").map(Number);
  if (now === month) return null;
  const of = month > now ? year : year + 1;
  return {
    ...NO_ACTIVITY,
    member: member.id,
    id: birthdayId(of),
    kind: "birthday",
    title: `VIP${row.level} 生日彩金`,
    amountCents: birthdayCents,
    turnoverCents: 0,
    validFrom: dayStart(`${of}-${String(month).padStart(2, "0")}-01`),
    validTo: nextMonth(of, month),
    condition: "生日当月可领，金额以当时等级为准",
  };
}
