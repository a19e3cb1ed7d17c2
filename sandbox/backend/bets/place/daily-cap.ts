import type { DatabaseSync } from "node:sqlite";
import { lastMidnight } from "../../time/china-time.ts";

/** What a member may still win today (China time): the cap less today's wins and what open bets can win. */
export function dailyLeft(
  database: DatabaseSync,
  asked: {
    readonly member: number;
    readonly time: number;
    readonly capCents: number;
    /** Id of a ticket to leave out. */
    readonly except?: string;
  },
): number {
  const { member, time, capCents, except = "" } = asked;
  const row = database
    .prepare(
      `SELECT coalesce(sum(CASE WHEN state IN ('pending', 'open') THEN winCents
          WHEN settledAt >= ? THEN max(0, coalesce(returnCents, 0) - riskCents) ELSE 0 END), 0) AS cents
        FROM bet_ticket WHERE member = ? AND id <> ?`,
    )
    .get(lastMidnight(time), member, except);
  return Math.max(0, capCents - Number(row?.["cents"]));
}
