// placeBet and betStatus: each ticket of the slip is taken or refused by itself.
import * as v from "valibot";
import * as calls from "#contract/api/tickets.ts";
import type { PlacedTicket } from "#contract/api/tickets.ts";
import type { StoredTicket } from "./bet-rows.ts";
import { stampOf } from "./confirm-ticket.ts";
import type { Desk } from "./desk.ts";
import { legNow } from "./leg-now.ts";
import { knownCall, once } from "./once.ts";
import { placeTicket } from "./place-ticket.ts";
import { refusal } from "./refusals.ts";
import { readTicket } from "./ticket-store.ts";

type Slip = Pick<v.InferOutput<typeof calls.placeBet.request>["Request"], "tickets" | "accept">;

export function placeBet(
  desk: Desk,
  asked: { readonly member: number; readonly key: string | null; readonly time: number },
  { tickets, accept }: Slip,
): v.InferOutput<typeof calls.placeBet.response> {
  const { member, time } = asked;
  const placed = once(
    desk,
    { ...asked, call: "placeBet", body: { tickets, accept } },
    {
      schema: calls.placeBet.response,
      act: () => ({
        tickets: tickets.map((slip) => placeTicket(desk, { member, slip, accept, time })),
      }),
    },
  );
  return { tickets: placed.tickets.map((ticket) => present(desk, ticket, time)) };
}

export function betStatus(
  desk: Desk,
  { member, key, time }: { readonly member: number; readonly key: string; readonly time: number },
): v.InferOutput<typeof calls.betStatus.response> {
  const known = knownCall(desk, member, key);
  if (known?.call !== "placeBet") return { known: false, tickets: [] };
  const { tickets } = v.parse(calls.placeBet.response, JSON.parse(known.answer));
  return { known: true, tickets: tickets.map((ticket) => present(desk, ticket, time)) };
}

/** A ticket that waited has become accepted or refused since it was answered first. */
function present(desk: Desk, placed: PlacedTicket, time: number): PlacedTicket {
  const stored = placed.ticketId === null ? null : readTicket(desk.database, placed.ticketId);
  if (!stored) return placed;
  const { ticket } = stored;
  const { riskCents, winCents, state, reason } = ticket;
  return {
    ticketId: ticket.id,
    state: state === "pending" || state === "refused" ? state : "accepted",
    riskCents,
    winCents,
    legs: legsOf(desk, stored, placed, time),
    refusal: reason && refusal(reason),
  };
}

/** What was taken is as it was taken; what was not is shown as it stands now. */
function legsOf(desk: Desk, { ticket, legs }: StoredTicket, placed: PlacedTicket, time: number) {
  const book = desk.book(time);
  return legs.map((leg, place) => {
    const before = placed.legs[place];
    if (ticket.state === "refused" || !before) return legNow(book, stampOf(leg)).quote;
    const active = ticket.state === "pending" ? ("delay" as const) : before.active;
    return { ...before, ...stampOf(leg), active };
  });
}
