// The state of an esports match at a moment, computed from the seed and the time since its start.
import { between, unit } from "../random.ts";
import { esportMaps, esportResult, esportState, type MapState } from "./esport-state.ts";
import type { Fixture } from "./fixture.ts";
import { type MatchState, NOT_STARTED, type Roll } from "./match-state-shape.ts";

/** Latest real start, in milliseconds after the announced one. */
export const LATEST_START = 170_000;

/** How much stronger the home side is, about -1 to 1, with a small home advantage. */
export function supremacy(seed: number, fixture: Fixture): number {
  const form = (team: string) => unit(seed, "form", team);
  return form(fixture.home.id) - form(fixture.away.id) + 0.12;
}

/** Matches of one start time begin at slightly different times, so their clocks differ. */
function lateStart(seed: number, fixture: Fixture): number {
  return between(0, LATEST_START, seed, fixture.id, "late");
}

export function matchState(seed: number, fixture: Fixture, time: number): MatchState {
  const elapsed = elapsedAt(seed, fixture, time);
  if (elapsed < 0) return NOT_STARTED;
  return esportState(elapsed, supremacy(seed, fixture), rollOf(seed, fixture));
}

export function matchMaps(seed: number, fixture: Fixture, time: number): readonly MapState[] {
  const elapsed = elapsedAt(seed, fixture, time);
  return esportMaps(fixture.sport, elapsed, supremacy(seed, fixture), rollOf(seed, fixture));
}

/** Maps won by each side when the match is over. */
export function finalScore(seed: number, fixture: Fixture): readonly [number, number] {
  return esportResult(supremacy(seed, fixture), rollOf(seed, fixture));
}

function elapsedAt(seed: number, fixture: Fixture, time: number): number {
  return time - fixture.startsAt - lateStart(seed, fixture);
}

function rollOf(seed: number, { id }: Fixture): Roll {
  return (...parts) => unit(seed, id, ...parts);
}
