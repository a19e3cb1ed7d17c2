// What a member was quoted, and the limits that applied, kept when a bet is placed.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { SlipTicket } from "#contract/api/tickets.ts";
import { capOf, seriesLimits } from "../place/bet-limits.ts";
import type { CurrentLeg } from "../place/current-selection.ts";

const score = v.nullable(v.tuple([v.number(), v.number()]));
const asked = v.object({ odds: v.string(), line: v.nullable(v.string()), score });
const limits = v.object({ minCents: v.number(), maxCents: v.number(), payoutCapCents: v.number() });
const legs = v.array(v.object({ asked, limits, parts: v.array(asked) }));

const TermsSchema = v.object({
  legs: v.pipe(v.string(), v.transform(JSON.parse), legs),
  limits: v.nullable(v.pipe(v.string(), v.transform(JSON.parse), limits)),
  dailyCapCents: v.number(),
});
export type BetTerms = v.InferOutput<typeof TermsSchema>;

export function storeTerms(
  database: DatabaseSync,
  ticket: string,
  current: readonly CurrentLeg[],
): void {
  const quotes = current.map(({ quote }) => quote);
  const sports = current.flatMap(
    ({ found }) => found?.match?.sport ?? found?.outright?.sport ?? [],
  );
  const ofSeries = quotes.length < 2 ? null : limitsIn(seriesLimits(quotes));
  database
    .prepare("INSERT INTO bet_terms (ticket, legs, limits, dailyCapCents) VALUES (?, ?, ?, ?)")
    .run(
      ticket,
      JSON.stringify(current.map(legTerms)),
      ofSeries && JSON.stringify(ofSeries),
      capOf(sports),
    );
}

function legTerms({ asked: sent, quote }: CurrentLeg): BetTerms["legs"][number] {
  const parts = (sent.parts ?? []).map(termsIn);
  return { asked: termsIn(sent), limits: limitsIn(quote), parts };
}

type Terms = Pick<SlipTicket["legs"][number], "odds" | "line" | "score">;
const termsIn = (sent: Terms): Terms => ({ odds: sent.odds, line: sent.line, score: sent.score });

type Limits = v.InferOutput<typeof limits>;
const limitsIn = ({ minCents, maxCents, payoutCapCents }: Limits): Limits => ({
  minCents,
  maxCents,
  payoutCapCents,
});

/** Null for a bet that was placed before terms were kept. */
export function readTerms(database: DatabaseSync, ticket: string): BetTerms | null {
  const row = database
    .prepare("SELECT legs, limits, dailyCapCents FROM bet_terms WHERE ticket = ?")
    .get(ticket);
  return row === undefined ? null : v.parse(TermsSchema, row);
}
