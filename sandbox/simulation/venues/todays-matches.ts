// How many matches a category offers, as its lists count them.
import { bookOf } from "../book/book.ts";
import { liveFixtures, upcomingFixtures } from "../esports/programme.ts";
import type { World } from "../world.ts";

export interface MatchCounts {
  /** Sports: the rest of the day; esports: in play and the next 24 hours. */
  readonly offers: number;
  readonly live: number;
  /** With matches today. */
  readonly leagues: number;
}

export function matchCounts(world: World, venue: "sport" | "gaming", time: number): MatchCounts {
  if (venue === "gaming") {
    const [live, next] = [liveFixtures(world, time), upcomingFixtures(world, time)];
    const leagues = new Set([...live, ...next].map(({ league }) => league.id));
    return { offers: live.length + next.length, live: live.length, leagues: leagues.size };
  }
  const games = (show: "RB" | "FT") =>
    bookOf(world).programme.games({ sport: "ALL", show, date: null }, time);
  const today = games("FT");
  const leagues = new Set(today.map(({ league }) => league.id));
  return { offers: today.length, live: games("RB").length, leagues: leagues.size };
}
