// Places of the momentum graph: time to the right, pressure upwards for the home side.
import type { MatchEvent } from "#contract/api/sport.ts";
import { ownValue } from "#contract/own-value.ts";
import type { MatchFacts } from "../../feed/feed-store.ts";

type Momentum = MatchFacts["momentum"];

export const VIEW = { width: 600, height: 80 } as const;
export const MIDDLE = VIEW.height / 2;

const MINUTE = 60;
/** Usual length in minutes of sports with a clock that runs up; of others only what has been played is shown. */
const LENGTHS: Readonly<Record<string, number>> = { FT: 90, OP: 60 };
const SHORTEST = 10;
const TICKS = 6;
/** Pressure below it belongs to nobody. */
const LEVEL = 12;
const MARKED: ReadonlySet<string> = new Set(["goal", "yellow", "red", "set"]);

/** End of the axis, in seconds. */
export function endOf(sport: string, momentum: Momentum): number {
  const played = (momentum.at(-1)?.at ?? 0) + MINUTE;
  return Math.max((ownValue(LENGTHS, sport) ?? SHORTEST) * MINUTE, played);
}

export function barsOf(momentum: Momentum, end: number) {
  const width = (VIEW.width * MINUTE) / end;
  return momentum
    .filter(({ value }) => value !== 0)
    .map(({ at, value }) => {
      const height = (Math.abs(value) / 100) * (MIDDLE - 2);
      return {
        x: (at / end) * VIEW.width,
        y: value > 0 ? MIDDLE - height : MIDDLE,
        width: width * 0.8,
        height,
        side: value > 0 ? ("H" as const) : ("C" as const),
      };
    });
}

/** What stands on the event line, in percent of its length. */
export function marksOf(events: readonly MatchEvent[], end: number) {
  return events
    .filter(({ kind, side }) => side !== null && MARKED.has(kind))
    .map((event) => ({ event, left: Math.min(100, (event.at / end) * 100) }));
}

/** Seconds under the axis, in whole steps of five minutes. */
export function momentumTicks(
  end: number,
): readonly { readonly at: number; readonly left: number }[] {
  const step = Math.max(1, Math.round(end / MINUTE / TICKS / 5)) * 5 * MINUTE;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, nth) => ({
    at: nth * step,
    left: ((nth * step) / end) * 100,
  }));
}

export function momentumNow(momentum: Momentum): "home" | "away" | "level" {
  const value = momentum.at(-1)?.value ?? 0;
  if (Math.abs(value) < LEVEL) return "level";
  return value > 0 ? "home" : "away";
}
