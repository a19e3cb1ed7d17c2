// A simulated world for the tests of the book.
import { MATCH_SPORTS, type MatchSport } from "#contract/betting/sports.ts";
import { openDatabase } from "../../backend/open-database.ts";
import { createWorld, type World } from "../world.ts";
import type { Book } from "./book.ts";
import type { Fixture } from "./fixtures.ts";

export function sampleWorld(seed = 20_261): World {
  return createWorld(openDatabase(), [], seed);
}

export function inPlay({ programme }: Book, sport: MatchSport | "ALL", time: number) {
  return programme.list({ sport, show: "RB", date: null }, time);
}

/** Some matches of every sport that begin after a moment. */
export function someOfEach(book: Book, time: number, count: number): Fixture[] {
  return MATCH_SPORTS.flatMap((sport) =>
    book.programme
      .list({ sport, show: "FT", date: null }, time)
      .filter(({ postponed, counted }) => !postponed && counted === "goals")
      .slice(0, count),
  );
}
