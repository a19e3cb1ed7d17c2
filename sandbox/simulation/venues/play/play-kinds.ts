import type { World } from "../../world.ts";
import { BANK } from "./kinds/bank.ts";
import type { Decision, RoundContext } from "./kinds/decision.ts";
import { FISHING } from "./kinds/fishing.ts";
import { LOTTERY } from "./kinds/lottery.ts";
import { SLOT } from "./kinds/slot.ts";
import { TABLE } from "./kinds/table.ts";
import type { PlayGame } from "./play-game.ts";
import { refusal } from "./play-money.ts";

export function factsOf(world: World, game: PlayGame): object {
  switch (game.kind) {
    case "slot":
      return SLOT.facts(world, game);
    case "fishing":
      return FISHING.facts(world, game);
    case "bull":
    case "threeCards":
    case "threeKings":
    case "tiles":
      return BANK.facts(world, game);
    case "baccarat":
    case "dragonTiger":
    case "roulette":
    case "sicBo":
    case "niuNiu":
      return TABLE.facts(world, game);
    case "lottery":
      return LOTTERY.facts(world, game);
    case "matches":
      return {};
  }
}

export function liveOf(world: World, game: PlayGame, time: number): object | null {
  if ("table" in game) return TABLE.live(world, game, time);
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
    case "threeCards":
    case "threeKings":
    case "tiles":
      return BANK.decide({ ...context, game }, bet);
    case "baccarat":
    case "dragonTiger":
    case "roulette":
    case "sicBo":
    case "niuNiu":
      return TABLE.decide({ ...context, game }, bet);
    case "lottery":
      return LOTTERY.decide({ ...context, game }, bet);
    case "matches":
      throw refusal("请在本站体育或电竞页面投注");
  }
}
