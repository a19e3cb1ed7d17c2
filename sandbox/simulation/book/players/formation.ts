// The eleven places of a formation: who stands where, and how often goals, assists and cards fall to each place.
import type { Player, Position } from "./squad.ts";

export interface Place {
  readonly position: Position;
  /** Row from the own goal, and the place in it from the left, both in percent. */
  readonly spot: readonly [along: number, across: number];
  /** Weights within the side, of an average player. */
  readonly goals: number;
  readonly assists: number;
  readonly cards: number;
}

export const FORMATIONS = ["4-3-3", "4-4-2", "4-2-3-1", "3-5-2", "5-3-2"] as const;
export type Formation = (typeof FORMATIONS)[number];

/** Places of one position get cards alike, so that these can be counted by position (`card-order.ts`). */
export const CARD_WEIGHTS = { GK: 0.35, DF: 1.25, MF: 1.1, FW: 0.75 } as const satisfies Readonly<
  Record<Position, number>
>;
const WEIGHTS = {
  GK: { goals: 0, assists: 0.08 },
  DF: { goals: 0.45, assists: 0.8 },
  MF: { goals: 1.1, assists: 1.5 },
  /** Midfielders before other midfielders. */
  AM: { goals: 1.9, assists: 2.1 },
  FW: { goals: 3.3, assists: 1.6 },
} as const;

export function placesOf(formation: Formation): readonly Place[] {
  const rows = [1, ...formation.split("-").map(Number)];
  const last = rows.length - 1;
  return rows.flatMap((count, row) => {
    const position = row === 0 ? "GK" : row === 1 ? "DF" : row === last ? "FW" : "MF";
    const isAhead = position === "MF" && row === last - 1 && rows.length > 4;
    return Array.from({ length: count }, (_, nth): Place => ({
      position,
      spot: [Math.round((100 * row) / last), Math.round((100 * (nth + 1)) / (count + 1))],
      ...WEIGHTS[isAhead ? "AM" : position],
      cards: CARD_WEIGHTS[position],
    }));
  });
}

/** What each place has of the goals and assists of the side while all eleven play. */
export interface Shares {
  readonly positions: readonly Position[];
  readonly goals: readonly number[];
  readonly assists: readonly number[];
}

/** The starter's strength counts for whoever stands in the place. */
export function sharesOf(formation: Formation, starters: readonly Player[]): Shares {
  const places = placesOf(formation);
  const strong = (weight: number, place: number) => weight * (starters[place]?.strength ?? 1);
  return {
    positions: places.map(({ position }) => position),
    goals: normal(places.map(({ goals }, place) => strong(goals, place))),
    assists: normal(places.map(({ assists }, place) => strong(assists, place))),
  };
}

function normal(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
}
