// A pick for tests, its quote, and a slip of such picks.
import type { LegQuote } from "#contract/api/tickets.ts";
import type { Pick } from "./pick.ts";
import type { FigureInput } from "./slip-figures.ts";
import {
  EMPTY,
  type Mode,
  type SlipContent,
  togglePick,
  withMode,
  withQuotes,
  withStake,
} from "./slip-model.ts";

export function samplePick(changes: Partial<Pick> & { readonly priceId: string }): Pick {
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

/** At its own terms. */
export function sampleQuote(pick: Pick, active: LegQuote["active"]): LegQuote {
  const { priceId, gameId, w, r, line, odds, score } = pick;
  const limits = { minCents: 0, maxCents: 1, payoutCapCents: 1 };
  return { priceId, gameId, w, r, line, odds, score, active, ...limits };
}

/** Of the quotes in `sampleSlip`, and of its series. */
export const SAMPLE_LIMITS = { minCents: 1000, maxCents: 500_000, payoutCapCents: 10_000_000 };

/** A pick `p0`, `p1`, … for each price, quoted at its own terms but for `quote`; null before the first quote. */
export function sampleSlip(
  mode: Mode,
  odds: readonly string[],
  quote: Partial<LegQuote> | null = {},
): SlipContent {
  const picks = odds.map((price, index) => samplePick({ priceId: `p${index}`, odds: price }));
  const slip = picks.reduce(
    (content, pick) => togglePick(content, pick, { at: 1, locked: false }).content,
    withMode(EMPTY, mode),
  );
  if (quote === null) return slip;
  return withQuotes(
    slip,
    picks.map((pick) => ({ ...sampleQuote(pick, "open"), ...SAMPLE_LIMITS, ...quote })),
  );
}

/** A member with 10 000 who accepts any odds. */
export const sampleInput = (
  content: SlipContent,
  changes: Partial<FigureInput> = {},
): FigureInput => ({
  content,
  limits: { series: SAMPLE_LIMITS, dailyLeftCents: null },
  oddsType: "H",
  accept: "any",
  balanceCents: 1_000_000,
  ...changes,
});

export const staked = (content: SlipContent, stakes: Readonly<Record<string, string>>) =>
  Object.entries(stakes).reduce((slip, [key, typed]) => withStake(slip, key, typed), content);

/** As if one of its quotes had come with these changes. */
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
