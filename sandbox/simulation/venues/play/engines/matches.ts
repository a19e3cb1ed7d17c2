import type { GameOf } from "../play-game.ts";
import { refusal } from "../play-money.ts";
import type { Engine } from "./engine.ts";

/** The page of a sports or esports venue shows matches (`play-matches.ts`) and takes no bets. */
export const MATCHES: Engine<GameOf<"matches">, object> = {
  facts: () => ({}),
  live: () => null,
  brief: () => null,
  decide() {
    throw refusal("请在本站体育或电竞页面投注");
  },
};
