// Quotes, bets and cash-out (spec: betting-and-money §5, §7; design: contract, Sports).
import * as v from "valibot";
import { MAX_SELECTIONS, MAX_TICKETS } from "../betting/sports.ts";
import {
  cents,
  count,
  filled,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
  total,
  byOutput,
  withTotal,
  yesNo,
} from "./answer-fields.ts";
import { sentFreeBet } from "./ticket-free-bet.ts";
import { outcomeSchema, statusEntries } from "./money.ts";
import { resourceCall } from "./sport.ts";
import {
  ODDS_TYPE,
  sentParts,
  sentTerms,
  answeredTerms,
  ticketSchema,
  withoutParts,
} from "./ticket.ts";

const sentCents = v.pipe(v.number(), v.safeInteger());

export const legSchema = v.strictObject({ ...sentTerms, parts: sentParts });
export type QuotedLeg = v.InferOutput<typeof legSchema>;

/** Why these parts, given by their places in the combination, cannot be combined. */
const combinationProblem = v.object({
  /**
   * `excludes`: not all of them can win. `implies`: `part` wins whenever the others do. `returns`: the stake may come
   * back, on a `whole` or `quarter` line or for a `draw`. `unknown`: the book has no common model of them.
   */
  kind: v.fallback(v.picklist(["excludes", "implies", "returns", "unknown"]), "unknown"),
  parts: v.array(count),
  part: orNull(count),
  why: orNull(v.picklist(["whole", "quarter", "draw"])),
});
export type CombinationProblem = v.InferOutput<typeof combinationProblem>;

/** What the book knows of a combination within a match. */
const combination = byOutput(
  v.object({
    /** That all parts win; null without a price, as the margin. */
    chance: orNull(number),
    /** Share of the price that the book keeps on average. */
    margin: orNull(number),
    /** Groups of parts that do not depend on each other; between groups prices are multiplied. */
    independent: rowsOrNone(v.array(count)),
    without: withoutParts,
    /** A combination with any is closed. */
    problems: rowsOrNone(combinationProblem),
  }),
);
export type MatchCombination = v.InferOutput<typeof combination>;

export const legQuoteSchema = v.object({
  ...answeredTerms,
  /** `delay`: an order is being confirmed. An unknown state takes no bets. */
  active: v.fallback(v.picklist(["open", "suspended", "closed", "delay"]), "suspended"),
  minCents: cents,
  maxCents: cents,
  payoutCapCents: cents, // highest win of one bet
  /** Null for a single selection. */
  combination: orNull(combination),
});
export type LegQuote = v.InferOutput<typeof legQuoteSchema>;

const MAX_QUOTED = MAX_SELECTIONS + Math.floor(MAX_SELECTIONS / 2);

export const quote = resourceCall(
  "quote",
  // The selections of a slip, and their combinations.
  { selections: v.pipe(v.array(legSchema), v.minLength(1), v.maxLength(MAX_QUOTED)) },
  v.object({
    legs: v.array(legQuoteSchema),
    /** Limits of series and systems over these legs; null with fewer than two. */
    series: v.nullish(v.object({ minCents: cents, maxCents: cents, payoutCapCents: cents }), null),
    /** What the member may still win today under the daily cap; null for visitors. */
    dailyLeftCents: v.nullish(cents, null),
    time: number,
  }),
);

/** A leg of a bet that is placed. */
const placedLeg = v.strictObject({
  ...legSchema.entries,
  /** Below this price it is refused as `odds`, whatever `accept` says: the player set how far a price may fall. */
  leastOdds: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}(?:\.\d{1,8})?$/))),
});

/** One ticket: a single, a series of all legs, or a system of all combinations of the sizes. */
const slipTicket = v.strictObject({
  legs: v.pipe(v.array(placedLeg), v.minLength(1), v.maxLength(10)),
  /** Sizes of the combinations: `[1]` a single, `[n]` a series of n, several a system. */
  sizes: v.pipe(v.array(v.number()), v.minLength(1)),
  bankers: v.array(v.number()), // indexes of the legs in every combination
  /** Amount of each bet as typed: with negative odds the amount to win. */
  stakeCents: sentCents,
  oddsType: ODDS_TYPE,
  freeBet: sentFreeBet,
});
export type SlipTicket = v.InferOutput<typeof slipTicket>;

export const REFUSALS = [
  "odds",
  "line",
  "score",
  "limits",
  "closed",
  "balance",
  "combination",
  "duplicate",
  "dailyCap",
] as const;
/** Also why a ticket is not taken at all: `freeBet` cannot pay it. */
const PLACED_REFUSALS = [...REFUSALS, "freeBet"] as const;
export type PlacedRefusal = (typeof PLACED_REFUSALS)[number];

