// Moves a member's money from the venues back into the centre wallet.
import type { DatabaseSync } from "node:sqlite";
import { VENUE_ACTIVITY } from "#contract/codes.ts";
import { ownValue } from "#contract/own-value.ts";
import { closure } from "../venues/listed-venue.ts";
import type { VenueRow } from "../venues/venue-row.ts";
import { Refusal } from "../wire/refusal.ts";
import { activityLock } from "./activity-lock.ts";
import { allVenueCents, post, venueOf, walletOf } from "../ledger/ledger.ts";
import type { TRANSFER_REASONS } from "./transfer-reasons.ts";

export interface MoneyAt {
  readonly venue: VenueRow;
  readonly cents: number;
}

export interface BroughtBack {
  readonly moved: readonly MoneyAt[];
  /** Venues that keep their money, with the reason. */
  readonly kept: readonly (MoneyAt & { readonly refusal: Refusal })[];
}

interface Bringing {
  readonly member: number;
  readonly time: number;
  readonly venues: readonly VenueRow[];
  readonly reason: (typeof TRANSFER_REASONS)[number];
}

export function bringBack(
  database: DatabaseSync,
  { member, time, venues, reason }: Bringing,
): BroughtBack {
  const holding = moneyAt(database, member, venues);
  const kept = holding.flatMap((money) => {
    const refusal = keepsMoney(database, { member, time }, money.venue);
    return refusal === null ? [] : [{ ...money, refusal }];
  });
  const moved = holding.filter(({ venue }) => !kept.some((one) => one.venue === venue));
  for (const { venue, cents } of moved) {
    post(database, { reason, reference: venue.channelCode, time }, [
      [venueOf(member, venue.channelCode), -cents],
      [walletOf(member), cents],
    ]);
  }
  return { moved, kept };
}

/** Why no money leaves the venue now; null when it can. */
export function keepsMoney(
  database: DatabaseSync,
  { member, time }: { readonly member: number; readonly time: number },
  venue: VenueRow,
): Refusal | null {
  const closed = closure(venue, time);
  if (closed !== null) return closed;
  const message = activityLock(database, member, venue);
  return message === null ? null : new Refusal(VENUE_ACTIVITY, "", { message });
}

function moneyAt(
  database: DatabaseSync,
  member: number,
  venues: readonly VenueRow[],
): readonly MoneyAt[] {
  const held = allVenueCents(database, member);
  return venues
    .map((venue) => ({ venue, cents: ownValue(held, venue.channelCode) ?? 0 }))
    .filter(({ cents }) => cents > 0);
}
