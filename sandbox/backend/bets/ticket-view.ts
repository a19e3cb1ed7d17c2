import type { Ticket } from "#contract/api/ticket.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { countedFrom } from "#contract/betting/score-rules.ts";
import type { LegRow, StoredTicket, TicketRow } from "./bet-rows.ts";
import type { BookView } from "./book-view.ts";
import { oddsWithout, partLegs } from "./combined-parts.ts";
import { quotedLegOf } from "./place/confirm-ticket.ts";
import { refusal } from "./place/ticket-refusals.ts";
import { codeOf, scoreFrom } from "./settle/leg-result.ts";
import { factorText, givesBack, shareOf } from "./ticket-money.ts";

type Leg = Ticket["legs"][number];
type Pair = readonly [number, number];

/** A ticket as the member sees it. */
export function ticketView(book: BookView, { ticket, legs }: StoredTicket): Ticket {
  const { id, reason, returnCents, riskCents, settledAt, state } = ticket;
  const isPaid = state === "settled" || state === "void" || state === "cashedOut";
  return {
    ticketId: id,
    placedAt: ticket.placedAt,
    settledAt,
    state,
    oddsType: ticket.oddsType,
    sizes: ticket.sizes,
    bankers: ticket.bankers,
    bets: ticket.bets,
    stakeCents: ticket.stakeCents,
    riskCents,
    winCents: ticket.winCents,
    freeBet: freeBetView(ticket, legs),
    returnCents,
    netCents: isPaid && returnCents !== null ? returnCents - riskCents : null,
    validCents: ticket.validCents,
    cashedCents: ticket.cashedCents,
    leftCents: ticket.leftCents,
    leftWinCents:
      ticket.freeCents > 0
        ? ticket.winCents
        : shareOf(ticket.winCents, ticket.leftCents, riskCents),
    refusal: reason && refusal(reason).message,
    auto: autoView(ticket),
    editedTo: ticket.editedTo,
    editedFrom: ticket.editedFrom,
    legs: legs.map((leg) => legView(book, leg)),
  };
}

function freeBetView(ticket: TicketRow, legs: readonly LegRow[]): Ticket["freeBet"] {
  const { freeBet: id, freeCents: stakeCents, freeReturned: stakeReturned, state } = ticket;
  if (id === null) return null;
  const codes = legs.flatMap((leg) => codeOf(leg) ?? []);
  const isOver = state === "settled" || state === "void";
  const back = isOver && codes.length === legs.length && givesBack(ticket, codes);
  return { id, stakeCents, stakeReturned, back };
}

function autoView({ autoCents, autoState, autoReason, autoAt }: TicketRow): Ticket["auto"] {
  if (autoCents === null || autoState === null) return null;
  return { atCents: autoCents, state: autoState, reason: autoReason, changedAt: autoAt };
}

function legView(book: BookView, leg: LegRow): Leg {
  const { sport, league, home, away, startsAt, name, live, gameId } = leg;
  return {
    ...quotedLegOf(leg),
    sport,
    league,
    team_h: home,
    team_c: away,
    startsAt,
    name,
    live,
    now: copied(book.score(gameId)),
    result: resultView(book, leg),
    parts: partLegs(leg).map((part) => ({ ...quotedLegOf(part), result: resultView(book, part) })),
    without: leg.setOdds === null ? [] : oddsWithout(leg.setOdds),
    paidOdds: leg.paidOdds,
  };
}

function resultView(book: BookView, leg: LegRow): Leg["result"] {
  const code = codeOf(leg);
  if (code === null) return null;
  const { resultHome, resultAway, deadHeat } = leg;
  return {
    code,
    score: resultHome === null || resultAway === null ? null : [resultHome, resultAway],
    scoreAtBet: copied(startOf(book, leg)),
    deadHeat,
    factor: factorText(leg, code),
  };
}

/** What the deciding score is compared with. */
function startOf(book: BookView, leg: LegRow): Pair | null {
  const spec = playSpec(leg.w);
  const half = spec.period === "second" ? book.settlement(leg.gameId, leg.w)?.score.half : null;
  return countedFrom(spec, scoreFrom(leg), half ?? null);
}

function copied(score: Pair | null): [number, number] | null {
  return score && [score[0], score[1]];
}
