// What kind of lottery a draw is: read from its numbers, as the server names none.
import type { Draw } from "#contract/api/venue-info.ts";

export const DRAW_KINDS = ["digits", "dice", "race", "eleven", "six49", "other"] as const;
export type DrawKind = (typeof DRAW_KINDS)[number];

export interface DrawShape {
  readonly kind: DrawKind;
  readonly low: number;
  readonly high: number;
  /** Balls of a result, without the special one. */
  readonly places: number;
  readonly special: boolean;
}

export interface DrawResult {
  readonly issue: string;
  readonly balls: readonly number[];
  readonly special: number | null;
}

type Numbers = Pick<Draw, "issue" | "balls" | "special" | "history" | "frequency">;

/** Results that the statistics cover. */
export const RESULTS = 100;

/** The last results, newest first; an issue counts once. */
export function resultsOf({ issue, balls, special, history }: Numbers): DrawResult[] {
  const past = history.filter((result) => result.issue !== issue);
  return [{ issue, balls, special }, ...past].slice(0, RESULTS);
}

export function drawShape(draw: Numbers): DrawShape {
  const seen = resultsOf(draw).flatMap((result) => numbersOf(result));
  const places = draw.balls.length;
  const count = draw.frequency.length;
  // Ten numbers are digits, unless ten of them race.
  const low = seen.includes(0) || (count === 10 && places < 10 && !seen.includes(10)) ? 0 : 1;
  const high = count > 0 ? low + count - 1 : Math.max(low, ...seen);
  return { kind: kindOf(low, high, places), low, high, places, special: draw.special !== null };
}

/** All numbers of a result. */
export function numbersOf({ balls, special }: Omit<DrawResult, "issue">): readonly number[] {
  return special === null ? balls : [...balls, special];
}

function kindOf(low: number, high: number, places: number): DrawKind {
  if (low === 0) return high === 9 && places === 5 ? "digits" : "other";
  if (high === 6) return places === 3 ? "dice" : "other";
  if (high === 10) return places === 10 ? "race" : "other";
  if (high === 11) return "eleven";
  return high === 49 ? "six49" : "other";
}
