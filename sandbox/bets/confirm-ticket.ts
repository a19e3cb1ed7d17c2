// The end of an in-play bet's delay: accepted or refused by what happened until then, whenever it is asked.
import { lockedOf, post, walletOf } from "../ledger/ledger.ts";
import { type Assessment, assess } from "./assess.ts";
import type { LegRow, StoredTicket, TicketRow } from "./bet-rows.ts";
import type { Desk } from "./desk.ts";
import type { Reason } from "./leg-now.ts";
import { takeOrder } from "./verdict-orders.ts";
import { updateLeg, updateTicket } from "./ticket-store.ts";

const LOOK_EVERY = 1000;

export function confirmTicket(desk: Desk, stored: StoredTicket): void {
  const { ticket, legs } = stored;
  const time = ticket.confirmAt ?? ticket.placedAt;
  const order = takeOrder(desk.database, ticket.member);
  if (order === "wait") return;
  if (order === "accept") return updateTicket(desk.database, ticket.id, { state: "open" });
  if (order === "refuse" || wasDisturbed(desk, stored)) {
    return refuseTicket(desk, ticket, "closed");
  }
  const { id, member, accept, riskCents } = ticket;
  const own = { id, lockedCents: riskCents };
  const found = assess(desk, { member, slip: slipOf(stored), accept, time, own });
  if (found.refusal) return refuseTicket(desk, ticket, found.refusal.reason);
  acceptTicket(desk, { ticket, legs, found, time });
}

/** A goal, a card or anything else that took the prices down, however short. */
function wasDisturbed(desk: Desk, { ticket, legs }: StoredTicket): boolean {
  const games = legs.filter(({ live }) => live).map(({ gameId }) => gameId);
  const end = ticket.confirmAt ?? ticket.placedAt;
  for (let time = ticket.placedAt + LOOK_EVERY; time < end; time += LOOK_EVERY) {
    const book = desk.book(time);
    if (games.some((gameId) => book.suspended(gameId))) return true;
  }
  return false;
}

function acceptTicket(
  { database }: Desk,
  at: StoredTicket & { readonly found: Assessment; readonly time: number },
): void {
  const { ticket, legs, found, time } = at;
  const { riskCents, winCents } = found;
  for (const [place, leg] of legs.entries()) {
    const odds = found.legs[place]?.quote.odds;
    if (odds !== undefined) updateLeg(database, leg, { odds });
  }
  updateTicket(database, ticket.id, { state: "open", riskCents, winCents, leftCents: riskCents });
  const more = riskCents - ticket.riskCents;
  post(database, { reason: "stakeChanged", reference: ticket.id, time }, [
    [walletOf(ticket.member), -more],
    [lockedOf(ticket.member), more],
  ]);
}

function refuseTicket({ database }: Desk, ticket: TicketRow, reason: Reason): void {
  const { id, member, leftCents, confirmAt, placedAt } = ticket;
  const time = confirmAt ?? placedAt;
  updateTicket(database, id, { state: "refused", reason, settledAt: time });
  post(database, { reason: "stakeReleased", reference: id, time }, [
    [lockedOf(member), -leftCents],
    [walletOf(member), leftCents],
  ]);
}

function slipOf({ ticket, legs }: StoredTicket) {
  const { sizes, bankers, stakeCents, oddsType } = ticket;
  return { sizes, bankers, stakeCents, oddsType, legs: legs.map(stampOf) };
}

export function stampOf(leg: LegRow) {
  const { priceId, gameId, w, r, line, odds, scoreHome, scoreAway } = leg;
  const score: [number, number] | null =
    scoreHome === null || scoreAway === null ? null : [scoreHome, scoreAway];
  return { priceId, gameId, w, r, line, odds, score };
}
