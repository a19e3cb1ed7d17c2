// A sports ticket as every call answers it (spec: betting-and-money §5; design: contract, Sports).
import * as v from "valibot";
import { ticketFreeBet } from "./ticket-free-bet.ts";
import { MAX_SELECTIONS } from "../betting/sports.ts";
import {
  atLeastOne,
  cents,
  count,
  filled,
  number,
  odds,
  orNull,
  pair,
  rowsOrNone,
  text,
  byOutput,
  yesNo,
} from "./answer-fields.ts";

/** What a leg was quoted at, as the client sends it. If one of these changes, the player is asked again. */
export const sentTerms = {
  priceId: v.string(),
  gameId: v.string(),
  w: v.string(),
  r: v.string(),
  line: v.nullable(v.string()),
  odds: v.string(), // as the feed quotes it
  score: v.nullable(v.tuple([v.number(), v.number()])),
};
/** The legs of a combination within a match: its play is `CB` (contract/betting/match-combinations.ts). */
export const sentParts = v.optional(
  v.pipe(v.array(v.strictObject(sentTerms)), v.minLength(2), v.maxLength(MAX_SELECTIONS)),
);

const score = orNull(pair);
/** The same in an answer: an unreadable line or score makes the leg unreadable instead of null. */
export const answeredTerms = {
  priceId: filled,
  gameId: filled,
  w: filled,
  r: filled,
  line: v.nullish(text, null),
  odds,
  score: v.nullish(pair, null),
};
/** What a combination pays when one of its parts, by its place, is void and the others win. */
export const withoutParts = rowsOrNone(v.object({ part: count, odds }));
export const ODDS_TYPE = v.picklist(["E", "H", "I", "M"]);

const legResult = v.object({
  code: filled,
  /** The score and the periods that decided the leg. */
  score,
  /** Subtracted from it: what the period had when an in-play handicap was bet on. */
  scoreAtBet: score,
  /** Champions in a dead heat: `runners` share `places`. */
  deadHeat: orNull(v.object({ places: atLeastOne, runners: atLeastOne })),
  factor: filled, // exact decimal text: `1.94`, `0.5`, `0`
});

/** Why an automatic cash-out was not carried out. */
export const AUTO_ENDS = ["member", "part", "cashedOut", "edited", "settled"] as const;

/** The server cashes everything out once the value reaches `atCents` (docs/decisions/050). */
const autoCashOut = v.object({
  atCents: cents,
  state: v.picklist(["waiting", "done", "ended"]),
  reason: orNull(v.picklist(AUTO_ENDS)),
  /** When it was set, carried out or ended. */
  changedAt: orNull(number),
});

export const ticketSchema = byOutput(
  v.object({
    ticketId: filled,
    placedAt: number,
    settledAt: orNull(number),
    state: v.picklist(["pending", "open", "settled", "refused", "cashedOut", "void"]),
    oddsType: ODDS_TYPE,
    sizes: v.array(number),
    bankers: v.array(number),
    bets: atLeastOne, // number of bets
    stakeCents: cents,
    /** Money of the member; 0 where a free bet pays. */
    riskCents: cents,
    winCents: cents,
    freeBet: orNull(ticketFreeBet),
    /** Paid so far, cash-outs included; null while open without any. */
    returnCents: v.nullish(cents, null),
    netCents: v.nullish(cents, null),
    validCents: cents, // counts towards turnover once settled
    cashedCents: cents,
    /** Of the part that runs after a partial cash-out: its risk and its win. */
    leftCents: orNull(cents),
    leftWinCents: orNull(cents),
    refusal: orNull(text),
    auto: orNull(autoCashOut),
    /** The ticket that an edit made of this one, and the one that this was made of. */
    editedTo: orNull(filled),
    editedFrom: orNull(filled),
    legs: v.array(
      v.object({
        ...answeredTerms,
        /** Of a combination; each is settled as a leg of its own. */
        parts: rowsOrNone(v.object({ ...answeredTerms, result: orNull(legResult) })),
        without: withoutParts,
        /** What a combination was settled at after parts of it were void; null: at its odds. */
        paidOdds: orNull(odds),
        sport: filled,
        league: v.fallback(text, ""),
        team_h: text,
        team_c: text,
        startsAt: number,
        name: orNull(text), // competitor of a champion bet
        live: yesNo,
        now: score, // now or at the end; null before the start
        result: orNull(legResult),
      }),
    ),
  }),
);
export type Ticket = v.InferOutput<typeof ticketSchema>;
