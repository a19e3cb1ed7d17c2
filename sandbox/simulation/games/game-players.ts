// How many people play a game now, wherever it is listed.
import type { Row } from "../data/catalogue-rows.ts";
import { unit, wave } from "../random.ts";
import type { WorldContext } from "../world-context.ts";
import { shelfOf } from "./game-shelf.ts";

type PlayersOf = (row: Row<"game">) => number;

/** How long a figure holds, so that answers of the same moment agree: lists are kept as long. */
const HELD = 10_000;

/** A few thousand for the site's most popular game, a few for the last ones. */
export function gamePlayers(context: WorldContext): PlayersOf {
  const { seed } = context.world;
  const { places } = shelfOf(context, undefined);
  const time = Math.floor(context.time / HELD) * HELD;
  return ({ id }) => {
    const place = places.get(id) ?? 0;
    const usual = (2400 / (1 + place / 4)) * (0.8 + 0.4 * unit(seed, id, "players"));
    const moved = usual * (1 + 0.12 * wave(time, 240_000, seed, id, "players"));
    return Math.max(1, Math.round(moved));
  };
}

/** In all games of a category; of the site when none is named. */
export function playingNow(context: WorldContext, category?: string): number {
  const players = gamePlayers(context);
  return shelfOf(context, category).hot.reduce((total, row) => total + players(row), 0);
}
