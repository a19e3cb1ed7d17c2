// Decides an in-play bet at the end of its delay, by what happened until then, however late it is asked.
import { stakeGuard } from "../../duties/check-limits.ts";
import { Refusal } from "../../wire/refusal.ts";
import { findFreeBet, releaseFreeBet } from "../../free-bets/free-bet-store.ts";
import { lockedOf, post, walletOf } from "../../ledger/ledger.ts";
import type { LegRow, StoredTicket, TicketRow } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";
import { gamesOf, partLegs } from "../combined-parts.ts";
import { updateLeg, updatePart, updateTicket } from "../ticket-store.ts";
import { type Assessment, assess } from "./assess-ticket.ts";
import type { StoredReason } from "./current-leg.ts";
import type { TicketRefusal } from "./ticket-refusals.ts";
import { takeVerdict } from "./trader-verdicts.ts";

const LOOK_EVERY = 1000;

export function confirmTicket(betting: BettingService, stored: StoredTicket): void {
  const { ticket, legs } = stored;
  const time = ticket.confirmAt ?? ticket.placedAt;
  const verdict = takeVerdict(betting.database, ticket.member);
  if (verdict === "wait") return;
  if (verdict === "accept") return updateTicket(betting.database, ticket.id, { state: "open" });
  if (verdict === "refuse" || wasDisturbed(betting, stored)) {
    return refuseTicket(betting, ticket, "closed");
  }
  const { id, member, accept, riskCents, freeBet } = ticket;
  const own = { id, lockedCents: riskCents };
  const paid = freeBet === null ? null : findFreeBet(betting.database, freeBet);
  const bet = { member, slip: slipOf(stored), accept, time, own, ...(paid && { paid }) };
  const found = assess(betting, bet);
  if (found.refusal) return refuseTicket(betting, ticket, storedReason(found.refusal));
  if (passesOwnLimit(betting, ticket, found)) return refuseTicket(betting, ticket, "limits");
  acceptTicket(betting, { ticket, legs, found, time });
}

/** At other odds the ticket may risk more than what was checked when it was placed. */
function passesOwnLimit(
  { database }: BettingService,
  { member, riskCents, confirmAt, placedAt }: TicketRow,
  found: Assessment,
): boolean {
  const more = found.riskCents - riskCents;
  if (more <= 0) return false;
  try {
    const at = { member, time: confirmAt ?? placedAt, market: "sports" } as const;
    stakeGuard(database, at)({ totalCents: more, largestCents: found.riskCents });
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** Whether the prices were suspended at any time during the delay (goal, card). */
function wasDisturbed(betting: BettingService, { ticket, legs }: StoredTicket): boolean {
  const games = gamesOf(legs.filter(({ live }) => live));
  const end = ticket.confirmAt ?? ticket.placedAt;
  for (let time = ticket.placedAt + LOOK_EVERY; time < end; time += LOOK_EVERY) {
    const book = betting.book(time);
    if (games.some((gameId) => book.suspended(gameId))) return true;
  }
  return false;
}

function acceptTicket(
  { database }: BettingService,
  at: StoredTicket & { readonly found: Assessment; readonly time: number },
): void {
  const { ticket, legs, found, time } = at;
  const { riskCents, winCents } = found;
  for (const [place, leg] of legs.entries()) {
    const now = found.legs[place];
    if (!now) continue;
    updateLeg(database, leg, { odds: now.quote.odds, setOdds: now.setOdds && [...now.setOdds] });
    for (const part of leg.parts) {
      const odds = now.parts[part.place]?.quote.odds;
      if (odds !== undefined) updatePart(database, part, { odds });
    }
  }
  updateTicket(database, ticket.id, { state: "open", riskCents, winCents, leftCents: riskCents });
  const more = riskCents - ticket.riskCents;
  post(database, { reason: "stakeChanged", reference: ticket.id, time }, [
    [walletOf(ticket.member), -more],
    [lockedOf(ticket.member), more],
  ]);
}

function refuseTicket({ database }: BettingService, ticket: TicketRow, reason: StoredReason): void {
  const { id, member, leftCents, confirmAt, placedAt, freeBet } = ticket;
  const time = confirmAt ?? placedAt;
  updateTicket(database, id, { state: "refused", reason, settledAt: time });
  if (freeBet !== null) releaseFreeBet(database, freeBet, time);
  post(database, { reason: "stakeReleased", reference: id, time }, [
    [lockedOf(member), -leftCents],
    [walletOf(member), leftCents],
  ]);
}

/** Its free bet was looked at when it was placed: only the odds can miss a term since. */
function storedReason({ reason }: TicketRefusal): StoredReason {
  return reason === "freeBet" ? "odds" : reason;
}

function slipOf({ ticket, legs }: StoredTicket) {
  const { sizes, bankers, stakeCents, oddsType } = ticket;
  const asked = legs.map((leg) => {
    const { leastOdds } = leg;
    return { ...askedLegOf(leg), ...(leastOdds === null ? {} : { leastOdds }) };
  });
  return { sizes, bankers, stakeCents, oddsType, legs: asked };
}

/** As the client asked for it. */
export function askedLegOf(leg: LegRow) {
  const parts = partLegs(leg).map(quotedLegOf);
  return { ...quotedLegOf(leg), ...(parts.length === 0 ? {} : { parts }) };
}

export function quotedLegOf(leg: LegRow) {
  const { priceId, gameId, w, r, line, odds, scoreHome, scoreAway } = leg;
  const score: [number, number] | null =
    scoreHome === null || scoreAway === null ? null : [scoreHome, scoreAway];
  return { priceId, gameId, w, r, line, odds, score };
}
