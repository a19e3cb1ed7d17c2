// Counts a member's level at each midnight in China, on the member's next request: what the level gives for the
// day or week that ended, then whether it rises or is lost.
import type { DatabaseSync } from "node:sqlite";
import type { MemberRow } from "../members/account-rows.ts";
import { memberById, updateMember } from "../members/member-store.ts";
import { inTransaction } from "../database/transaction.ts";
import type { VenueRow } from "../venues/venue-row.ts";
import type { Ports } from "../ports.ts";
import { DAY, lastMidnight } from "../time/china-time.ts";
import { creditedDeposits, validStakes } from "../wallet/valid-stakes.ts";
import type { CallContext } from "../wire/call-context.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import { mayGetFreeBets } from "../free-bets/offered.ts";
import { grantUpgradeFreeBet } from "./level-free-bets.ts";
import { addUpgradeGift, type Ended, grantEnded } from "./level-rewards.ts";
import { tellLevel } from "../letters/event-letters.ts";
import { type MemberLevel, readLevel, writeLevel } from "./level-store.ts";
import { KEEP_DAYS, LEVELS, termsOf } from "./level-terms.ts";

/** Older members without a row come from another platform. */
const NEW_DAYS = 40;

export type LevelContext = Omit<CallContext, "member"> & { readonly member: MemberRow };

/** The context with the member as they are after all counts that were due. */
export function withCountedLevel(context: CallContext): CallContext {
  const { member } = context;
  if (!member) return context;
  const before = readLevel(context.database, member.id);
  countedLevel({ ...context, member });
  const after = readLevel(context.database, member.id);
  if (before?.countedAt === after?.countedAt) return context;
  return { ...context, member: memberById(context.database, member.id) };
}

export function countedLevel(context: LevelContext): MemberLevel {
  const { database, member, time } = context;
  const row = ownLevel(context);
  if (row.countedAt >= lastMidnight(time)) return row;
  context.ports.importHistory(member.id, time);
  settleMoney(context);
  const venues = context.ports.venues(context.view, time);
  const may = { member: member.id, time };
  const freeBets = context.view.isOn("sport") && mayGetFreeBets(context, may);
  return countDays({ database, member, time, venues, freeBets });
}

/** The first row of a member, and one that follows a level that staff have given. */
export function ownLevel({
  database,
  member,
  time,
  ports,
}: Pick<LevelContext, "database" | "member" | "time"> & {
  readonly ports: Pick<Ports, "earlierTotals">;
}): MemberLevel {
  const known = readLevel(database, member.id);
  const level = Math.min(member.vipLevel, LEVELS.length - 1);
  if (known?.level === level) return known;
  const midnight = lastMidnight(time);
  const terms = termsOf(level);
  if (known === null) {
    const { depositCents, turnoverCents } = ports.earlierTotals(member, terms);
    return writeLevel(database, {
      member: member.id,
      level,
      since: member.createdAt,
      seen: level,
      depositBase: Math.max(depositCents, terms.depositCents),
      turnoverBase: Math.max(turnoverCents, terms.turnoverCents),
      keepFrom: midnight,
      // A new member is counted from their first day.
      countedAt:
        member.createdAt > midnight - NEW_DAYS * DAY ? lastMidnight(member.createdAt) : midnight,
    });
  }
  const totals = totalsAt({ database, member }, known, time);
  return writeLevel(database, {
    ...known,
    level,
    since: time,
    seen: level,
    depositBase: known.depositBase + Math.max(0, terms.depositCents - totals.depositCents),
    turnoverBase: known.turnoverBase + terms.turnoverCents - totals.turnoverCents,
    keepFrom: midnight,
  });
}

export interface Totals {
  readonly depositCents: number;
  readonly turnoverCents: number;
}

/** Counted up to a moment. */
export function totalsAt(
  { database, member }: Pick<LevelContext, "database" | "member">,
  { depositBase, turnoverBase }: MemberLevel,
  to: number,
): Totals {
  const span = { from: 0, to };
  return {
    depositCents: depositBase + sum(creditedDeposits(database, member.id, span)),
    turnoverCents: Math.max(0, turnoverBase + sum(validStakes(database, member.id, span))),
  };
}

export function sum(rows: readonly { readonly cents: number }[]): number {
  return rows.reduce((total, { cents }) => total + cents, 0);
}

interface Counting {
  readonly database: DatabaseSync;
  readonly member: MemberRow;
  readonly time: number;
  readonly venues: readonly VenueRow[];
  /** Whether the member may get free bets. */
  readonly freeBets: boolean;
}

/** Of a member whose money is settled. */
export function countDays(counting: Counting): MemberLevel {
  return inTransaction(counting.database, () => countFrom(counting, ownRow(counting)));
}

function ownRow({ database, member }: Counting): MemberLevel {
  const row = readLevel(database, member.id);
  if (row === null) throw new Error(`the level of ${member.name} is not kept`);
  return row;
}

function countFrom(
  { database, member, time, venues, freeBets }: Counting,
  first: MemberLevel,
): MemberLevel {
  const all = { from: 0, to: lastMidnight(time) };
  const stakes = validStakes(database, member.id, all);
  const deposits = creditedDeposits(database, member.id, all);
  let row = first;
  for (let midnight = first.countedAt + DAY; midnight <= all.to; midnight += DAY) {
    const ended: Ended = { member, level: row.level, midnight, stakes, venues, freeBets };
    grantEnded(database, ended);
    row = levelAt(row, { midnight, stakes, deposits });
    if (row.level !== ended.level) {
      const change = { from: ended.level, to: row.level, time: midnight };
      tellLevel(database, { member: member.id, ...change });
    }
    for (let level = ended.level + 1; level <= row.level; level += 1) {
      const reached = { member: member.id, level, time: midnight };
      addUpgradeGift(database, reached);
      if (freeBets) grantUpgradeFreeBet(database, reached);
    }
  }
  if (row.level !== first.level) updateMember(database, member.id, { vipLevel: row.level });
  return writeLevel(database, { ...row, countedAt: all.to });
}

interface Moment {
  readonly midnight: number;
  readonly stakes: readonly { readonly cents: number; readonly time: number }[];
  readonly deposits: readonly { readonly cents: number; readonly time: number }[];
}

function levelAt(row: MemberLevel, { midnight, stakes, deposits }: Moment): MemberLevel {
  const before = <T extends { readonly time: number }>(rows: readonly T[]) =>
    rows.filter(({ time }) => time < midnight);
  const depositCents = row.depositBase + sum(before(deposits));
  const turnoverCents = row.turnoverBase + sum(before(stakes));
  const reached = LEVELS.findLast(
    (terms) => terms.depositCents <= depositCents && terms.turnoverCents <= turnoverCents,
  );
  if (reached && reached.level > row.level) {
    return { ...row, level: reached.level, since: midnight, keepFrom: midnight };
  }
  const needed = termsOf(row.level).keepTurnoverCents;
  if (needed === 0 || midnight < row.keepFrom + KEEP_DAYS * DAY) return row;
  const done = sum(before(stakes).filter(({ time }) => time >= row.keepFrom));
  if (done >= needed) return { ...row, keepFrom: midnight };
  const level = row.level - 1;
  // From here on the turnover is counted from the start of the lower level.
  const turnoverBase = row.turnoverBase + termsOf(level).turnoverCents - turnoverCents;
  const seen = Math.max(row.seen, row.level);
  return { ...row, level, seen, since: midnight, keepFrom: midnight, turnoverBase };
}
