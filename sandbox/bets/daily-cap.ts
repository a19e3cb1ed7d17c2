import type { DatabaseSync } from "node:sqlite";

const DAY = 86_400_000;
const ZONE = 8 * 3_600_000;

/** What a member may still win on a day of China: the cap less what was won and what open bets may win. */
export function dailyLeft(
  database: DatabaseSync,
  asked: {
    readonly member: number;
    readonly time: number;
    readonly capCents: number;
    /** A ticket that does not count. */
    readonly except?: string;
  },
): number {
  const { member, time, capCents, except = "" } = asked;
  const today = Math.floor((time + ZONE) / DAY) * DAY - ZONE;
  const row = database
    .prepare(
      `SELECT coalesce(sum(CASE WHEN state IN ('pending', 'open') THEN winCents
          WHEN settledAt >= ? THEN max(0, coalesce(returnCents, 0) - riskCents) ELSE 0 END), 0) AS cents
        FROM bet_ticket WHERE member = ? AND id <> ?`,
    )
    .get(today, member, except);
  return Math.max(0, capCents - Number(row?.["cents"]));
}
