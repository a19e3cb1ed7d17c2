// How prices move by themselves, apart from what happens in the match.
import { wave } from "../../random.ts";
import type { Fixture } from "../fixtures.ts";
import type { MatchSnapshot } from "../timeline.ts";

interface DriftInput {
  readonly seed: number;
  readonly fixture: Fixture;
  readonly snapshot: MatchSnapshot | null;
  readonly time: number;
  readonly nudge: number;
}

export interface PriceDrift {
  /** The fixture's edge, moved by the drift. */
  readonly edge: number;
  /** Multiplies the expected total. */
  readonly total: number;
  /** Added to the chance of an odd total. */
  readonly odd: number;
}

/** Faster in play. */
export function driftOf({ seed, fixture, snapshot, time, nudge }: DriftInput): PriceDrift {
  const span = snapshot ? 55_000 : 1_500_000;
  const wander = (key: string) => wave(time, span, seed, fixture.id, key);
  return {
    edge: fixture.edge + wander("edge") * 0.06 + nudge * 0.025,
    total: 1 + wander("total") * 0.03 + nudge * 0.012,
    odd: (wander("odd") + nudge) * 0.015,
  };
}
