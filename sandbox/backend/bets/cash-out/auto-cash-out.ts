// Automatic cash-out: the member sets a value, the server takes it (docs/decisions/050). A real book compares on
// every change of a price; the sandbox runs nothing on a timer, so it looks back at the prices since it last did.
import type * as v from "valibot";
import type { setAutoCashOut } from "#contract/api/tickets.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { StoredTicket } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";
import type { BookView } from "../book-view.ts";
import { codeOf, legResult } from "../settle/leg-result.ts";
import { readTickets, updateTicket } from "../ticket-store.ts";
import { ticketView } from "../ticket-view.ts";
import { endOfRule } from "./auto-rule.ts";
import { cashValue, LEAST_PART_CENTS, mostCashOf } from "./cash-value.ts";
import { ownTicket } from "./own-ticket.ts";
import { payOut } from "./pay-out.ts";

type Answer = v.InferOutput<typeof setAutoCashOut.response>;

const LOOK_EVERY = 1000;
/** After a long absence the looks lie further apart. */
const MOST_LOOKS = 900;

/** The last setting counts; sets nothing that would be carried out at once or never. */
export function changeAutoCashOut(
  betting: BettingService,
  { member, time }: { readonly member: number; readonly time: number },
  { ticketId, atCents }: { readonly ticketId: string; readonly atCents: number | null },
): Answer {
  return inTransaction(betting.database, () => {
    const stored = ownTicket(betting, member, ticketId);
    const state = changeIn(betting, stored, { atCents, time });
    const ticket = ticketView(betting.book(time), ownTicket(betting, member, ticketId));
    return { state, ticket };
  });
}

function changeIn(
  { database, book }: BettingService,
  stored: StoredTicket,
  { atCents, time }: { readonly atCents: number | null; readonly time: number },
): Answer["state"] {
  const { ticket } = stored;
  if (ticket.state !== "open") return "closed";
  if (atCents === null) {
    updateTicket(database, ticket.id, endOfRule(ticket, time, "member"));
    return "removed";
  }
  if (atCents < LEAST_PART_CENTS || atCents > mostCashOf(ticket)) return "unreachable";
  const now = cashValue(book(time), stored);
  if (now.state === "open" && now.valueCents >= atCents) return "reached";
  updateTicket(database, ticket.id, {
    autoCents: atCents,
    autoState: "waiting",
    autoReason: null,
    autoAt: time,
    autoSeenAt: time,
  });
  return "set";
}

/** @param member null: all members */
export function runAutoCashOuts(
  betting: BettingService,
  time: number,
  member: number | null = null,
): void {
  const waiting = "state = 'open' AND autoState = 'waiting' AND (?1 IS NULL OR member = ?1)";
  for (const stored of readTickets(betting.database, `${waiting} ORDER BY id`, [member])) {
    const from = stored.ticket.autoSeenAt ?? time;
    const step = Math.max(LOOK_EVERY, Math.ceil((time - from) / MOST_LOOKS));
    for (let at = from + step; at - step < time; at += step) {
      if (takeAt(betting, stored, Math.min(at, time))) break;
    }
    updateTicket(betting.database, stored.ticket.id, { autoSeenAt: Math.max(from, time) });
  }
}

/** @returns whether there is nothing more to look at */
function takeAt(betting: BettingService, stored: StoredTicket, time: number): boolean {
  const book = betting.book(time);
  // A ticket whose result is certain is settled, not cashed out.
  if (!isRunning(book, stored)) return true;
  const { state, valueCents } = cashValue(book, stored);
  if (state !== "open" || valueCents < (stored.ticket.autoCents ?? Infinity)) return false;
  payOut(betting, stored, { percent: 100, cents: valueCents, time, end: "done" });
  return true;
}

function isRunning(book: BookView, { legs }: StoredTicket): boolean {
  return legs.some((leg) => {
    const code = codeOf(leg) ?? legResult(book, leg)?.code ?? null;
    return code === null || code === "A";
  });
}
