// A sports ticket as every call answers it (spec: betting-and-money §5; design: contract, Sports).
import * as v from "valibot";
import {
  atLeastOne,
  cents,
  filled,
  number,
  odds,
  orNull,
  pair,
  text,
  yesNo,
} from "./answer-fields.ts";

/** What a leg was quoted at: a bet is at this price, line and score or asks again. As the client sends it. */
export const stamp = {
  priceId: v.string(),
  gameId: v.string(),
  w: v.string(),
  r: v.string(),
  line: v.nullable(v.string()),
  /** As the feed quotes it: Hong Kong or decimal. */
  odds: v.string(),
  score: v.nullable(v.tuple([v.number(), v.number()])),
};

const score = orNull(pair);
/** The same as the server answers it. A line or score that cannot be read is no other line or score. */
export const stampTold = {
  priceId: filled,
  gameId: filled,
  w: filled,
  r: filled,
  line: v.nullish(text, null),
  odds,
  score: v.nullish(pair, null),
};
export const ODDS_TYPE = v.picklist(["E", "H", "I", "M"]);

const legResult = v.object({
  code: filled,
  /** Score the leg was decided by, and by which periods. */
  score,
  scoreAtBet: score,
  /** Champions that were level: how many places they shared. */
  deadHeat: orNull(v.object({ places: atLeastOne, runners: atLeastOne })),
  /** Exact factor of the leg as decimal text: `1.94`, `0.5`, `0`. */
  factor: filled,
});

export const ticketSchema = v.object({
  ticketId: filled,
  placedAt: number,
  settledAt: orNull(number),
  state: v.picklist(["pending", "open", "settled", "refused", "cashedOut", "void"]),
  oddsType: ODDS_TYPE,
  sizes: v.array(number),
  bankers: v.array(number),
  /** Number of bets of the ticket. */
  bets: atLeastOne,
  stakeCents: cents,
  riskCents: cents,
  winCents: cents,
  /** Paid so far, cash-outs included; null while open without any. */
  returnCents: v.nullish(cents, null),
  netCents: v.nullish(cents, null),
  /** Counts towards turnover once settled. */
  validCents: cents,
  cashedCents: cents,
  refusal: orNull(text),
  legs: v.array(
    v.object({
      ...stampTold,
      sport: filled,
      league: v.fallback(text, ""),
      team_h: text,
      team_c: text,
      startsAt: number,
      /** Competitor's name of a champion bet. */
      name: orNull(text),
      live: yesNo,
      /** Score now or at the end; null before the start. */
      now: score,
      result: orNull(legResult),
    }),
  ),
});
export type Ticket = v.InferOutput<typeof ticketSchema>;
