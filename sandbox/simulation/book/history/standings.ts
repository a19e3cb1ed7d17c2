// The table of a league: a season is a fixed number of matches, so that its beginning follows from the grid of
// fixtures.
import type { TableRow } from "#contract/api/sport-history.ts";
import type { Row } from "../../data/catalogue-rows.ts";
import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { matchesOfCycle, outcomeFor, type PastMatch, pastMatches, plays } from "./past-matches.ts";

/** In how many matches of a season two opponents meet. */
const MEET_PER_SEASON = 4;

/** Points for a win and a draw; the other sports rank by matches won. */
const POINTS: Readonly<Record<string, readonly [number, number]>> = {
  FT: [3, 1],
  VF: [3, 1],
  OP: [2, 1],
};

/** Ranked, for the season that a match belongs to, as far as it is played. */
export function standings(
  book: Book,
  fixture: Fixture,
  { teams, time }: { readonly teams: readonly Row<"team">[]; readonly time: number },
): TableRow[] {
  const length = matchesOfCycle(teams.length) * MEET_PER_SEASON;
  const from = Math.floor(book.fixtures.turnOf(fixture) / length) * length;
  const played = [...pastMatches(book, fixture, { time, from })];
  return teams.map((team) => rowOf(fixture.sport, team, played)).toSorted(byRank);
}

function rowOf(sport: string, { id, name }: Row<"team">, season: readonly PastMatch[]): TableRow {
  const own = season.filter(({ fixture }) => plays(fixture, id));
  const count = (outcome: "W" | "D" | "L") =>
    own.filter((match) => outcomeFor(match, id) === outcome).length;
  const sum = (side: 0 | 1) =>
    own.reduce((total, { fixture, score }) => {
      const at = fixture.home.id === id ? side : side === 0 ? 1 : 0;
      return total + score[at];
    }, 0);
  const [won, drawn] = [count("W"), count("D")];
  const rules = POINTS[sport];
  return {
    teamId: id,
    name,
    crest: `/media/crest/${id}.svg`,
    played: own.length,
    won,
    drawn,
    lost: count("L"),
    scored: sum(0),
    conceded: sum(1),
    points: rules ? won * rules[0] + drawn * rules[1] : null,
  };
}

function byRank(left: TableRow, right: TableRow): number {
  const rank = ({ points, won, lost }: TableRow) => points ?? won - lost;
  const margin = ({ scored, conceded }: TableRow) => scored - conceded;
  return (
    rank(right) - rank(left) ||
    margin(right) - margin(left) ||
    right.scored - left.scored ||
    (left.teamId < right.teamId ? -1 : 1)
  );
}
