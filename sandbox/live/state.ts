// How a match stands, in the words of every sport.

export interface MatchState {
  readonly phase: "upcoming" | "live" | "finished";
  /** Period and clock as printed. */
  readonly clock: string;
  readonly home: number;
  readonly away: number;
  readonly homeCards: number;
  readonly awayCards: number;
  /** Part of the match that is played, 0 to 1. */
  readonly progress: number;
  /** Goals, points or games so far, the unit of the total. */
  readonly total: number;
  /** Prices are taken down around a goal. */
  readonly suspended: boolean;
}

export const NOT_STARTED: MatchState = {
  phase: "upcoming",
  clock: "",
  home: 0,
  away: 0,
  homeCards: 0,
  awayCards: 0,
  progress: 0,
  total: 0,
  suspended: false,
};

export type Roll = (...parts: readonly (string | number)[]) => number;

/** `67:24` */
export function stopwatch(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
