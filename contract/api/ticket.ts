// A sports ticket as every call answers it (spec: betting-and-money §5; design: contract, Sports).
import * as v from "valibot";

const score = v.nullable(v.tuple([v.number(), v.number()]));
const cents = v.pipe(v.number(), v.safeInteger());

/** What a leg was quoted at: a bet is at this price, line and score or asks again. */
export const stamp = {
  priceId: v.string(),
  gameId: v.string(),
  w: v.string(),
  r: v.string(),
  line: v.nullable(v.string()),
  /** As the feed quotes it: Hong Kong or decimal. */
  odds: v.string(),
  score,
};
export const ODDS_TYPE = v.picklist(["E", "H", "I", "M"]);

const legResult = v.object({
  code: v.string(),
  /** Score the leg was decided by, and by which periods. */
  score,
  scoreAtBet: score,
  /** Exact factor of the leg as decimal text: `1.94`, `0.5`, `0`. */
  factor: v.string(),
});

export const ticketSchema = v.object({
  ticketId: v.string(),
  placedAt: v.number(),
  settledAt: v.nullable(v.number()),
  state: v.picklist(["pending", "open", "settled", "refused", "cashedOut", "void"]),
  oddsType: ODDS_TYPE,
  sizes: v.array(v.number()),
  bankers: v.array(v.number()),
  /** Number of bets of the ticket. */
  bets: v.number(),
  stakeCents: cents,
  riskCents: cents,
  winCents: cents,
  /** Paid so far, cash-outs included; null while open without any. */
  returnCents: v.nullable(cents),
  netCents: v.nullable(cents),
  /** Counts towards turnover once settled. */
  validCents: cents,
  cashedCents: cents,
  refusal: v.nullable(v.string()),
  legs: v.array(
    v.object({
      ...stamp,
      sport: v.string(),
      league: v.string(),
      team_h: v.string(),
      team_c: v.string(),
      startsAt: v.number(),
      /** Competitor's name of a champion bet. */
      name: v.nullable(v.string()),
      live: v.boolean(),
      /** Score now or at the end; null before the start. */
      now: score,
      result: v.nullable(legResult),
    }),
  ),
});
export type Ticket = v.InferOutput<typeof ticketSchema>;
