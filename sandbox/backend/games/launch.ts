// Opens a game or a venue (spec: betting-and-money §4 "Game launch"). With auto-transfer, the member's money
// comes along.
import type * as v from "valibot";
import type * as calls from "#contract/api/launch.ts";
import { INVALID_PARAMETER, VENUE_ACTIVITY } from "#contract/codes.ts";
import { MARKET_OF } from "#contract/protection/controls.ts";
import { memberById } from "../members/member-store.ts";
import { bettingOf } from "../bets/betting-service.ts";
import { settleDue } from "../bets/settle/settle-due.ts";
import { venueToken } from "../bets/venue-token.ts";
import { inTransaction } from "../database/transaction.ts";
import { checkEntry } from "../duties/check-limits.ts";
import { checkRulesRead } from "./rules-read.ts";
import { bringBack } from "../wallet/bring-back.ts";
import { decimal } from "../ledger/decimal.ts";
import { post, venueOf, walletOf } from "../ledger/ledger.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { checkOpen, listedVenue } from "../venues/listed-venue.ts";
import { settledMember } from "../venues/settled-member.ts";
import { rememberLaunch } from "./own-games.ts";
import type { VenueRow } from "../venues/venue-row.ts";

type Asked = v.InferOutput<typeof calls.launch.request>;

export function launch(
  context: CallContext,
  asked: Asked,
): v.InferOutput<typeof calls.launch.response> {
  const { time, view, caller, ports, origin } = context;
  const venue = listedVenue(context, asked.enName);
  if (venue.launchKind === "local") {
    const data = { token: venueToken(context), remoteip: caller.ip };
    return { url: "", moved: null, type: venue.channelCode, data };
  }
  checkOpen(venue, time);
  const member = settledMember(context);
  const demo = asked.demo ?? false;
  const market = MARKET_OF[venue.category];
  if (!demo) checkEntry(context.database, { member: member.id, time, market });
  checkRulesRead(context, asked);
  const { gameCode } = asked;
  // Who enters despite an activity has decided what to move.
  const moves = !demo && asked.isActivity !== true && member.autoTransfer === 1;
  return inTransaction(context.database, () => {
    const moved = moves ? bringAlong(context, venue) : 0;
    const { site } = view;
    const { locale } = caller;
    const from = { site, origin, locale, member, session: caller.token ?? "" };
    const opened = ports.openGame({ ...from, venue, gameCode, demo, time });
    if (opened === null) throw new Refusal(INVALID_PARAMETER, "gameCode");
    rememberLaunch(context.database, { member: member.id, enName: asked.enName, gameCode, time });
    return { url: opened, moved: moved === 0 ? null : decimal(moved), type: null, data: null };
  });
}

/**
 * Moves all money of the other venues and of the centre wallet into the venue.
 * @returns cents moved out of the centre wallet
 */
function bringAlong(context: CallContext, venue: VenueRow): number {
  const { database, time, ports, view } = context;
  const { id: member } = memberOf(context);
  // Pays bets that were decided since the last call.
  settleDue(bettingOf(context), time, member);
  const venues = ports
    .venues(view, time)
    .filter(({ channelCode }) => channelCode !== venue.channelCode);
  const { kept } = bringBack(database, { member, time, venues, reason: "launch" });
  const locked = kept.find(({ refusal }) => refusal.code === VENUE_ACTIVITY);
  if (locked !== undefined) throw locked.refusal;
  const cents = memberById(database, member)?.balanceCents ?? 0;
  post(database, { reason: "launch", reference: venue.channelCode, time }, [
    [walletOf(member), -cents],
    [venueOf(member, venue.channelCode), cents],
  ]);
  return cents;
}
