// Levels of members (spec: shell-and-accounts §7 "other account calls", betting-and-money §7 "Promotions"; payloads:
// docs/decisions/047-engagement-payloads.md). Amounts in cents of CNY.
import * as v from "valibot";
import { VENUE_CODES } from "../venues.ts";
import {
  cents,
  count,
  filled,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const level = v.object({
  level: count, // 0: every new member
  name: filled,
  /** Needed in total since registration. */
  depositCents: cents,
  turnoverCents: cents,
  /** Turnover within `keepDays` that keeps the level; 0: it is never lost. */
  keepTurnoverCents: v.fallback(cents, 0),
  upgradeCents: v.fallback(cents, 0),
  birthdayCents: v.fallback(cents, 0),
  weeklyCents: v.fallback(cents, 0),
  weeklyTurnoverCents: v.fallback(cents, 0), // of the week before
  withdrawalsPerDay: count,
  withdrawCentsPerDay: cents,
  /** As printed: `专属客服`, `优先取款`. */
  rights: rowsOrNone(filled),
});
export type VipLevel = v.InferOutput<typeof level>;

/** All levels, lowest first. */
export const vipLevels = apiCall({
  path: "/site/api/v1/user/member/memberGradeConfigList",
  switch: "vip",
  request: v.strictObject({}),
  response: v.object({
    levels: rows(level),
    keepDays: count,
    rewardDays: count, // a gift can be claimed so long
    rewardTurnoverTimes: count, // turnover that a gift requires, as a multiple of it
  }),
  cacheable: true,
});

/** The member's progress to a level; without `grade`, to the next one. */
export const vipProgress = apiCall({
  path: "/site/api/v1/user/member/memberGradeInfoByGrade",
  switch: "vip",
  request: v.strictObject({ grade: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  response: v.object({
    level: count,
    since: orNull(number), // epoch milliseconds, as all times here
    depositCents: cents, // so far
    turnoverCents: cents,
    target: orNull(count), // null: no higher level
    missingDepositCents: cents,
    missingTurnoverCents: cents,
    countedAt: number, // what is counted up to now; later bets are not in it yet
    nextCountAt: number,
    /** When the level is looked at again; null: it cannot be lost. */
    keep: orNull(v.object({ until: number, neededCents: cents, doneCents: cents, fallsTo: count })),
    /** A level reached since the member last looked; told once by the page, then by `vipSeen`. */
    reached: orNull(count),
    birthday: orNull(v.picklist(["unknown", "coming", "claimable", "claimed"])),
    time: number,
  }),
  member: true,
});
export type VipProgress = v.InferOutput<typeof vipProgress.response>;

/** The reached level was shown. */
export const vipSeen = apiCall({
  path: "/site/api/v1/user/member/memberGradeSeen",
  switch: "vip",
  request: v.strictObject({ level: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  response: v.unknown(),
  member: true,
});

/** Rebate of turnover by venue and level, lowest and highest of each category. */
export const rebateRates = apiCall({
  path: "/site/api/v1/user/member/getGameFanshuiHighLow",
  switch: "vip",
  request: v.strictObject({}),
  response: v.object({
    categories: rows(
      v.object({
        category: v.picklist(Object.values(VENUE_CODES)),
        lowBasisPoints: count, // 1/100 of a percent
        highBasisPoints: count,
        venues: rows(
          v.object({
            enName: filled,
            name: filled,
            basisPoints: v.array(count), // by level, lowest first
          }),
        ),
      }),
    ),
    maxCentsPerDay: v.array(cents), // by level
    paidAt: v.fallback(text, ""), // as printed: `次日 12:00`
  }),
  cacheable: true,
});

/** The weekly bonus of the member's level. */
export const vipWeek = apiCall({
  path: "/act/api/v1/promotion/vipWeek/VipWeekInfo",
  switch: "vip",
  request: v.strictObject({}),
  response: v.object({
    from: number,
    to: number,
    turnoverCents: cents, // of this week
    neededCents: cents,
    giftCents: cents, // 0: the level has none
    claimFrom: number, // when this week's bonus can be claimed
    reached: yesNo,
    past: rowsOrNone(
      v.object({
        from: number,
        giftCents: cents,
        state: v.picklist(["claimable", "claimed", "expired", "missed"]),
      }),
    ),
    time: number,
  }),
  member: true,
});
export type VipWeek = v.InferOutput<typeof vipWeek.response>;
