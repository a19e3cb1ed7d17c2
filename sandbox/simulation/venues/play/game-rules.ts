// Rules of a game in short, and what it returns to players: shown before the first launch where a profile asks for it.
// The shares are those that the tests in `rules/` prove.
import type { GameRules } from "#contract/api/launch.ts";
import type { GameRef } from "../../../backend/games/own-games.ts";
import type { World } from "../../world.ts";
import { findGame } from "./play-game.ts";
import { engineOf } from "./play-kinds.ts";

/** @param mostCents the highest stake of a slot; null: any */
export function gameRules(
  { catalogue }: World,
  { enName, gameCode }: GameRef,
  mostCents: number | null = null,
): GameRules | null {
  const game = findGame(catalogue, enName, gameCode);
  const brief = game && engineOf(game).brief(game, mostCents);
  if (!game || !brief) return null;
  return { name: game.name, commission: null, minBetCents: null, maxBetCents: null, ...brief };
}
