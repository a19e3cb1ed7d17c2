// The table of a league.
import type { TableRow } from "#contract/api/sport-history.ts";
import { ownValue } from "#contract/own-value.ts";
import type { Row } from "../../data/catalogue-rows.ts";
import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { roundsOf } from "../season/round-robin.ts";
import { outcomeFor, type PastMatch, pastMatches, plays } from "./past-matches.ts";

/** Points for a win and a draw; the other sports rank by matches won. */
const POINTS: Readonly<Record<string, readonly [number, number]>> = {
  FT: [3, 1],
  VF: [3, 1],
  OP: [2, 1],
};

/** Ranked, as far as the season is played; before its first match, as the last season ended. */
export function standings(
  book: Book,
  fixture: Fixture,
  { teams, time }: { readonly teams: readonly Row<"team">[]; readonly time: number },
): TableRow[] {
  const played: PastMatch[] = [];
  // Enough rounds for a season, with some to spare for those that are not played yet.
  const rounds = roundsOf(teams.length) + UNPLAYED;
  for (const past of pastMatches(book, fixture, { time, rounds })) {
    const season = played[0]?.fixture.season ?? past.fixture.season;
    if (past.fixture.season !== season) break;
    played.push(past);
  }
  return teams.map((team) => rowOf(fixture.sport, team, played)).toSorted(byRank);
}

const UNPLAYED = 3;

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
  const rules = ownValue(POINTS, sport);
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
