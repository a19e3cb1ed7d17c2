// Valid stakes of settled bets and of rounds at the venues, each counted towards turnover once.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const StakeSchema = v.object({
  source: v.string(),
  /** What has not been counted yet. */
  cents: v.number(),
  placedAt: v.number(),
  /** When it was settled. */
  time: v.number(),
});
export type Stake = v.InferOutput<typeof StakeSchema>;

/** A ticket that is settled again with a larger valid stake counts the difference. */
const UNCOUNTED = `
  SELECT source, valid - counted AS cents, placedAt, time FROM (
    SELECT all_stakes.*, coalesce(turnover_stake.cents, 0) AS counted FROM (
      SELECT 'bet:' || id AS source, validCents AS valid, placedAt, settledAt AS time
        FROM bet_ticket WHERE member = ?1 AND state IN ('settled', 'cashedOut', 'void')
      UNION ALL
      SELECT 'round:' || channelCode || ':' || round, stakeCents, time, time
        FROM venue_round WHERE member = ?1
    ) AS all_stakes
    LEFT JOIN turnover_stake ON turnover_stake.member = ?1 AND turnover_stake.source = all_stakes.source
  ) WHERE valid > counted ORDER BY time, source`;

/** In the order in which they were settled. */
export function uncountedStakes(database: DatabaseSync, member: number): Stake[] {
  return v.parse(v.array(StakeSchema), database.prepare(UNCOUNTED).all(member));
}

export function keepCounted(
  database: DatabaseSync,
  member: number,
  { source, cents }: Stake,
): void {
  database
    .prepare(
      `INSERT INTO turnover_stake (member, source, cents) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET cents = cents + excluded.cents`,
    )
    .run(member, source, cents);
}
