// How often the last result of a table has come in a row.
import type { LiveTable } from "#contract/api/venue-info.ts";
import { streaksOf } from "#lib/text/big-road.ts";
import { type NumberSide, numberSide } from "#domain/games/tables/number-side.ts";

export interface CurrentStreak {
  readonly bet: "banker" | "player" | "dragon" | "tiger" | NumberSide;
  readonly length: number;
}

const ROAD_BETS = {
  baccarat: { B: "banker", P: "player" },
  dragonTiger: { B: "dragon", P: "tiger" },
} as const;

export function currentStreak({
  game,
  road,
  numbers,
}: Pick<LiveTable, "game" | "road" | "numbers">): CurrentStreak | null {
  if (game === "baccarat" || game === "dragonTiger") {
    const last = streaksOf(road).at(-1);
    return last === undefined ? null : { bet: ROAD_BETS[game][last.side], length: last.length };
  }
  // Newest first.
  const [first, ...rest] = numbers.map((value) => numberSide(game, value));
  if (first === undefined) return null;
  const end = rest.findIndex((side) => side !== first);
  return { bet: first, length: 1 + (end === -1 ? rest.length : end) };
}
