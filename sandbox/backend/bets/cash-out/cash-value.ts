// The current value of an open ticket, less a margin.
import type { Fraction } from "#contract/betting/fraction.ts";
import type { NO_OFFER } from "#contract/api/tickets.ts";
import { decimalOdds } from "#contract/betting/odds.ts";
import { isPlayerRule } from "#contract/betting/player-rules.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { outcomeOf } from "#contract/betting/result-codes.ts";
import { legFactor } from "#contract/betting/systems.ts";
import type { LegRow, StoredTicket, TicketRow } from "../bet-rows.ts";
import type { BookView } from "../book-view.ts";
import { oddsOfSet } from "../combined-parts.ts";
import { codeOf, legResult, partCodes } from "../settle/leg-result.ts";
import { atStake, paidOf, paidPriceOf, priceOf, shareOf } from "../ticket-money.ts";
import { chanceOfParts, legChance } from "./leg-chance.ts";

export interface CashValue {
  readonly state: "open" | "suspended" | "none";
  /** For the part of the ticket that was not cashed out. */
  readonly valueCents: number;
  /** The same without the book's margin. */
  readonly fairCents: number;
  /** Why it has no value now. */
  readonly reason: (typeof NO_OFFER)[number] | null;
}

export const LEAST_PART_CENTS = 100;
const KEPT_SHARE = 0.95;

export function cashValue(book: BookView, stored: StoredTicket): CashValue {
  const { ticket, legs } = stored;
  if (ticket.state !== "open") return without("over");
  const factors = legs.map((leg) => expectedFactor(book, leg));
  const reason = REASONS.find((one) => factors.includes(one));
  if (reason !== undefined) return without(reason);
  const numbers = factors.filter((factor) => typeof factor === "number");
  const share = ticket.freeCents > 0 ? 1 : ticket.leftCents / ticket.riskCents;
  const fair = returnCents(stored, numbers) * share * memberShare(book, stored);
  const most = mostOf(ticket);
  const valueCents = Math.min(most, Math.floor(fair * KEPT_SHARE));
  if (valueCents < LEAST_PART_CENTS) return without("small");
  const fairCents = Math.max(valueCents, Math.min(most, Math.floor(fair)));
  return { state: "open", valueCents, fairCents, reason: null };
}

/** What a cash-out of the ticket can be worth at most, whatever happens. */
export function mostCashOf(ticket: TicketRow): number {
  return Math.floor(mostOf(ticket) * KEPT_SHARE);
}

function mostOf(ticket: TicketRow): number {
  const { riskCents, winCents, leftCents } = ticket;
  if (ticket.freeCents > 0) return paidOf(ticket, ticket.freeCents + winCents);
  return shareOf(riskCents + winCents, leftCents, riskCents);
}

/** The part of a return that is the member's: a free stake comes back only where the free bet says so. */
function memberShare(book: BookView, stored: StoredTicket): number {
  const { ticket, legs } = stored;
  if (ticket.freeCents === 0) return 1;
  const best = legs.map((leg) => knownFactor(book, leg) ?? decimalOf(leg));
  const full = returnCents(stored, best);
  return full === 0 ? 0 : paidOf(ticket, full) / full;
}

/** The most important first. */
const REASONS = ["noMarket", "resulted", "suspended"] as const;

function without(reason: (typeof NO_OFFER)[number]): CashValue {
  const state = reason === "suspended" ? "suspended" : "none";
  return { state, valueCents: 0, fairCents: 0, reason };
}

function returnCents({ ticket, legs }: StoredTicket, factors: readonly number[]): number {
  const [only, second] = legs;
  const [factor = 0] = factors;
  if (only && !second) {
    return ((atStake(ticket) + ticket.winCents) * factor) / decimalOf(only);
  }
  return ticket.stakeCents * sumOfProducts(factors, ticket);
}

/** Chance × odds; for a settled leg its real factor. */
function expectedFactor(book: BookView, leg: LegRow): number | (typeof REASONS)[number] {
  const known = knownFactor(book, leg);
  if (known !== null) return known;
  if (isReviewed(book, leg)) return "resulted";
  if (leg.parts.length > 0) return combinedFactor(book, leg);
  if (isPlayerRule(playSpec(leg.w).rule)) return playerFactor(book, leg);
  const chance = legChance(book, leg);
  return typeof chance === "number" ? chance * decimalOf(leg) : (chance ?? "noMarket");
}

/** Of a leg with a result; null while it is open, or its result is looked at again. */
function knownFactor(book: BookView, leg: LegRow): number | null {
  const settled = resultOf(book, leg);
  if (settled === null || settled.code === "A") return null;
  const { price, quoted } = paidPriceOf({ ...leg, paidOdds: settled.paidOdds });
  return toNumber(legFactor(settled.code, decimalOdds(price, quoted), settled.deadHeat));
}

const isReviewed = (book: BookView, leg: LegRow) => resultOf(book, leg)?.code === "A";

function resultOf(book: BookView, leg: LegRow) {
  const known = codeOf(leg);
  return known === null ? legResult(book, leg) : { ...leg, code: known };
}

/** The stake of a player who does not come on is returned. */
function playerFactor(book: BookView, leg: LegRow): number | (typeof REASONS)[number] {
  if (book.suspended(leg.gameId)) return "suspended";
  const outlook = book.playerOutlook(leg);
  return outlook ? outlook.wins * decimalOf(leg) + outlook.returns : "noMarket";
}

/** Parts that are void no longer count, and those that are open have a chance together. */
function combinedFactor(book: BookView, leg: LegRow): number | (typeof REASONS)[number] {
  const outcomes = partCodes(book, leg).map((code) => code && outcomeOf(code));
  const placesOf = (counted: readonly (string | null)[]) =>
    [...outcomes.keys()].filter((place) => counted.includes(outcomes[place] ?? null));
  const chance = chanceOfParts(book, leg, placesOf([null]));
  if (typeof chance !== "number") return chance ?? "noMarket";
  return chance * Number(oddsOfSet(leg.setOdds, placesOf([null, "W"])));
}

/** The sum over all bets of a system; `systemSettled` is the exact version with fractions. */
function sumOfProducts(
  factors: readonly number[],
  { sizes, bankers }: StoredTicket["ticket"],
): number {
  const fixed = bankers.reduce((product, place) => product * (factors[place] ?? 0), 1);
  let sums = [1];
  for (const factor of factors.filter((_, place) => !bankers.includes(place))) {
    const shorter = sums;
    sums = [...shorter, 0].map((sum, size) => sum + factor * (shorter[size - 1] ?? 0));
  }
  return sizes.reduce((sum, size) => sum + fixed * (sums[size - bankers.length] ?? 0), 0);
}

function decimalOf(leg: LegRow): number {
  const { price, quoted } = priceOf(leg);
  return toNumber(decimalOdds(price, quoted));
}

function toNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}
