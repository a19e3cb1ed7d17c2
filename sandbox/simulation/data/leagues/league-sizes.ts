// How many leagues a sport has, and how many teams play in each: with a round a week, or every other week, they fill
// the grid of kick-offs (`book/sport-plans.ts`). The number of teams is even. Leagues of esports play a round every
// four days (`esports/esport-plans.ts`).
import type { MatchSport } from "#contract/betting/sports.ts";
import type { EsportGame } from "./esport-games.ts";

export type PlayedSport = MatchSport | EsportGame;

interface LeagueSize {
  readonly leagues: number;
  readonly teams: number;
}

export const LEAGUE_SIZES: Readonly<Record<PlayedSport, LeagueSize>> = {
  FT: { leagues: 226, teams: 18 },
  VF: { leagues: 2, teams: 8 },
  BK: { leagues: 113, teams: 18 },
  TN: { leagues: 113, teams: 18 },
  OP: { leagues: 28, teams: 18 },
  SK: { leagues: 28, teams: 12 },
  VB: { leagues: 28, teams: 18 },
  BS: { leagues: 28, teams: 12 },
  TT: { leagues: 112, teams: 18 },
  THRONE: { leagues: 18, teams: 8 },
  STAR: { leagues: 12, teams: 8 },
  BREAK: { leagues: 12, teams: 8 },
  THUNDER: { leagues: 9, teams: 8 },
  MECH: { leagues: 6, teams: 8 },
};

/** Cups and tours with a round every other week: the two of a line take turns. */
export const IN_TURN: readonly (readonly [string, string])[] = [
  ["100822", "mainland"],
  ["southcup", "forest"],
  ["frontier-bk", "valley-bk"],
  ["dune-tn", "isle-tn"],
];
