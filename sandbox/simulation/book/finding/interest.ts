// How much is bet on a match: big leagues and strong teams draw the most, and it grows towards the kick-off.
import { HOUR } from "../../../backend/time/china-time.ts";
import { unit } from "../../random.ts";
import type { Book } from "../book.ts";
import { type Fixture, isBig } from "../fixtures.ts";

const OF_SPORT: Readonly<Record<string, number>> = { FT: 1, BK: 1.6, TN: 1.4, VF: 0.15 };
const OF_OTHERS = 0.8;
const OF_BIG_LEAGUES = 3;
/** Interest halves about every so many hours before the start. */
const HALVES_EVERY = 6 * HOUR;

/** Without a unit; compares matches of one moment. */
export function interestIn({ seed }: Book, fixture: Fixture, time: number): number {
  const { id, sport, league, home, away, begins } = fixture;
  const strength = unit(seed, "form", home.id) + unit(seed, "form", away.id);
  const size = (OF_SPORT[sport] ?? OF_OTHERS) * (isBig(league) ? OF_BIG_LEAGUES : 1);
  const ahead = Math.max(0, begins - time) / HALVES_EVERY;
  const inPlay = begins <= time ? 1.5 : 1;
  return size * (0.6 + strength) * (0.7 + 0.6 * unit(seed, id, "interest")) * inPlay * 2 ** -ahead;
}
