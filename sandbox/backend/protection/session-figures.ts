// What a member staked and got back since a moment: settled bets and rounds only.
import type { DatabaseSync } from "node:sqlite";

export interface SessionFigures {
  readonly stakedCents: number;
  readonly returnedCents: number;
  readonly netCents: number;
}

export function figuresSince(
  database: DatabaseSync,
  member: number,
  since: number,
): SessionFigures {
  const row = database
    .prepare(
      `SELECT coalesce(sum(staked), 0) AS staked, coalesce(sum(returned), 0) AS returned FROM (
        SELECT riskCents AS staked, returnCents AS returned FROM bet_ticket
          WHERE member = ?1 AND state IN ('settled', 'cashedOut', 'void') AND settledAt >= ?2
        UNION ALL
        SELECT stakeCents, winCents FROM venue_round WHERE member = ?1 AND time >= ?2)`,
    )
    .get(member, since);
  const stakedCents = Number(row?.["staked"]);
  const returnedCents = Number(row?.["returned"]);
  return { stakedCents, returnedCents, netCents: returnedCents - stakedCents };
}
