// Places one ticket: invalid ones are refused at once; the stake of the others is locked; in-play bets stay
// pending for a delay.
import type { PlacedTicket } from "#contract/api/tickets.ts";
import type { MatchSport } from "#contract/betting/sports.ts";
import { inTransaction } from "../../database/transaction.ts";
import { useFreeBet } from "../../free-bets/free-bet-store.ts";
import { lockedOf, post, walletOf } from "../../ledger/ledger.ts";
import type { LegRow, PartRow } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";
import { storeTerms } from "../evidence/bet-terms.ts";
import { insertTicket, nextTicketId } from "../ticket-store.ts";
import { type Assessment, assess, type Bet } from "./assess-ticket.ts";
import type { CurrentLeg } from "./current-selection.ts";
import { payingFreeBet } from "./paying-free-bet.ts";
import { betKeyOf } from "./slip-rules.ts";
import { refusal } from "./ticket-refusals.ts";

/** Milliseconds for which an in-play bet stays pending. */
const DELAY: Readonly<Record<MatchSport, number>> = {
  VF: 3000,
  BK: 3000,
  OP: 5000,
  FT: 5000,
  SK: 5000,
  BS: 6000,
  VB: 5000,
  TT: 4000,
  TN: 8000,
};

export function placeTicket(betting: BettingService, asked: Bet): PlacedTicket {
  return inTransaction(betting.database, () => {
    const bet = paidBet(betting, asked);
    const found = assess(betting, bet);
    const legs = found.legs.map(({ quote }) => quote);
    if (found.refusal) {
      const { riskCents, winCents, refusal: why } = found;
      return { ticketId: null, state: "refused", riskCents, winCents, legs, refusal: why };
    }
    const placed = insertBet(betting, bet, { found, delay: delayOf(found.legs), editedFrom: null });
    return { ...placed, legs, refusal: null };
  });
}

/** With the free bet that it names, which is a stake: as parlays, such a bet always uses Hong Kong odds. */
function paidBet({ database }: BettingService, asked: Bet): Bet {
  const { slip, member, time, mayUseFreeBets = true } = asked;
  if (slip.freeBet === undefined && slip.legs.length === 1) return asked;
  const bet: Bet = { ...asked, slip: { ...slip, oddsType: "H" } };
  if (slip.freeBet === undefined) return bet;
  const paid = payingFreeBet(database, { member, id: slip.freeBet, time });
  return { ...bet, paid: mayUseFreeBets ? paid : refusal("freeBet") };
}

interface NewBet {
  readonly found: Assessment;
  /** Milliseconds for which it stays pending; 0: accepted at once. */
  readonly delay: number;
  readonly editedFrom: string | null;
}

/** Stores an assessed ticket and locks its stake. */
export function insertBet(
  { database }: BettingService,
  bet: Bet,
  { found, delay, editedFrom }: NewBet,
) {
  const { member, slip, accept, time } = bet;
  const { riskCents, winCents, bets, legs } = found;
  const id = nextTicketId(database, time);
  const { oddsType, sizes, bankers, stakeCents } = slip;
  const ticket = {
    ...NEW_TICKET,
    editedFrom,
    id,
    member,
    accept,
    oddsType,
    bets,
    stakeCents,
    riskCents,
    winCents,
    placedAt: time,
    confirmAt: delay === 0 ? null : time + delay,
    state: delay === 0 ? ("open" as const) : ("pending" as const),
    sizes: [...sizes],
    bankers: [...bankers],
    leftCents: riskCents,
    betKey: betKeyOf(slip),
    ...freeStakeOf(bet),
  };
  insertTicket(database, { ticket, legs: legs.map((leg, place) => rowOf(id, place, leg)) });
  if (ticket.freeBet !== null) useFreeBet(database, { id: ticket.freeBet, ticket: id, time });
  storeTerms(database, id, legs);
  post(database, { reason: "stake", reference: id, time }, [
    [walletOf(member), -riskCents],
    [lockedOf(member), riskCents],
  ]);
  const state = delay === 0 ? ("accepted" as const) : ("pending" as const);
  return { ticketId: id, state, riskCents, winCents };
}

function freeStakeOf({ paid }: Bet) {
  return paid === undefined || "reason" in paid
    ? { freeBet: null, freeCents: 0, freeReturned: false }
    : { freeBet: paid.id, freeCents: paid.amountCents, freeReturned: paid.stakeReturned };
}

const NEW_TICKET = {
  cashedCents: 0,
  returnCents: null,
  validCents: 0,
  settledAt: null,
  reason: null,
  autoCents: null,
  autoState: null,
  autoReason: null,
  autoAt: null,
  autoSeenAt: null,
  editedTo: null,
};

function delayOf(legs: readonly CurrentLeg[]): number {
  const delays = legs.map(({ found }) =>
    found?.live && found.match ? DELAY[found.match.sport] : 0,
  );
  return Math.max(0, ...delays);
}

function rowOf(ticket: string, place: number, leg: CurrentLeg): LegRow {
  const { asked, found, parts, setOdds } = leg;
  return {
    ticket,
    place,
    ...selectionOf(leg),
    leastOdds: asked.leastOdds ?? null,
    name: found?.price.name ?? null,
    ...eventOf(found),
    deadHeat: null,
    setOdds: setOdds && [...setOdds],
    paidOdds: null,
    parts: parts.map((part, at): PartRow => {
      return { ticket, leg: place, place: at, ...selectionOf(part) };
    }),
  };
}

function selectionOf({ quote, found }: CurrentLeg) {
  const { priceId, gameId, w, r, line, odds, score } = quote;
  const prices = found?.market.prices ?? [];
  return {
    priceId,
    gameId,
    w,
    r,
    line,
    odds,
    scoreHome: score?.[0] ?? null,
    scoreAway: score?.[1] ?? null,
    live: found?.live ?? false,
    listed: prices.map((price) => price.r).filter((side) => /^\d+-\d+$/.test(side)),
    code: null,
    resultHome: null,
    resultAway: null,
    settledAt: null,
  };
}

function eventOf(found: CurrentLeg["found"]) {
  const { match, outright } = found ?? {};
  return {
    gide: match?.gide ?? outright?.gameId ?? "",
    sport: match?.sport ?? outright?.sport ?? ("OP" as const),
    leagueId: match?.leagueId ?? outright?.leagueId ?? "",
    league: match?.league ?? outright?.league ?? "",
    home: match?.team_h ?? outright?.title ?? "",
    away: match?.team_c ?? "",
    startsAt: match?.startsAt ?? outright?.closesAt ?? 0,
  };
}
