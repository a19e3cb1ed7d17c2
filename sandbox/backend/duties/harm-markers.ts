// Markers of harm, computed from what a member did (docs/decisions/052-player-protection.md names the sources). A marker
// is a reason to look at a member, not a judgement.
import type { DatabaseSync } from "node:sqlite";
import { type SiteContext, siteDuties } from "./site-duties.ts";
import { freeStakeOf, walletOf } from "../ledger/ledger.ts";
import { DAY, HOUR } from "../time/china-time.ts";

export const MARKERS = [
  "chasing",
  "nightPlay",
  "cancelledWithdrawals",
  "risingDeposits",
  "manyMethods",
] as const;
export type MarkerName = (typeof MARKERS)[number];

/** From these counts on a marker is set. `risingDeposits` counts multiples of a usual week. */
export const THRESHOLDS: Readonly<Record<MarkerName, number>> = {
  chasing: 3,
  nightPlay: 3,
  cancelledWithdrawals: 2,
  risingDeposits: 2,
  manyMethods: 3,
};

export interface Marker {
  readonly name: MarkerName;
  readonly count: number;
  readonly set: boolean;
}

interface MemberAt {
  readonly member: number;
  readonly time: number;
}

const WEEK = 7 * DAY;
const MONTH = 28 * DAY;
/** A usual week below this does not make the next one rising. */
const LEAST_WEEK_CENTS = 10_000;
/** Hours of the night, China time. */
const NIGHT_FROM = 0;
const NIGHT_TO = 6;

const COUNTS: Readonly<Record<MarkerName, (database: DatabaseSync, at: MemberAt) => number>> = {
  chasing,
  nightPlay,
  cancelledWithdrawals,
  risingDeposits,
  manyMethods,
};

export function markersOf(database: DatabaseSync, at: MemberAt): Marker[] {
  return MARKERS.map((name) => {
    const count = COUNTS[name](database, at);
    return { name, count, set: count >= THRESHOLDS[name] };
  });
}

export function isMarked(database: DatabaseSync, at: MemberAt): boolean {
  return markersOf(database, at).some(({ set }) => set);
}

/** Whether the member gets neither marketing nor a new bonus (SR 3.4.3, requirement 10): each marker is a strong one. */
export function isHeldBack(context: SiteContext, at: MemberAt): boolean {
  return siteDuties(context).harmStops && isMarked(context.database, at);
}

/** Deposits of the last 7 days that came within an hour after losses in that hour. */
function chasing(database: DatabaseSync, { member, time }: MemberAt): number {
  const deposits = database
    .prepare(
      `SELECT createdAt AS at FROM deposit_order
      WHERE member = ? AND state = 'credited' AND createdAt > ?`,
    )
    .all(member, time - WEEK);
  return deposits.filter(({ at }) => lostWithin(database, member, Number(at)) > 0).length;
}

/** Stakes less returns in the hour before. */
function lostWithin(database: DatabaseSync, member: number, until: number): number {
  const row = database
    .prepare(
      `SELECT coalesce(sum(lost), 0) AS lost FROM (
        SELECT riskCents - returnCents AS lost FROM bet_ticket WHERE member = ?1
          AND state IN ('settled', 'cashedOut') AND settledAt > ?2 AND settledAt <= ?3
        UNION ALL
        SELECT stakeCents - winCents FROM venue_round
          WHERE member = ?1 AND time > ?2 AND time <= ?3)`,
    )
    .get(member, until - HOUR, until);
  return Number(row?.["lost"]);
}

/** Nights of the last 7 days with a stake between 0:00 and 6:00. */
function nightPlay(database: DatabaseSync, { member, time }: MemberAt): number {
  const rows = database
    .prepare(
      `SELECT time AS at FROM ledger_entry
        WHERE (account = ?1 AND reason = 'stake' OR account = ?2 AND reason = 'freeStake') AND time > ?3
      UNION ALL SELECT time FROM venue_round WHERE member = ?4 AND time > ?3 AND stakeCents > 0`,
    )
    .all(walletOf(member), freeStakeOf(member), time - WEEK, member);
  const nights = rows
    .map(({ at }) => new Date(Number(at) + 8 * HOUR))
    .filter((local) => local.getUTCHours() >= NIGHT_FROM && local.getUTCHours() < NIGHT_TO)
    .map((local) => local.toISOString().slice(0, 10));
  return new Set(nights).size;
}

/** In the last 28 days. */
function cancelledWithdrawals(database: DatabaseSync, { member, time }: MemberAt): number {
  const row = database
    .prepare(
      `SELECT count(*) AS count FROM withdrawal
      WHERE member = ? AND state = 'cancelled' AND endedAt > ?`,
    )
    .get(member, time - MONTH);
  return Number(row?.["count"]);
}

/** Deposits of the last 7 days as a multiple of the average week of the 28 days before. */
function risingDeposits(database: DatabaseSync, { member, time }: MemberAt): number {
  const between = (from: number, to: number) => {
    const row = database
      .prepare(
        `SELECT coalesce(sum(creditedCents), 0) AS cents FROM deposit_order
        WHERE member = ? AND state = 'credited' AND endedAt > ? AND endedAt <= ?`,
      )
      .get(member, from, to);
    return Number(row?.["cents"]);
  };
  const week = between(time - WEEK, time);
  const usual = between(time - WEEK - MONTH, time - WEEK) / 4;
  return usual < LEAST_WEEK_CENTS ? 0 : Math.floor((week / usual) * 10) / 10;
}

/** Kinds of deposit methods used in the last 28 days. */
function manyMethods(database: DatabaseSync, { member, time }: MemberAt): number {
  const row = database
    .prepare(
      `SELECT count(DISTINCT kind) AS count FROM deposit_order
      WHERE member = ? AND state = 'credited' AND endedAt > ?`,
    )
    .get(member, time - MONTH);
  return Number(row?.["count"]);
}
