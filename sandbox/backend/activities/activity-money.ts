// What claimed rewards of an activity still require, and what leaving loses.
import type { DatabaseSync } from "node:sqlite";
import { giftId } from "../rewards/claim-reward.ts";
import { readRewards } from "../rewards/reward-store.ts";
import { lapseTurnover, turnoverOf, type TurnoverRow } from "../wallet/turnover.ts";
import type { Scope } from "./activity-scope.ts";

/** The id of a claim's turnover. */
export const claimTurnover = (claim: number) => `activity-${claim}`;

/** Of claims in the activity and of its rewards that were claimed in the welfare centre. */
export function turnovers({ context, definition, member, claims }: Scope): TurnoverRow[] {
  const { database } = context;
  const own = [...claims.values()].map(({ id }) => claimTurnover(id));
  const rewards = readRewards(database, member.id)
    .filter(({ activity, claimedAt }) => activity === definition.id && claimedAt !== null)
    .map(({ id }) => giftId(member.id, id));
  const ids = new Set([...own, ...rewards]);
  return turnoverOf(database, member.id).filter(({ id }) => ids.has(id));
}

export function lockedOf(rows: readonly TurnoverRow[]): number {
  return rows
    .filter(({ state }) => state === "open")
    .reduce((total, { lockedCents }) => total + lockedCents, 0);
}

/** Takes rewards back whose turnover is not reached. @returns how much */
export function takeBack(
  database: DatabaseSync,
  rows: readonly TurnoverRow[],
  time: number,
): number {
  const open = rows.filter(({ state }) => state === "open");
  for (const row of open) lapseTurnover(database, row, time);
  return lockedOf(open);
}
