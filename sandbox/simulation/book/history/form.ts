import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { matchesOfCycle, outcomeFor, type PastMatch, pastMatches, plays } from "./past-matches.ts";

const SHOWN = 5;
/** Every pair meets once a cycle. */
const MEETINGS = 6;

interface Past {
  readonly teams: number;
  readonly time: number;
}

/** The last matches of a team before a match, newest first. */
export function lastMatches(
  book: Book,
  fixture: Fixture,
  team: string,
  { teams, time }: Past,
): PastMatch[] {
  return found(book, fixture, { teams, time, most: SHOWN }, (past) => plays(past, team));
}

/** The last meetings of the teams of a match, newest first. */
export function meetings(book: Book, fixture: Fixture, { teams, time }: Past): PastMatch[] {
  const { home, away } = fixture;
  return found(
    book,
    fixture,
    { teams, time, most: MEETINGS },
    (past) => plays(past, home.id) && plays(past, away.id),
  );
}

/** W, D and L of a team's last matches, newest first. */
export function formOf(
  book: Book,
  fixture: Fixture,
  { team, ...past }: Past & { readonly team: string },
): ("W" | "D" | "L")[] {
  return lastMatches(book, fixture, team, past).map((match) => outcomeFor(match, team));
}

function found(
  book: Book,
  fixture: Fixture,
  { teams, time, most }: Past & { readonly most: number },
  isWanted: (past: Fixture) => boolean,
): PastMatch[] {
  const matches: PastMatch[] = [];
  const from = book.fixtures.turnOf(fixture) - matchesOfCycle(teams) * (MEETINGS + 1) - BEFORE;
  for (const past of pastMatches(book, fixture, { time, from, isWanted })) {
    matches.push(past);
    if (matches.length === most) break;
  }
  return matches;
}

/** A match two weeks ahead has many turns of its league before it that are not played yet. */
const BEFORE = 400;
