// The state of an esports match.

export interface MatchState {
  readonly phase: "upcoming" | "live" | "finished";
  /** Period and clock as text. */
  readonly clock: string;
  readonly home: number;
  readonly away: number;
  /** Played share of the match, 0 to 1. */
  readonly progress: number;
}

export const NOT_STARTED: MatchState = {
  phase: "upcoming",
  clock: "",
  home: 0,
  away: 0,
  progress: 0,
};

export type Roll = (...parts: readonly (string | number)[]) => number;

/** `67:24` */
export function stopwatch(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
