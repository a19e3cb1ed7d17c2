// What a level gives: upgrade and birthday gifts, a weekly bonus, a daily rebate.
import type { DatabaseSync } from "node:sqlite";
import type { MemberRow } from "../members/account-rows.ts";
import type { VenueRow } from "../venues/venue-row.ts";
import { addReward, type NewReward } from "../rewards/reward-store.ts";
import { DAY, dayOf, dayStart, HOUR } from "../time/china-time.ts";
import { grantWeeklyFreeBet } from "./level-free-bets.ts";
import { REWARD_DAYS, REWARD_TURNOVER_TIMES, termsOf } from "./level-terms.ts";
import { REBATE_HOUR, rebateCents } from "./rebate-rates.ts";

export interface Ended {
  readonly member: MemberRow;
  /** Before the count of this midnight. */
  readonly level: number;
  /** The end of the day. */
  readonly midnight: number;
  readonly stakes: readonly {
    readonly channelCode: string;
    readonly cents: number;
    readonly time: number;
  }[];
  readonly venues: readonly VenueRow[];
  /** Whether the member may get free bets. */
  readonly freeBets: boolean;
}

/** Weekly bonus and rebate are there at noon. */
export const PAID_AFTER = REBATE_HOUR * HOUR;
const REBATE_DAYS = 7;
/** The first Monday after 1970 in China began at this time. */
const FIRST_MONDAY = dayStart("1970-01-05");
export const WEEK = 7 * DAY;

export function weekStart(time: number): number {
  return FIRST_MONDAY + Math.floor((time - FIRST_MONDAY) / WEEK) * WEEK;
}

export function grantEnded(database: DatabaseSync, ended: Ended): void {
  const { member, midnight } = ended;
  addRebate(database, ended);
  if (weekStart(midnight) === midnight) addWeekly(database, ended);
  addBirthday(database, { member, level: ended.level, time: midnight });
}

export function gift(reward: Omit<NewReward, "turnoverCents">, times: number): NewReward {
  return { ...reward, turnoverCents: reward.amountCents * times };
}

function addRebate(database: DatabaseSync, ended: Ended): void {
  const { member, level, midnight, venues } = ended;
  const day = dayOf(midnight - DAY);
  const validFrom = midnight + PAID_AFTER;
  const amountCents = rebateCents(stakedIn(ended, midnight - DAY), venues, level);
  const reward = { member: member.id, id: `rebate-${day}`, kind: "rebate", amountCents } as const;
  const valid = { validFrom, validTo: validFrom + REBATE_DAYS * DAY };
  addReward(database, gift({ ...reward, ...valid, title: `${dayName(day)}返水` }, 1));
}

function addWeekly(database: DatabaseSync, ended: Ended): void {
  const { member, level, midnight, freeBets } = ended;
  const { weeklyCents, weeklyTurnoverCents } = termsOf(level);
  const from = midnight - WEEK;
  const staked = stakedIn(ended, from).reduce((total, { cents }) => total + cents, 0);
  if (staked < weeklyTurnoverCents) return;
  if (freeBets) grantWeeklyFreeBet(database, { member: member.id, level, time: midnight });
  const validFrom = midnight + PAID_AFTER;
  addReward(
    database,
    gift(
      {
        member: member.id,
        id: weeklyId(from),
        kind: "weekly",
        title: `VIP${level} 周周彩金`,
        amountCents: weeklyCents,
        validFrom,
        validTo: validFrom + WEEK,
      },
      REWARD_TURNOVER_TIMES,
    ),
  );
}

export const weeklyId = (from: number) => `weekly-${dayOf(from)}`;

interface For {
  readonly member: MemberRow;
  readonly level: number;
  readonly time: number;
}

/** Once a year, in the month of the birthday; the level at the first count of the month decides. */
export function addBirthday(database: DatabaseSync, { member, level, time }: For): void {
  const [year = "", month] = dayOf(time).split("-");
  if (member.birthday?.slice(5, 7) !== month) return;
  const validFrom = dayStart(`${year}-${month}-01`);
  const validTo = nextMonth(Number(year), Number(month));
  const given = { member: member.id, id: birthdayId(year), kind: "birthday" } as const;
  const amountCents = termsOf(level).birthdayCents;
  const title = `VIP${level} 生日彩金`;
  addReward(database, gift({ ...given, title, amountCents, validFrom, validTo }, 0));
}

export const birthdayId = (year: string | number) => `birthday-${year}`;

export function nextMonth(year: number, month: number): number {
  const [next, of] = month === 12 ? [1, year + 1] : [month + 1, year];
  return dayStart(`${of}-${String(next).padStart(2, "0")}-01`);
}

/** Once per level. */
export function addUpgradeGift(
  database: DatabaseSync,
  {
    member,
    level,
    time,
  }: { readonly member: number; readonly level: number; readonly time: number },
): void {
  const valid = { validFrom: time, validTo: time + REWARD_DAYS * DAY };
  const given = { member, id: `upgrade-${level}`, kind: "upgrade" } as const;
  const amountCents = termsOf(level).upgradeCents;
  const title = `VIP${level} 晋级礼金`;
  addReward(database, gift({ ...given, title, amountCents, ...valid }, REWARD_TURNOVER_TIMES));
}

function stakedIn({ stakes, midnight }: Ended, from: number) {
  return stakes.filter(({ time }) => time >= from && time < midnight);
}

/** `11月20日` */
export function dayName(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${month}月${date}日`;
}
