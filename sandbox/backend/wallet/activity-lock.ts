// An activity of a venue keeps a member's money there until their stakes reach what they moved in.
import type { DatabaseSync } from "node:sqlite";
import type { VenueRow } from "../venues/venue-row.ts";
import { yuan } from "../ledger/decimal.ts";
import { venueCents, venueOf } from "../ledger/ledger.ts";

/** Why the member's money cannot leave the venue now; null when it can, or when there is none. */
export function activityLock(
  database: DatabaseSync,
  member: number,
  { channelCode, locked }: Pick<VenueRow, "channelCode" | "locked">,
): string | null {
  if (locked === null || venueCents(database, member, channelCode) === 0) return null;
  const missing =
    movedInCents(database, member, channelCode) - stakedCents(database, member, channelCode);
  return missing <= 0 ? null : `${locked}，还差 ${yuan(missing)}`;
}

function movedInCents(database: DatabaseSync, member: number, channelCode: string): number {
  const row = database
    .prepare(
      `SELECT coalesce(sum(cents), 0) AS cents FROM ledger_entry
      WHERE account = ? AND cents > 0 AND reason <> 'round'`,
    )
    .get(venueOf(member, channelCode));
  return Number(row?.["cents"]);
}

function stakedCents(database: DatabaseSync, member: number, channelCode: string): number {
  const row = database
    .prepare(
      `SELECT coalesce(sum(stakeCents), 0) AS cents FROM venue_round
      WHERE member = ? AND channelCode = ?`,
    )
    .get(member, channelCode);
  return Number(row?.["cents"]);
}
