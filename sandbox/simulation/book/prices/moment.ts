// A moment of a match, and what is offered on it.
import type { Fixture } from "../fixtures.ts";
import type { MatchSnapshot, Timeline } from "../timeline.ts";
import type { Offer } from "./quote.ts";

export interface Moment {
  readonly seed: number;
  readonly fixture: Fixture;
  readonly timeline: Timeline;
  /** Null before the match. */
  readonly snapshot: MatchSnapshot | null;
  /** When the prices were made. */
  readonly time: number;
  /** Moves prices up and down in turn, so that they change in every pricing period; usually 0. */
  readonly nudge: -1 | 0 | 1;
}

export interface MatchOffers {
  /** Plays of the match table. */
  readonly table: readonly Offer[];
  /** All other plays; only needed when the match is opened. */
  specials(): readonly Offer[];
  /** Those on players, which take far longer to price; missing where there are none. */
  readonly players?: (() => readonly Offer[]) | undefined;
}
