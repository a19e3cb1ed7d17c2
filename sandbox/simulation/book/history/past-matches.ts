// Matches that are over, in the order of their league. They are simulated like any other match, so tables, form
// and meetings agree with the results page.
import type { Book } from "../book.ts";
import { playedOf } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { resultOf } from "../match-outcome.ts";
import type { Pair } from "../timeline.ts";

export interface PastMatch {
  readonly fixture: Fixture;
  readonly score: Pair;
}

interface Wanted {
  readonly time: number;
  /** How many rounds of the league are looked at. */
  readonly rounds: number;
  /** Others are not even simulated. */
  readonly isWanted?: (past: Fixture) => boolean;
}

/**
 * Completed matches of the league before a match and before a time, newest first.
 * Postponed, abandoned and void matches are left out.
 */
export function* pastMatches(
  book: Book,
  fixture: Fixture,
  { time, rounds, isWanted = () => true }: Wanted,
): Generator<PastMatch> {
  const { fixtures } = book;
  const league = leagueOf(book, fixture);
  const before = Math.min(time, fixture.startsAt);
  for (let round = fixture.round; round > fixture.round - rounds; round--) {
    for (const past of fixtures.ofRound(league, round).toReversed()) {
      if (past.startsAt >= before || past.postponed || !isWanted(past)) continue;
      const result = resultOf(playedOf(book, past, time), time);
      const score = result?.status === "ended" && result.code === null ? result.score : null;
      if (score) yield { fixture: past, score };
    }
  }
}

/** Of the game: its corners have a league of their own. */
function leagueOf({ fixtures }: Book, fixture: Fixture): Fixture["league"] {
  return (fixtures.byId(fixture.game) ?? fixture).league;
}

export function plays({ home, away }: Fixture, team: string): boolean {
  return home.id === team || away.id === team;
}

/** Of a match for one of its teams. */
export function outcomeFor({ fixture, score }: PastMatch, team: string): "W" | "D" | "L" {
  const [own, other] = fixture.home.id === team ? score : [score[1], score[0]];
  if (own === other) return "D";
  return own > other ? "W" : "L";
}
