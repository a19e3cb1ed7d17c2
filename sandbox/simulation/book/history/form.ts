import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { roundsOf } from "../season/round-robin.ts";
import { outcomeFor, type PastMatch, pastMatches, plays } from "./past-matches.ts";

const SHOWN = 5;
/** Rounds in which a team has played that often, whatever was postponed, and rounds that are not played yet. */
const ROUNDS = 3 * SHOWN;
const MEETINGS = 6;
/** Every pair meets twice a season. */
const SEASONS = MEETINGS / 2 + 1;

/** The last matches of a team before a match, newest first. */
export function lastMatches(book: Book, fixture: Fixture, team: string, time: number): PastMatch[] {
  const isWanted = (past: Fixture) => plays(past, team);
  return [...pastMatches(book, fixture, { time, rounds: ROUNDS, isWanted }).take(SHOWN)];
}

/** The last meetings of the teams of a match, newest first. @param teams number of teams in the league */
export function meetings(
  book: Book,
  fixture: Fixture,
  { teams, time }: { readonly teams: number; readonly time: number },
): PastMatch[] {
  const { home, away } = fixture;
  const isWanted = (past: Fixture) => plays(past, home.id) && plays(past, away.id);
  const rounds = roundsOf(teams) * SEASONS;
  return [...pastMatches(book, fixture, { time, rounds, isWanted }).take(MEETINGS)];
}

/** W, D and L of a team's last matches, newest first. */
export function formOf(
  book: Book,
  fixture: Fixture,
  { team, time }: { readonly team: string; readonly time: number },
): ("W" | "D" | "L")[] {
  return lastMatches(book, fixture, team, time).map((match) => outcomeFor(match, team));
}
