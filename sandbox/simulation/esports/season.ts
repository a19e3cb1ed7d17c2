// A season of an esports league: everyone meets everyone once, then three rounds decide the places. The best eight of
// the table play quarter-finals, winners go on to play winners and losers to play losers.
import type { Row } from "../data/catalogue-rows.ts";
import { roundsOf } from "../book/season/round-robin.ts";
import { playedSport } from "../data/leagues/played-sports.ts";
import type { Fixture } from "./fixture.ts";
import { finalScore } from "./match-state.ts";

export const TEAMS = playedSport("THRONE").teams;
/** The second half of a full round robin is not played. */
export const LEAGUE_ROUNDS = roundsOf(TEAMS) / 2;
export const KNOCK_OUT = ["四分之一决赛", "半决赛", "总决赛"] as const;
export const SEASON_ROUNDS = LEAGUE_ROUNDS + KNOCK_OUT.length;

export type Team = Row<"team">;

export interface Standing {
  readonly team: Team;
  readonly won: number;
  readonly lost: number;
  /** Maps won less maps lost. */
  readonly margin: number;
}

/** Ranked by matches, then by maps. */
export function tableOf(
  seed: number,
  teams: readonly Team[],
  played: readonly Fixture[],
): Standing[] {
  const results = played.map((fixture) => ({ fixture, score: finalScore(seed, fixture) }));
  return teams
    .map((team): Standing => {
      const margins = results.flatMap(({ fixture: { home, away }, score }) => {
        if (home.id === team.id) return [score[0] - score[1]];
        return away.id === team.id ? [score[1] - score[0]] : [];
      });
      const won = margins.filter((margin) => margin > 0).length;
      const margin = margins.reduce((sum, each) => sum + each, 0);
      return { team, won, lost: margins.length - won, margin };
    })
    .toSorted(
      (one, other) =>
        other.won - one.won ||
        one.lost - other.lost ||
        other.margin - one.margin ||
        (one.team.id < other.team.id ? -1 : 1),
    );
}

type Pairing = readonly [Team, Team];
/** Ranks that meet in the quarter-finals; the winners of neighbours meet in the semi-finals. */
const SEEDED = [
  [0, 7],
  [3, 4],
  [1, 6],
  [2, 5],
] as const;

export function quarterFinals(ranked: readonly Standing[]): Pairing[] {
  return SEEDED.flatMap(([one, other]) => {
    const [home, away] = [ranked[one]?.team, ranked[other]?.team];
    return home && away ? [[home, away]] : [];
  });
}

/** The winners of neighbouring matches meet, then the losers. @param before the matches of the round before */
export function nextKnockOut(seed: number, before: readonly Fixture[]): Pairing[] {
  const ends = before.map((fixture) => {
    const [home, away] = finalScore(seed, fixture);
    return home > away ? [fixture.home, fixture.away] : [fixture.away, fixture.home];
  });
  return [0, 1].flatMap((place) =>
    ends.flatMap((end, nth) => {
      const [one, other] = [end[place], ends[nth + 1]?.[place]];
      return nth % 2 === 0 && one && other ? [[one, other]] : [];
    }),
  );
}
