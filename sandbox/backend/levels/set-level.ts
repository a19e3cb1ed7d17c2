// What staff can change of a member's level.
import type { DatabaseSync } from "node:sqlite";
import type { MemberRow } from "../members/account-rows.ts";
import type { Ports } from "../ports.ts";
import { DAY, lastMidnight } from "../time/china-time.ts";
import { ownLevel, totalsAt } from "./count-level.ts";
import { type MemberLevel, readLevel, writeLevel } from "./level-store.ts";

interface Of {
  readonly member: MemberRow;
  readonly time: number;
  readonly ports: Pick<Ports, "earlierTotals" | "importHistory">;
}

/** Sets what is counted up to the last midnight. */
export function setTotals(
  database: DatabaseSync,
  { member, time, ports }: Of,
  wanted: {
    readonly depositCents?: number | undefined;
    readonly turnoverCents?: number | undefined;
  },
): void {
  ports.importHistory(member.id, time);
  const row = ownLevel({ database, member, time, ports });
  const totals = totalsAt({ database, member }, row, lastMidnight(time));
  const { depositCents = totals.depositCents, turnoverCents = totals.turnoverCents } = wanted;
  writeLevel(database, {
    ...row,
    depositBase: row.depositBase + depositCents - totals.depositCents,
    turnoverBase: row.turnoverBase + turnoverCents - totals.turnoverCents,
  });
}

/** Lets the member's next request count the last midnight again. */
export function countAgain(
  database: DatabaseSync,
  {
    member,
    time,
    keptDays,
  }: { readonly member: MemberRow; readonly time: number; readonly keptDays: number },
): MemberLevel {
  const row = readLevel(database, member.id);
  if (row === null) throw new RangeError(`The level of ${member.name} is not kept.`);
  const countedAt = lastMidnight(time) - DAY;
  const keepFrom = row.keepFrom - keptDays * DAY;
  return writeLevel(database, { ...row, countedAt, keepFrom });
}
