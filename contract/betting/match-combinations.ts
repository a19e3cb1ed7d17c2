// A combination within a match is one leg of a ticket: its play is `CB`, its parts are selections of that match, and
// its price is for all of them together (docs/decisions/070).
import { periodKind } from "./play-periods.ts";
import { isPlayerRule } from "./player-rules.ts";
import type { PlayRule } from "./play-shapes.ts";
import type { PlaySpec } from "./plays.ts";
import type { MatchSport } from "./sports.ts";
import { outcomeOf, type ResultCode } from "./result-codes.ts";

export const COMBINATION = "CB";

/** The side `r` of every combination. It means that all parts win. */
export const ALL_WIN = "Y";

/** Price id of a combination, the same in whatever order its parts were picked. */
export function combinationId(gameId: string, partIds: readonly string[]): string {
  const parts = partIds.map((id) => id.replaceAll(":", ".")).toSorted();
  return `${gameId}:${COMBINATION}:0:${parts.join("+")}`;
}

/** Sports whose plays have one model in common. */
export const COMBINED_SPORTS: readonly MatchSport[] = ["FT", "VF"];

/** Plays on the score, corners or cards of a whole match or of its first half that settle by their counts alone. */
export function isCombinable({ rule, count, period }: PlaySpec): boolean {
  const kind = periodKind(period);
  const isCounted = count !== "sets" && !OTHER.has(rule) && !isPlayerRule(rule);
  return (kind === "full" || kind === "half") && isCounted;
}

const OTHER: ReadonlySet<PlayRule> = new Set([
  "outright",
  "combination",
  "race",
  "game",
  "point",
  "first",
]);

/** On a line that is not between two numbers, or on a play that a draw returns, the stake may come back. */
export function mayReturn({ rule }: PlaySpec, line: string | null): boolean {
  const isNumbered = rule === "nextGoal" || line === null;
  return rule === "drawNoBet" || (!isNumbered && Math.abs(Number(line)) % 1 !== 0.5);
}

const STATES = ["closed", "suspended", "delay", "open"] as const;

/** A combination is no better than the worst of its parts. */
export function worstState(states: readonly (typeof STATES)[number][]): (typeof STATES)[number] {
  return STATES.find((state) => states.includes(state)) ?? "open";
}

export interface SettledCombination {
  readonly code: ResultCode;
  /** What it pays after some parts were void; null: its own price. */
  readonly paidOdds: string | null;
}

/**
 * How a combination ends. One lost part loses it; void parts leave it, and the others pay what they cost alone when the
 * bet was placed.
 * @param codes of the parts; null while a part is open
 * @param oddsOf decimal odds of the parts at these places
 * @returns null while it is open
 */
export function settleCombination(
  codes: readonly (ResultCode | null)[],
  oddsOf: (places: readonly number[]) => string,
): SettledCombination | null {
  const outcomes = codes.map((code) => code && outcomeOf(code));
  if (outcomes.includes("L")) return { code: "L", paidOdds: null };
  if (outcomes.includes(null)) return null;
  const left = [...outcomes.keys()].filter((place) => outcomes[place] === "W");
  if (left.length === outcomes.length) return { code: "W", paidOdds: null };
  if (left.length === 0) return { code: codes[0] ?? "D", paidOdds: null };
  return { code: "W", paidOdds: oddsOf(left) };
}
