// In a series, selections of one match are one leg: a combination with a price of its own (docs/decisions/070).
import * as v from "valibot";
import { type CombinationProblem, type LegQuote, legQuoteSchema } from "#contract/api/tickets.ts";
import { ALL_WIN, COMBINATION, combinationId } from "#contract/betting/match-combinations.ts";
import { ownValue } from "#contract/own-value.ts";
import { sharesGame } from "../../markets/slip-selection.ts";
import { activeOf, type SlipEntry } from "./slip-entry.ts";

const combinedSchema = v.object({
  /** What the player saw first, or agreed to. */
  odds: v.string(),
  now: legQuoteSchema,
});
export const combinedQuotesSchema = v.record(v.string(), combinedSchema);
/** By the id of the combination; missing before its first quote. */
export type CombinedQuotes = Readonly<v.InferOutput<typeof combinedQuotesSchema>>;

export interface Combining {
  readonly selections: readonly SlipEntry[];
  readonly combined: CombinedQuotes;
}

/** In the order of their first selection. */
export function seriesLegs({ selections, combined }: Combining): readonly SlipEntry[] {
  return byMatch(selections).map((parts) => {
    const [only, second] = parts;
    return only !== undefined && second === undefined ? only : combinedEntry(parts, combined);
  });
}

export function combinedEntries(content: Combining): readonly SlipEntry[] {
  return seriesLegs(content).filter(({ parts }) => parts !== undefined);
}

/** Takes quotes of combinations that the selections make, and drops those of others. */
export function withCombinedQuotes(
  { selections, combined }: Combining,
  quotes: ReadonlyMap<string, LegQuote>,
): CombinedQuotes {
  const entries = combinedEntries({ selections, combined });
  const known = entries.flatMap(({ pick: { priceId } }) => {
    const before = ownValue(combined, priceId);
    const now = quotes.get(priceId) ?? before?.now;
    if (now === undefined) return [];
    // Without a price nothing was seen: the first price is what the player goes by.
    const odds = before === undefined || !isPriced(before.now) ? now.odds : before.odds;
    return [[priceId, { odds, now }] as const];
  });
  return Object.fromEntries(known);
}

/** Why a combination has no price; empty while it has one, and where one of its parts is closed. */
export function problemsOf({ now, parts = [] }: SlipEntry): readonly CombinationProblem[] {
  const problems = now?.combination?.problems ?? [];
  if (now === null || isPriced(now) || problems.length > 0) return problems;
  if (parts.some((part) => activeOf(part) === "closed")) return [];
  // A server that knows no combinations says nothing of them.
  return [{ kind: "unknown", parts: [...parts.keys()], part: null, why: null }];
}

/** Agrees to the current price of every combination. */
export function agreedCombined(combined: CombinedQuotes): CombinedQuotes {
  return Object.fromEntries(
    Object.entries(combined).map(([id, { now }]) => [id, { odds: now.odds, now }]),
  );
}

/** Sent as the odds of a combination without a quote: the call requires a number, and this one is no price. */
const NO_ODDS = "1.00";

function isPriced({ combination }: LegQuote): boolean {
  return combination?.chance != null;
}

function combinedEntry(parts: readonly SlipEntry[], combined: CombinedQuotes): SlipEntry {
  // The plays on corners of a match may have an id of their own, which is longer.
  const [first] = parts.toSorted((a, b) => (a.pick.gameId < b.pick.gameId ? -1 : 1));
  if (first === undefined) throw new RangeError("A combination has parts.");
  const { pick, stamp } = first;
  const priceId = combinationId(
    pick.gameId,
    parts.map((part) => part.pick.priceId),
  );
  const known = ownValue(combined, priceId);
  const odds = known?.odds ?? NO_ODDS;
  return {
    pick: {
      ...pick,
      priceId,
      w: COMBINATION,
      r: ALL_WIN,
      line: null,
      odds,
      live: parts.some((part) => part.pick.live),
      parts: parts.map((part) => part.pick),
    },
    stamp: { ...stamp, line: null, odds },
    // Its parts say whether lines and scores have changed.
    now: known ? { ...known.now, line: null, score: stamp.score } : null,
    banker: parts.some(({ banker }) => banker),
    parts,
  };
}

function byMatch(selections: readonly SlipEntry[]): readonly (readonly SlipEntry[])[] {
  const matches: SlipEntry[][] = [];
  for (const entry of selections) {
    const own = matches.find((parts) => parts.some((part) => sharesGame(part.pick, entry.pick)));
    if (own === undefined) matches.push([entry]);
    else own.push(entry);
  }
  return matches;
}
