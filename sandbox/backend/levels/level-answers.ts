import type * as v from "valibot";
import type * as calls from "#contract/api/vip.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { findReward, readRewards, stateOf } from "../rewards/reward-store.ts";
import { DAY, dayOf, lastMidnight, nextMidnight } from "../time/china-time.ts";
import { yuan } from "../ledger/decimal.ts";
import { validStakes } from "../wallet/valid-stakes.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import { countedLevel, type LevelContext, sum, totalsAt } from "./count-level.ts";
import { addBirthday, birthdayId, PAID_AFTER, WEEK, weeklyId, weekStart } from "./level-rewards.ts";
import { type MemberLevel, markSeen } from "./level-store.ts";
import { KEEP_DAYS, LEVELS, REWARD_DAYS, REWARD_TURNOVER_TIMES, termsOf } from "./level-terms.ts";
import { MAX_REBATE_CENTS, MIN_REBATE_CENTS, REBATE_HOUR, rebateRatesOf } from "./rebate-rates.ts";

type Answer<Call extends { response: v.GenericSchema }> = v.InferOutput<Call["response"]>;
type LevelCall = "vipLevels" | "vipProgress" | "vipSeen" | "rebateRates" | "vipWeek";

const MINUTE_MS = 60_000;

export const LEVEL_ANSWERS: Answers<LevelCall> = {
  vipLevels: { cacheMs: MINUTE_MS, answer: vipLevels },
  vipProgress: { cacheMs: 0, answer: vipProgress },
  vipSeen: {
    cacheMs: 0,
    answer(context, { level }) {
      markSeen(context.database, memberOf(context).id, level);
      return null;
    },
  },
  rebateRates: { cacheMs: MINUTE_MS, answer: rebateRates },
  vipWeek: { cacheMs: 0, answer: vipWeek },
};

function vipLevels(): Answer<typeof calls.vipLevels> {
  return {
    levels: [...LEVELS],
    keepDays: KEEP_DAYS,
    rewardDays: REWARD_DAYS,
    rewardTurnoverTimes: REWARD_TURNOVER_TIMES,
  };
}

/** After bets that were decided since the last request and all counts that were due. */
export function settledLevel(context: CallContext): LevelContext & { readonly row: MemberLevel } {
  const own = { ...context, member: memberOf(context) };
  context.ports.importHistory(own.member.id, context.time);
  settleMoney(context);
  const row = countedLevel(own);
  addBirthday(context.database, { member: own.member, level: row.level, time: context.time });
  return { ...own, row };
}

function vipProgress(
  context: CallContext,
  { grade }: v.InferOutput<typeof calls.vipProgress.request>,
): calls.VipProgress {
  const own = settledLevel(context);
  const { row, time } = own;
  const countedAt = lastMidnight(time);
  const totals = totalsAt(own, row, countedAt);
  const wanted = LEVELS[grade ?? row.level + 1] ?? null;
  return {
    level: row.level,
    since: row.since,
    ...totals,
    target: wanted?.level ?? null,
    missingDepositCents: Math.max(0, (wanted?.depositCents ?? 0) - totals.depositCents),
    missingTurnoverCents: Math.max(0, (wanted?.turnoverCents ?? 0) - totals.turnoverCents),
    countedAt,
    nextCountAt: nextMidnight(time),
    keep: keepOf(own),
    reached: row.level > row.seen ? row.level : null,
    birthday: birthdayOf(own),
    time,
  };
}

function keepOf({
  database,
  member,
  row,
  time,
}: LevelContext & { readonly row: MemberLevel }): calls.VipProgress["keep"] {
  const neededCents = termsOf(row.level).keepTurnoverCents;
  if (neededCents === 0) return null;
  const span = { from: row.keepFrom, to: lastMidnight(time) };
  return {
    until: row.keepFrom + KEEP_DAYS * DAY,
    neededCents,
    doneCents: sum(validStakes(database, member.id, span)),
    fallsTo: row.level - 1,
  };
}

function birthdayOf({
  database,
  member,
  row,
  time,
}: LevelContext & { readonly row: MemberLevel }): calls.VipProgress["birthday"] {
  if (termsOf(row.level).birthdayCents === 0) return null;
  if (member.birthday === null) return "unknown";
  const reward = findReward(database, member.id, birthdayId(dayOf(time).slice(0, 4)));
  const state = reward === null ? "coming" : stateOf(reward, time);
  return state === "claimable" || state === "claimed" ? state : "coming";
}

function rebateRates({ ports, view, time }: CallContext): Answer<typeof calls.rebateRates> {
  const venues = ports.venues(view, time);
  const categories = Object.values(VENUE_CODES).flatMap((category) => {
    const listed = venues
      .filter((venue) => venue.category === category)
      .map((venue) => ({
        enName: venue.channelCode,
        name: venue.name,
        basisPoints: rebateRatesOf(venue),
      }));
    const rates = listed.flatMap(({ basisPoints }) => basisPoints);
    if (listed.length === 0) return [];
    return [
      {
        category,
        lowBasisPoints: Math.min(...rates),
        highBasisPoints: Math.max(...rates),
        venues: listed,
      },
    ];
  });
  return {
    categories,
    maxCentsPerDay: [...MAX_REBATE_CENTS],
    paidAt: `次日 ${REBATE_HOUR}:00，满 ${yuan(MIN_REBATE_CENTS)} 派发`,
  };
}

const PAST_WEEKS = 8;

function vipWeek(context: CallContext): calls.VipWeek {
  const { database, member, row, time } = settledLevel(context);
  const from = weekStart(time);
  const { weeklyCents, weeklyTurnoverCents } = termsOf(row.level);
  const turnoverCents = sum(validStakes(database, member.id, { from, to: time + 1 }));
  const rewards = new Map(readRewards(database, member.id).map((reward) => [reward.id, reward]));
  const past = Array.from({ length: PAST_WEEKS }, (_, index) => from - (index + 1) * WEEK)
    .filter((start) => start + WEEK > Math.max(member.createdAt, row.since))
    .map((start): calls.VipWeek["past"][number] => {
      const reward = rewards.get(weeklyId(start));
      const state = reward === undefined ? "missed" : stateOf(reward, time);
      return {
        from: start,
        giftCents: reward?.amountCents ?? 0,
        // Before noon it is on its way; the page says from when it can be claimed.
        state: state === "coming" ? "claimable" : state,
      };
    });
  return {
    from,
    to: from + WEEK,
    turnoverCents,
    neededCents: weeklyTurnoverCents,
    giftCents: weeklyCents,
    claimFrom: from + WEEK + PAID_AFTER,
    reached: weeklyCents > 0 && turnoverCents >= weeklyTurnoverCents,
    past,
    time,
  };
}
