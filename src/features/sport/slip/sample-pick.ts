// A pick for tests, and its quote.
import type { LegQuote } from "#contract/api/tickets.ts";
import type { Pick } from "./pick.ts";

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
