import * as v from "valibot";
import { AUTO_ENDS, ODDS_TYPE } from "#contract/api/ticket.ts";
import { REFUSALS } from "#contract/api/tickets.ts";
import { MATCH_SPORTS } from "#contract/betting/sports.ts";

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const json = v.pipe(
  text,
  v.transform((value): unknown => JSON.parse(value)),
);
const numbers = v.pipe(json, v.array(whole));

export const TicketSchema = v.object({
  id: text,
  member: whole,
  placedAt: whole,
  /** When an in-play bet is accepted or refused; null for the others. */
  confirmAt: v.nullable(whole),
  state: v.picklist(["pending", "open", "settled", "refused", "cashedOut", "void"]),
  accept: v.picklist(["any", "better", "ask"]),
  oddsType: ODDS_TYPE,
  sizes: numbers,
  bankers: numbers,
  bets: whole,
  /** Stake of each bet of the ticket. */
  stakeCents: whole,
  riskCents: whole,
  winCents: whole,
  /** The part of the risk that was not cashed out; locked while the ticket is open. */
  leftCents: whole,
  cashedCents: whole,
  /** Paid, cash-outs included; null before the first payment. */
  returnCents: v.nullable(whole),
  validCents: whole,
  settledAt: v.nullable(whole),
  /** Why it was refused. */
  reason: v.nullable(v.picklist(REFUSALS)),
  /** The same for tickets on the same selections. */
  betKey: text,
  /** The automatic cash-out; null without one. */
  autoCents: v.nullable(whole),
  autoState: v.nullable(v.picklist(["waiting", "done", "ended"])),
  autoReason: v.nullable(v.picklist(AUTO_ENDS)),
  /** When it was set, carried out or ended. */
  autoAt: v.nullable(whole),
  /** Until when prices have been compared with it. */
  autoSeenAt: v.nullable(whole),
  editedFrom: v.nullable(text),
  editedTo: v.nullable(text),
  /** The free bet that pays it; its own stake (`riskCents`) is then 0. */
  freeBet: v.nullable(text),
  freeCents: whole,
  freeReturned: v.pipe(
    whole,
    v.transform((value) => value === 1),
  ),
});
export type TicketRow = v.InferOutput<typeof TicketSchema>;

/** What was picked, and how it ended. */
const selection = {
  priceId: text,
  gameId: text,
  w: text,
  r: text,
  line: v.nullable(text),
  odds: text,
  scoreHome: v.nullable(whole),
  scoreAway: v.nullable(whole),
  live: v.pipe(
    whole,
    v.transform((value) => value === 1),
  ),
  /** Scores that the market offered; every other score is `other`. */
  listed: v.pipe(json, v.array(text)),
  /** Result code; null while it is open. */
  code: v.nullable(text),
  resultHome: v.nullable(whole),
  resultAway: v.nullable(whole),
  settledAt: v.nullable(whole),
};

export const LegSchema = v.object({
  ticket: text,
  place: whole,
  ...selection,
  gide: text,
  /** The lowest price that the member takes while the ticket is pending; null: any. */
  leastOdds: v.nullable(text),
  sport: v.picklist(MATCH_SPORTS),
  leagueId: text,
  league: text,
  home: text,
  away: text,
  startsAt: whole,
  /** Name of the competitor; outrights only. */
  name: v.nullable(text),
  /** For outrights with more than one winner. */
  deadHeat: v.nullable(v.pipe(json, v.object({ places: whole, runners: whole }))),
  /** What each set of a combination's parts pays (`CombinationPrice`); null for other legs. */
  setOdds: v.nullable(v.pipe(json, v.array(text))),
  /** What a combination was settled at after parts of it were void; null: at its odds. */
  paidOdds: v.nullable(text),
});

export const PartSchema = v.object({ ticket: text, leg: whole, place: whole, ...selection });
export type PartRow = v.InferOutput<typeof PartSchema>;

export type LegRow = v.InferOutput<typeof LegSchema> & {
  /** Of a combination within a match; empty for other legs. */
  readonly parts: readonly PartRow[];
};

export interface StoredTicket {
  readonly ticket: TicketRow;
  readonly legs: readonly LegRow[];
}
