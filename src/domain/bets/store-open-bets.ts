import type { TFunction } from "i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { useSession } from "#session/account/session-store.ts";
import { type LastBet, lastBets, storeLastBets } from "#session/account/last-bets.ts";
import { i18n } from "#lib/text/i18n.ts";
import { legWords } from "./leg-words.ts";
import { loadBetWords } from "./load-bet-words.ts";
import { runningPart } from "./running-part.ts";
import { ticketText } from "./ticket-words.ts";

interface Answer {
  readonly list: readonly Ticket[];
  readonly total: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** An answer comes every few seconds: its time is written once a minute, and a change at once. */
const WRITE_EVERY_MS = 60_000;

let latest: Answer | null = null;

/** Keeps an answer with open bets for a visit without a network. */
export async function storeOpenBets(answer: Answer): Promise<void> {
  const { userId } = useSession.getState();
  // Every view of the bets passes the same answer on.
  if (userId === null || answer === latest) return;
  latest = answer;
  const { list, total, time } = answer;
  try {
    if (list.length > 0) await loadBetWords();
  } catch {
    // The next answer tries again.
    return;
  }
  // Meanwhile another answer may have come, or another member.
  if (answer !== latest || useSession.getState().userId !== userId) return;
  const t = i18n.getFixedT(i18n.language, "sport");
  const bets = list.map((ticket) => lastBet(ticket, t));
  const before = lastBets();
  const isSame =
    before !== null &&
    time - before.time < WRITE_EVERY_MS &&
    JSON.stringify([before.total, before.bets]) === JSON.stringify([total, bets]);
  if (!isSame) storeLastBets({ userId, time, total, bets });
}

function lastBet(ticket: Ticket, t: TFunction<"sport">): LastBet {
  const { riskCents, winCents } = runningPart(ticket) ?? ticket;
  return {
    id: ticket.ticketId,
    placedAt: ticket.placedAt,
    title: ticketText(ticket, t),
    matches: ticket.legs.map((leg) => legWords(leg, ticket.oddsType, t).match),
    riskCents: ticket.freeBet?.stakeCents ?? riskCents,
    winCents,
  };
}
