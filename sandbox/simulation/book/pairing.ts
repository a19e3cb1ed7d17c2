import type { Row } from "../data/catalogue-rows.ts";
import { at, hash } from "../random.ts";

/**
 * Pairs the first half of the teams with the second, shifted by one each round, so that no team plays twice
 * within three matches.
 */
export function pair(
  teams: readonly Row<"team">[],
  index: number,
): readonly [Row<"team">, Row<"team">] {
  const half = Math.floor(teams.length / 2);
  const place = ((index % half) + half) % half;
  const turn = Math.floor(index / half);
  const first = at(teams, place);
  const second = at(teams, half + ((((place + turn) % half) + half) % half));
  return hash(first.id, second.id, turn) % 2 === 0 ? [first, second] : [second, first];
}
