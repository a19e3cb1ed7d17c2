// What a match ended with, as far as it is final.
import type { Tally } from "./counts.ts";
import type { CancelReason } from "./result-codes.ts";
import type { Score } from "./score.ts";
import type { MatchSport } from "./sports.ts";

/** A score is null until its period is over; football's full time includes stoppage time. */
export interface PeriodScores {
  readonly half: Score | null;
  readonly full: Score | null;
}

/** What a player did; a goal is followed by its assist. An own goal is nobody's deed. */
export interface PlayerDeed {
  /** `on`: starts, or comes on. */
  readonly kind: "on" | "goal" | "assist" | "card";
  readonly player: string;
}

/** A tally is null when it was not counted. */
export interface MatchResult extends Readonly<Record<Tally, PeriodScores | null>> {
  readonly sport: MatchSport;
  readonly status: "live" | "ended" | "abandoned" | "postponed" | "cancelled";
  readonly score: PeriodScores;
  readonly overtime?: Score | null;
  /** Sets, frames or maps won; missing: none are played. */
  readonly sets?: PeriodScores | null;
  /** Scores of the quarters, sets, maps and innings that are over, by the name the feed gives them. */
  readonly periods?: Readonly<Record<string, Score>>;
  /** Who won the contests that are over, by `contestKey`. */
  readonly contests?: Readonly<Record<string, "H" | "C">>;
  readonly reason?: CancelReason | undefined;
  /** Sides that scored, in order, as far as it is final; missing: not known. */
  readonly goals?: readonly ("H" | "C")[] | null;
  /** What players did, in order, as far as it is final; missing: not known. */
  readonly players?: readonly PlayerDeed[] | null;
}
