// How an esports match stands at a moment: computed from the seed and the time since kick-off, never stored.
import { between, unit } from "../random.ts";
import { esportState } from "./esport.ts";
import type { Fixture } from "./schedule.ts";
import { type MatchState, NOT_STARTED } from "./state.ts";

/** Milliseconds after the printed time. */
export const LATEST_START = 170_000;

/** How much better home is than away, about -1 to 1; a little more for playing at home. */
export function supremacy(seed: number, fixture: Fixture): number {
  const form = (team: string) => unit(seed, "form", team);
  return form(fixture.home.id) - form(fixture.away.id) + 0.12;
}

/** Nobody kicks off on the second: clocks of one kick-off time differ. */
function lateStart(seed: number, fixture: Fixture): number {
  return between(0, LATEST_START, seed, fixture.id, "late");
}

export function matchState(seed: number, fixture: Fixture, time: number): MatchState {
  const elapsed = time - fixture.startsAt - lateStart(seed, fixture);
  if (elapsed < 0) return NOT_STARTED;
  const roll = (...parts: readonly (string | number)[]) => unit(seed, fixture.id, ...parts);
  const edge = supremacy(seed, fixture);
  return esportState(fixture.sport, elapsed, edge, roll);
}
