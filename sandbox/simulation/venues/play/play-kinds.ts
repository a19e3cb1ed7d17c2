import type { World } from "../../world.ts";
import { BACCARAT } from "./kinds/baccarat.ts";
import { BULL } from "./kinds/bull.ts";
import type { Decision, RoundContext } from "./kinds/decision.ts";
import { FISHING } from "./kinds/fishing.ts";
import { LOTTERY } from "./kinds/lottery.ts";
import { SLOT } from "./kinds/slot.ts";
import type { PlayGame } from "./play-game.ts";
import { refusal } from "./play-money.ts";

export function factsOf(world: World, game: PlayGame): object {
  switch (game.kind) {
    case "slot":
      return SLOT.facts(world, game);
    case "fishing":
      return FISHING.facts(world, game);
    case "bull":
      return BULL.facts(world, game);
    case "baccarat":
      return BACCARAT.facts(world, game);
    case "lottery":
      return LOTTERY.facts(world, game);
    case "matches":
      return {};
  }
}

export function liveOf(world: World, game: PlayGame, time: number): object | null {
  if (game.kind === "baccarat") return BACCARAT.live(world, game, time);
  return game.kind === "lottery" ? LOTTERY.live(world, game, time) : null;
}

/** @throws Refusal for a bet that the game does not offer */
export function decide(
  context: Omit<RoundContext<"slot">, "game">,
  game: PlayGame,
  bet: unknown,
): Decision {
  switch (game.kind) {
    case "slot":
      return SLOT.decide({ ...context, game }, bet);
    case "fishing":
      return FISHING.decide({ ...context, game }, bet);
    case "bull":
      return BULL.decide({ ...context, game }, bet);
    case "baccarat":
      return BACCARAT.decide({ ...context, game }, bet);
    case "lottery":
      return LOTTERY.decide({ ...context, game }, bet);
    case "matches":
      throw refusal("请在本站体育或电竞页面投注");
  }
}