const placed = v.object({
  ticketId: v.nullish(filled, null), // null when refused at once
  /** `pending`: in-play, accepted or refused after the delay. */
  state: v.picklist(["accepted", "pending", "refused"]),
  riskCents: cents,
  winCents: cents,
  /** In the order of the ticket. Accepted legs keep their odds; refused legs show current ones. */
  legs: v.array(legQuoteSchema),
  refusal: orNull(
    v.object({
      reason: v.fallback(v.picklist(PLACED_REFUSALS), "closed"),
      message: v.fallback(text, ""),
    }),
  ),
});
export type PlacedTicket = v.InferOutput<typeof placed>;

export const placeBet = resourceCall(
  "placeBet",
  {
    tickets: v.pipe(v.array(slipTicket), v.minLength(1), v.maxLength(MAX_TICKETS)),
    accept: v.picklist(["any", "better", "ask"]),
  },
  v.object({ tickets: v.array(placed) }),
  { member: true, money: true },
);

export const betStatus = resourceCall(
  "betStatus",
  statusEntries,
  outcomeSchema(placeBet.response),
  { member: true },
);

export const openBets = resourceCall(
  "openBets",
  { settled: v.boolean(), limit: v.number() },
  v.pipe(v.object({ total, list: rows(ticketSchema), time: number }), v.transform(withTotal)),
  { member: true },
);

/** `resulted`: a result is being checked again; `small`: worth less than the smallest payment. */
export const NO_OFFER = ["suspended", "noMarket", "resulted", "small", "over"] as const;

export const cashOutQuote = resourceCall(
  "cashOutQuote",
  { ticketId: v.string() },
  v.object({
    state: v.picklist(["open", "suspended", "none"]),
    /** Id of this offer; a newer offer replaces it. */
    quoteId: text,
    valueCents: cents, // for everything that is left
    minPartCents: cents,
    expiresAt: number,
    /** Why none is offered; null while one is, or when the book does not say. */
    reason: orNull(v.picklist(NO_OFFER)),
    /** The most that a cash-out of this ticket can ever be worth; null: no automatic cash-out. */
    mostCents: v.nullish(cents, null),
    canEdit: v.fallback(yesNo, false), // see `editQuote`
  }),
  { member: true },
);

export const cashOut = resourceCall(
  "cashOut",
  {
    ticketId: v.string(),
    quoteId: v.string(),
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), // whole percent of what is left
    valueCents: sentCents, // as shown to the player for that share
  },
  v.object({
    /** `changed`: nothing was done, `valueCents` is what it is worth now. */
    state: v.picklist(["done", "changed", "suspended"]),
    valueCents: cents,
    quoteId: text,
    ticket: orNull(ticketSchema),
  }),
  { member: true, money: true },
);

export const cashOutStatus = resourceCall(
  "cashOutStatus",
  statusEntries,
  outcomeSchema(cashOut.response),
  { member: true },
);

/**
 * Sets, replaces or removes the automatic cash-out of an open ticket. Moves no money itself: the server carries it
 * out later, once, and a repeated call changes nothing.
 */
export const setAutoCashOut = resourceCall(
  "setAutoCashOut",
  { ticketId: v.string(), atCents: v.nullable(sentCents) }, // null removes it
  v.object({
    /** Not set: `reached` it is worth that much now; `unreachable` it never can be; `closed` is no longer open. */
    state: v.picklist(["set", "removed", "reached", "unreachable", "closed"]),
    ticket: orNull(ticketSchema),
  }),
  { member: true },
);

const editLegs = v.pipe(v.array(legSchema), v.minLength(1), v.maxLength(10));
const refused = v.object({
  reason: v.fallback(v.picklist(PLACED_REFUSALS), "closed"),
  message: v.fallback(text, ""),
});

/**
 * What an open series is worth when it is exchanged for one of these legs: its cash-out value becomes the stake of a
 * new ticket at current prices. Legs that have ended are part of the value.
 */
export const editQuote = resourceCall(
  "editQuote",
  { ticketId: v.string(), legs: editLegs },
  v.object({
    /** `refused`: the value is known, but the new ticket would not be accepted. */
    state: v.picklist(["open", "suspended", "none", "refused"]),
    quoteId: text,
    /** Stake of the new ticket. */
    valueCents: cents,
    /** The value without the book's margin: the difference is what the edit costs. */
    fairCents: cents,
    winCents: cents, // of the new ticket
    legs: v.array(legQuoteSchema),
    refusal: orNull(refused),
    expiresAt: number,
  }),
  { member: true },
);

export const editBet = resourceCall(
  "editBet",
  { ticketId: v.string(), quoteId: v.string(), legs: editLegs, valueCents: sentCents },
  v.object({
    /** Only `done` has changed anything. */
    state: v.picklist(["done", "changed", "suspended", "refused"]),
    refusal: orNull(refused),
    ticket: orNull(ticketSchema), // the new one
  }),
  { member: true, money: true },
);

export const editBetStatus = resourceCall(
  "editBetStatus",
  statusEntries,
  outcomeSchema(editBet.response),
  { member: true },
);
