// Amounts of a ticket, calculated by contract/betting.
import {
  compare,
  dividedBy,
  fraction,
  ofCents,
  round,
  times,
  toCents,
  whole,
} from "#contract/betting/fraction.ts";
import { freePayout, isGivenBack } from "#contract/betting/free-bets.ts";
import { decimalOdds, type OddsType, type Price } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import type { ResultCode } from "#contract/betting/result-codes.ts";
import { settledCents, turnoverCents } from "#contract/betting/settled-amounts.ts";
import { type StakeRates, stakeRates } from "#contract/betting/stake.ts";
import { legFactor, systemRates, systemSettled } from "#contract/betting/systems.ts";
import type { LegRow, TicketRow } from "./bet-rows.ts";

type Odds = Pick<LegRow, "w" | "odds">;
type Decided = Pick<LegRow, "w" | "odds" | "paidOdds" | "deadHeat">;
export interface Shape {
  readonly sizes: readonly number[];
  readonly bankers: readonly number[];
  readonly oddsType: OddsType;
}
type Codes = readonly ResultCode[];

export function priceOf({ w, odds }: Odds): Price {
  return { price: odds, quoted: playSpec(w).quoted };
}

/** What a decided leg pays: a combination without its void parts pays less than its odds. */
export function paidPriceOf({ w, odds, paidOdds }: Omit<Decided, "deadHeat">): Price {
  return priceOf({ w, odds: paidOdds ?? odds });
}

/** Risk and win per unit of stake. */
export function ratesOf(legs: readonly Odds[], { sizes, bankers, oddsType }: Shape): StakeRates {
  const [only, second] = legs;
  return only && !second
    ? stakeRates({ ...priceOf(only), type: oddsType })
    : systemRates({ legs: systemLegs(legs, bankers), sizes });
}

/** What the part that was not cashed out pays, by the legs' result codes. */
export function returnOf(ticket: TicketRow, legs: readonly Decided[], codes: Codes): number {
  const { winCents, leftCents, stakeCents, sizes, bankers } = ticket;
  const riskCents = atStake(ticket);
  const [code = "A"] = codes;
  // Outrights cannot be combined, so only a single can be in a dead heat.
  const deadHeat = legs[0]?.deadHeat ?? null;
  const atOdds = legs.length === 1 && (legs[0]?.paidOdds ?? null) === null;
  const paid = legs.map((leg, place) => ({
    ...paidPriceOf(leg),
    banker: bankers.includes(place),
    code: codes[place] ?? ("A" as const),
  }));
  const full = atOdds
    ? settledCents({ code, riskCents, winCents, deadHeat }).returnCents
    : systemSettled({ legs: paid, sizes }, stakeCents).returnCents;
  return ticket.freeCents > 0 ? full : shareOf(full, leftCents, riskCents);
}

/** What is staked: money of the member, or a free bet. */
export function atStake({ riskCents, freeCents }: TicketRow): number {
  return riskCents + freeCents;
}

/** What is paid of such a return: all of it, unless a free bet was staked. */
export function paidOf({ freeCents, freeReturned }: TicketRow, returnCents: number): number {
  return freeCents === 0
    ? returnCents
    : freePayout({ returnCents, stakeCents: freeCents, stakeReturned: freeReturned });
}

/** Whether the ticket gives its free bet back instead of paying anything. */
export function givesBack({ freeCents }: TicketRow, codes: Codes): boolean {
  return freeCents > 0 && isGivenBack(codes);
}

/** `cents` × `part` / `of`, rounded half up. */
export function shareOf(cents: number, part: number, of: number): number {
  return part === of
    ? cents
    : toCents(dividedBy(times(ofCents(cents), whole(part)), whole(of)), "halfUp");
}

/**
 * Turnover of the part that was not cashed out: a single by its result code, a parlay unless it returns
 * exactly its stake. A free bet is no stake of the member's.
 */
export function validOf(ticket: TicketRow, codes: Codes, returnCents: number): number {
  const [code = "D"] = codes;
  if (ticket.freeCents > 0) return 0;
  if (codes.length === 1) return turnoverCents(code, ticket.leftCents);
  return returnCents === ticket.leftCents ? 0 : ticket.leftCents;
}

/** Factor of a leg as exact decimal text: `1.94`, `0.5`, `0`. */
export function factorText(leg: Decided, code: ResultCode): string {
  const { price, quoted } = paidPriceOf(leg);
  const text = round(legFactor(code, decimalOdds(price, quoted), leg.deadHeat), 4, "halfUp");
  return text.replace(/(?:\.0+|(?<!0)0+)$/, "");
}

/** Whether `after` is at least as good for the player as `before`. */
export function isNoWorse(after: string, before: string): boolean {
  return compare(fraction(after), fraction(before)) >= 0;
}

function systemLegs(legs: readonly Odds[], bankers: readonly number[]) {
  return legs.map((leg, place) => ({ ...priceOf(leg), banker: bankers.includes(place) }));
}
