// What a member has at the venues.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import * as calls from "#contract/api/venue-wallets.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { ownValue } from "#contract/own-value.ts";
import { bettingOf } from "../bets/betting-service.ts";
import { settleDue } from "../bets/settle/settle-due.ts";
import { sportBalance } from "../bets/sport-balance.ts";
import { checkOpen, listedVenue } from "../venues/listed-venue.ts";
import { settledMember } from "../venues/settled-member.ts";
import type { VenueRow } from "../venues/venue-row.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { activityLock } from "../wallet/activity-lock.ts";
import { decimal } from "../ledger/decimal.ts";
import { allVenueCents, venueCents } from "../ledger/ledger.ts";
import { TRANSFER_REASONS } from "../wallet/transfer-reasons.ts";

const LATEST = 20;

export const VENUE_BALANCE_ANSWERS: Answers<"allBalance" | "venueBalance"> = {
  allBalance: {
    cacheMs: 0,
    answer(context) {
      const { ports, view, time, database } = context;
      const { id, autoTransfer } = settledMember(context);
      const venues = ports.venues(view, time);
      const money = { member: id, held: allVenueCents(database, id) };
      return {
        autoTransfer: autoTransfer === 1,
        venues: venues
          .filter(({ launchKind }) => launchKind !== "local")
          .map((venue) => inList(database, money, venue)),
        latest: latestTransfers(database, id, venues),
      };
    },
  },
  venueBalance: {
    cacheMs: 0,
    answer(context, { channelCode }) {
      if (channelCode === SPORT_CHANNEL) return sportsBalance(context);
      const venue = listedVenue(context, channelCode);
      checkOpen(venue, context.time);
      const cents = venueCents(context.database, settledMember(context).id, channelCode);
      return { channelCode, balance: decimal(cents), lockMoney: null };
    },
  },
};

interface Held {
  readonly member: number;
  /** By channel code. */
  readonly held: Readonly<Record<string, number>>;
}

function inList(database: DatabaseSync, { member, held }: Held, venue: VenueRow) {
  const { channelCode, name, category, opensAt } = venue;
  const cents = ownValue(held, channelCode);
  // An open venue that the member has used is asked for its balance. The others have no account there yet, or
  // do not answer now, so that the last known balance stands.
  const ask = venue.down || (cents !== undefined && opensAt === null);
  return {
    channelCode,
    name,
    category,
    balance: ask ? null : decimal(cents ?? 0),
    opensAt,
    locked: activityLock(database, member, venue),
  };
}

function sportsBalance(context: CallContext) {
  if (!context.view.isOn("sport")) throw new Refusal(NOT_FOUND);
  const { id } = memberOf(context);
  context.ports.importHistory(id, context.time);
  const betting = bettingOf(context);
  settleDue(betting, context.time, id);
  return sportBalance(betting, id);
}

const EntrySchema = v.object({
  id: v.number(),
  cents: v.number(),
  reason: v.picklist(TRANSFER_REASONS),
  reference: v.string(),
  time: v.number(),
});

function latestTransfers(
  database: DatabaseSync,
  member: number,
  venues: readonly VenueRow[],
): v.InferOutput<typeof calls.allBalance.response>["latest"] {
  const places = TRANSFER_REASONS.map(() => "?").join(", ");
  const entries = database
    .prepare(
      `SELECT id, cents, reason, reference, time FROM ledger_entry
      WHERE account = ? AND reason IN (${places}) ORDER BY id DESC LIMIT ${LATEST}`,
    )
    .all(`wallet:${member}`, ...TRANSFER_REASONS);
  const names = new Map(venues.map(({ channelCode, name }) => [channelCode, name]));
  return entries
    .map((entry) => v.parse(EntrySchema, entry))
    .map(({ id, cents, reason, reference, time }) => ({
      id: String(id),
      time,
      channelCode: reference,
      name: names.get(reference) ?? reference,
      ty: cents < 0 ? calls.TRANSFER.in : calls.TRANSFER.out,
      amount: decimal(Math.abs(cents)),
      auto: reason === "launch",
    }));
}
