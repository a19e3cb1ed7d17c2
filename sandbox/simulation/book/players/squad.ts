// The players of a football team, made from the seed: the same in every match of the team.
import { STYLE_OF } from "../../data/leagues/all-leagues.ts";
import { footballerName } from "../../data/leagues/invented-names.ts";
import type { Row } from "../../data/catalogue-rows.ts";
import { hash, shuffled, unit } from "../../random.ts";

export type Position = "GK" | "DF" | "MF" | "FW";

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly position: Position;
  /** Above 1 for those who play and score more than others of their position. */
  readonly strength: number;
}

const COUNTS = { GK: 3, DF: 8, MF: 7, FW: 5 } as const satisfies Readonly<Record<Position, number>>;
export const POSITIONS = ["GK", "DF", "MF", "FW"] as const satisfies readonly Position[];
const SIZE = POSITIONS.reduce((sum, position) => sum + COUNTS[position], 0);

export function squadOf(seed: number, { id, pool, name }: Row<"team">): readonly Player[] {
  const style = STYLE_OF.get(pool) ?? "west";
  const names = style === "west" && name.includes(WOMEN) ? "women" : style;
  const first = (hash(seed, id, "squad") % SQUADS) * SIZE;
  const numbers = shuffled(FREE_NUMBERS, seed, id, "numbers");
  return POSITIONS.flatMap((position) =>
    Array.from({ length: COUNTS[position] }, () => position),
  ).map((position, nth) => ({
    id: `${id}.${nth + 1}`,
    name: footballerName(names, first + nth),
    number: nth === 0 ? 1 : (numbers[nth] ?? nth + 1),
    position,
    strength: 0.65 + unit(seed, id, "strength", nth) * 0.8,
  }));
}

/** In the names of women's teams. */
const WOMEN = "女";

/** Squads with names of their own. */
const SQUADS = 300;

/** The first goalkeeper has the 1. */
const FREE_NUMBERS: readonly number[] = Array.from({ length: 34 }, (_, index) => index + 2);
