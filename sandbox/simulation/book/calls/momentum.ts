// Who presses in a running match, from its events: attacks, shots and corners in football, points elsewhere.
import type { MatchEvent } from "#contract/api/sport.ts";
import { ownValue } from "#contract/own-value.ts";

interface Moment {
  readonly at: number;
  readonly value: number;
}

const WEIGHTS: Readonly<Record<string, number>> = {
  attack: 1,
  shot: 3,
  corner: 2,
  goal: 6,
  point: 1.5,
  game: 3,
  set: 5,
};
const STEP_SECONDS = 60;
/** Share that is left of the pressure after a minute. */
const LEFT_AFTER_STEP = 0.72;
/** Pressure that reads as about three quarters of the height. */
const STRONG = 6;

/** @param events every event so far, in order @param played seconds played */
export function momentumOf(events: readonly MatchEvent[], played: number): Moment[] {
  const steps = Math.floor(played / STEP_SECONDS) + 1;
  const pressure = Array.from({ length: steps }, () => 0);
  for (const { at, kind, side } of events) {
    const step = Math.min(steps - 1, Math.max(0, Math.floor(at / STEP_SECONDS)));
    if (side === null) continue;
    pressure[step] =
      (pressure[step] ?? 0) + (ownValue(WEIGHTS, kind) ?? 0) * (side === "H" ? 1 : -1);
  }
  let held = 0;
  return pressure.map((own, step) => {
    held = held * LEFT_AFTER_STEP + own;
    return { at: step * STEP_SECONDS, value: Math.round(100 * Math.tanh(held / STRONG)) };
  });
}
