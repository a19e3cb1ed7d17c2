// placeBet and betStatus: each ticket of a slip is accepted or refused on its own.
import type * as v from "valibot";
import * as calls from "#contract/api/tickets.ts";
import type { PlacedTicket } from "#contract/api/tickets.ts";
import { stakeGuard, type Stakes } from "../../duties/check-limits.ts";
import { outcomeOf, runOnce } from "../../wallet/idempotency.ts";
import type { StoredTicket } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";
import { readTicket } from "../ticket-store.ts";
import { askedLegOf, quotedLegOf } from "./confirm-ticket.ts";
import { currentLeg } from "./current-leg.ts";
import { placeTicket } from "./place-ticket.ts";
import { refusal } from "./ticket-refusals.ts";

type Slip = Pick<v.InferOutput<typeof calls.placeBet.request>["Request"], "tickets" | "accept">;

export function placeBet(
  betting: BettingService,
  asked: {
    readonly member: number;
    readonly key: string | null;
    readonly time: number;
    readonly mayUseFreeBets?: boolean;
  },
  { tickets, accept }: Slip,
): v.InferOutput<typeof calls.placeBet.response> {
  const { member, time, mayUseFreeBets = true } = asked;
  const placed = runOnce(
    betting.database,
    { ...asked, call: "placeBet", body: { tickets, accept } },
    {
      schema: calls.placeBet.response,
      act: () => {
        const guard = stakeGuard(betting.database, { member, time, market: "sports" });
        const all = tickets.map((slip) =>
          placeTicket(betting, { member, slip, accept, time, mayUseFreeBets }),
        );
        guard(stakesOf(all));
        return { tickets: all };
      },
    },
  );
  return { tickets: placed.tickets.map((ticket) => present(betting, ticket, time)) };
}

/** The member's own limits are for the slip as a whole: it is placed or refused together. */
function stakesOf(tickets: readonly PlacedTicket[]): Stakes {
  const risks = tickets
    .filter(({ state }) => state !== "refused")
    .map(({ riskCents }) => riskCents);
  return {
    totalCents: risks.reduce((sum, cents) => sum + cents, 0),
    largestCents: Math.max(0, ...risks),
  };
}

export function betStatus(
  betting: BettingService,
  { member, key, time }: { readonly member: number; readonly key: string; readonly time: number },
): v.InferOutput<typeof calls.betStatus.response> {
  const asked = { member, key, call: "placeBet" };
  const outcome = outcomeOf(betting.database, asked, calls.placeBet.response);
  if (outcome.state !== "done") return outcome;
  const { tickets } = outcome.answer;
  return {
    state: "done",
    answer: { tickets: tickets.map((ticket) => present(betting, ticket, time)) },
  };
}

/** A pending ticket may have been accepted or refused since the first answer. */
function present(betting: BettingService, placed: PlacedTicket, time: number): PlacedTicket {
  const stored = placed.ticketId === null ? null : readTicket(betting.database, placed.ticketId);
  if (!stored) return placed;
  const { ticket } = stored;
  const { riskCents, winCents, state, reason } = ticket;
  return {
    ticketId: ticket.id,
    state: state === "pending" || state === "refused" ? state : "accepted",
    riskCents,
    winCents,
    legs: legsOf(betting, stored, placed, time),
    refusal: reason && refusal(reason),
  };
}

/** Accepted legs keep their odds; refused legs show current ones. */
function legsOf(
  betting: BettingService,
  { ticket, legs }: StoredTicket,
  placed: PlacedTicket,
  time: number,
) {
  const book = betting.book(time);
  return legs.map((leg, place) => {
    const before = placed.legs[place];
    if (ticket.state === "refused" || !before) return currentLeg(book, askedLegOf(leg)).quote;
    const active = ticket.state === "pending" ? ("delay" as const) : before.active;
    return { ...before, ...quotedLegOf(leg), active };
  });
}
