// What a member has validly staked, where and when it was decided: levels, rebates and activities count it.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";

const StakeSchema = v.object({
  channelCode: v.string(),
  cents: v.number(),
  /** What came back, with the stake. */
  winCents: v.number(),
  placedAt: v.number(),
  /** When it was settled. */
  time: v.number(),
});
export type ValidStake = v.InferOutput<typeof StakeSchema>;

const STAKES = `
  SELECT '${SPORT_CHANNEL}' AS channelCode, validCents AS cents,
    coalesce(returnCents, 0) + cashedCents AS winCents, placedAt, settledAt AS time
  FROM bet_ticket WHERE member = ?1 AND state IN ('settled', 'cashedOut', 'void') AND validCents > 0
    AND settledAt >= ?2 AND settledAt < ?3
  UNION ALL
  SELECT channelCode, stakeCents, winCents, time, time FROM venue_round
  WHERE member = ?1 AND stakeCents > 0 AND time >= ?2 AND time < ?3
  ORDER BY time`;

export interface Span {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

export function validStakes(
  database: DatabaseSync,
  member: number,
  { from, to }: Span,
): ValidStake[] {
  return v.parse(v.array(StakeSchema), database.prepare(STAKES).all(member, from, to));
}

const DepositSchema = v.object({
  id: v.string(),
  cents: v.number(),
  /** Of the reward that was chosen with it. */
  bonusCents: v.number(),
  /** When it was credited. */
  time: v.number(),
});
export type CreditedDeposit = v.InferOutput<typeof DepositSchema>;

/** Oldest first. */
export function creditedDeposits(
  database: DatabaseSync,
  member: number,
  { from, to }: Span,
): CreditedDeposit[] {
  const rows = database
    .prepare(
      `SELECT id, coalesce(creditedCents, 0) AS cents, bonusCents, endedAt AS time FROM deposit_order
      WHERE member = ? AND state = 'credited' AND endedAt >= ? AND endedAt < ? ORDER BY endedAt, rowid`,
    )
    .all(member, from, to);
  return v.parse(v.array(DepositSchema), rows);
}
