// A selection for tests, its quote, and a slip of such selections.
import type { LegQuote, MatchCombination } from "#contract/api/tickets.ts";
import { USUAL_FALL } from "../../feed/sport-preferences.ts";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import { combinedEntries } from "./combined-entries.ts";
import type { Accept, AcceptRule } from "./slip-entry.ts";
import type { FigureInput } from "./slip-figures.ts";
import {
  EMPTY,
  type Mode,
  type SlipContent,
  toggleEntry,
  withMode,
  withQuotes,
  withStake,
} from "./slip-model.ts";

export function sampleSelection(
  changes: Partial<SlipSelection> & { readonly priceId: string },
): SlipSelection {
  const gameId = changes.gameId ?? `g-${changes.priceId}`;
  return {
    gameId,
    gide: gameId,
    hgid: `h-${gameId}`,
    sport: "FT",
    leagueId: "1",
    league: "海岸联赛",
    team_h: "海潮联合",
    team_c: "北港城",
    startsAt: 0,
    w: "RE",
    r: "H",
    line: "-0.5",
    odds: "0.94",
    score: [0, 0],
    live: true,
    champion: null,
    ...changes,
  };
}

/** At the selection's own terms. */
export function sampleQuote(pick: SlipSelection, active: LegQuote["active"]): LegQuote {
  const { priceId, gameId, w, r, line, odds, score } = pick;
  const limits = { minCents: 0, maxCents: 1, payoutCapCents: 1 };
  return { priceId, gameId, w, r, line, odds, score, active, ...limits, combination: null };
}

/** Limits of the quotes in `sampleSlip`, and of its series. */
export const SAMPLE_LIMITS = { minCents: 1000, maxCents: 500_000, payoutCapCents: 10_000_000 };

/**
 * A selection `p0`, `p1`, … for each price, quoted at its own terms with `quote` applied; null before the
 * first quote.
 */
export function sampleSlip(
  mode: Mode,
  odds: readonly string[],
  quote: Partial<LegQuote> | null = {},
): SlipContent {
  const picks = odds.map((price, index) => sampleSelection({ priceId: `p${index}`, odds: price }));
  const slip = picks.reduce(
    (content, pick) => toggleEntry(content, pick, { at: 1, locked: false }).content,
    withMode(EMPTY, mode),
  );
  if (quote === null) return slip;
  return withQuotes(
    slip,
    picks.map((pick) => ({ ...sampleQuote(pick, "open"), ...SAMPLE_LIMITS, ...quote })),
  );
}

/** With the usual share that a price may fall by. */
export const ruleOf = (accept: Accept): AcceptRule => ({ accept, mostFall: USUAL_FALL });

/** A member with a balance of 10,000 who accepts any odds. */
export const sampleInput = (
  content: SlipContent,
  changes: Partial<FigureInput> = {},
): FigureInput => ({
  content,
  limits: { series: SAMPLE_LIMITS, dailyLeftCents: null },
  oddsType: "H",
  ...ruleOf("any"),
  balanceCents: 1_000_000,
  ...changes,
});

export const staked = (content: SlipContent, stakes: Readonly<Record<string, string>>) =>
  Object.entries(stakes).reduce((slip, [key, typed]) => withStake(slip, key, typed), content);

/** The slip after one quote arrived with these changes. */
export function requoted(
  content: SlipContent,
  priceId: string,
  changes: Partial<LegQuote>,
): SlipContent {
  const quotes = content.selections.flatMap(({ now }) => (now === null ? [] : [now]));
  const changed = quotes.filter((quote) => quote.priceId === priceId);
  return withQuotes(
    content,
    changed.map((quote) => ({ ...quote, ...changes })),
  );
}

/** The slip after its combinations were quoted, at 3.00, with these changes. */
export function combinedQuote(
  content: SlipContent,
  changes: Partial<MatchCombination>,
  quote: Partial<LegQuote> = {},
): SlipContent {
  const combination = { ...SAMPLE_COMBINATION, ...changes };
  return withQuotes(
    content,
    combinedEntries(content).map(({ pick }) => {
      const priced = { ...sampleQuote(pick, "open"), ...SAMPLE_LIMITS, odds: "3.00", combination };
      const closed = combination.problems.length > 0 && { active: "closed" as const };
      return { ...priced, ...closed, ...quote };
    }),
  );
}

export const SAMPLE_COMBINATION: MatchCombination = {
  chance: 0.31,
  margin: 0.07,
  independent: [[0, 1]],
  without: [
    { part: 0, odds: "1.90" },
    { part: 1, odds: "1.80" },
  ],
  problems: [],
};
