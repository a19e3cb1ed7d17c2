// A leg compared with the book: its current price, and what changed since the client read it.
import type { PlacedTicket } from "#contract/api/tickets.ts";
import { COMBINATION } from "#contract/betting/match-combinations.ts";
import { COUNTS_FROM_BET } from "#contract/betting/sports.ts";
import type { BookPrice, BookView } from "../book-view.ts";
import { isNoWorse } from "../ticket-money.ts";
import { currentCombination } from "./current-combination.ts";
import { type AskedLeg, type CurrentLeg, currentSelection } from "./current-selection.ts";

export type Reason = NonNullable<PlacedTicket["refusal"]>["reason"];
/** Why a stored ticket was refused. */
export type StoredReason = Exclude<Reason, "freeBet">;
export type Accept = "any" | "better" | "ask";

export function currentLeg(book: BookView, asked: AskedLeg): CurrentLeg {
  const isCombined = asked.w === COMBINATION || asked.parts !== undefined;
  return isCombined ? currentCombination(book, asked) : currentSelection(book, asked);
}

/** The most important reason why legs cannot be bet on as the client read them; null when they can. */
export function changeIn(legs: readonly CurrentLeg[], accept: Accept): Reason | null {
  const changes = new Set(legs.map((leg) => changeOf(leg, accept)));
  return REASONS.find((reason) => changes.has(reason)) ?? null;
}

const REASONS = ["closed", "line", "score", "combination", "odds"] as const;

function changeOf({ asked, quote, found, parts }: CurrentLeg, accept: Accept): Reason | null {
  // A changed line or score of a part comes before the price of the combination. The odds of a part alone do not count.
  const ofParts = changeIn(parts, "any");
  if (ofParts !== null) return ofParts;
  if ((quote.combination?.problems ?? []).length > 0) return "combination";
  if (!found || quote.active !== "open") return "closed";
  if (quote.line !== asked.line) return "line";
  if (isAtScore(found) && String(quote.score) !== String(asked.score)) return "score";
  if (asked.leastOdds !== undefined && !isNoWorse(quote.odds, asked.leastOdds)) return "odds";
  if (quote.odds === asked.odds || accept === "any") return null;
  return accept === "better" && isNoWorse(quote.odds, asked.odds) ? null : "odds";
}

/** Whether the bet is settled relative to the score when it was placed. */
function isAtScore({ live, match }: BookPrice): boolean {
  return live && match !== null && COUNTS_FROM_BET.has(match.sport);
}
