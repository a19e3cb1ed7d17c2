// Rules of a game in short, and what it returns to players: shown before the first launch where a profile asks for it.
// The shares are those that the tests in `rules/` prove.
import type { GameRules } from "#contract/api/launch.ts";
import type { GameRef } from "../../../backend/games/own-games.ts";
import type { World } from "../../world.ts";
import { roomRules } from "../room-rules.ts";
import { FISHING } from "./kinds/fishing.ts";
import { SLOT } from "./kinds/slot.ts";
import { type BankKind, findGame, type PlayGame } from "./play-game.ts";
import { BRIEF_RULES } from "./play-texts.ts";
import { COMMISSION } from "./rules/bank.ts";
import { LOTTERY_PLAYS } from "./rules/lottery-plays.ts";
import { tableReturns } from "./rules/table-returns.ts";

/** @param mostCents the highest stake of a slot; null: any */
export function gameRules(
  world: World,
  { enName, gameCode }: GameRef,
  mostCents: number | null = null,
): GameRules | null {
  const game = findGame(world.catalogue, enName, gameCode);
  const facts = game === null ? null : factsOf(world, game, mostCents);
  if (game === null || facts === null) return null;
  return { name: game.name, commission: null, minBetCents: null, maxBetCents: null, ...facts };
}

type Facts = Pick<GameRules, "rules" | "returns"> & Partial<GameRules>;

function factsOf(world: World, game: PlayGame, mostCents: number | null): Facts | null {
  switch (game.kind) {
    case "slot": {
      const { rules, minBetCents } = game.row;
      const maxBetCents = Math.min(game.row.maxBetCents, mostCents ?? Infinity);
      const { rtp } = SLOT.facts(world, game);
      return { rules, returns: [whole(rtp)], minBetCents, maxBetCents };
    }
    case "fishing": {
      const { rules, minBetCents, maxBetCents } = game.row;
      const { rtp } = FISHING.facts(world, game);
      return { rules, returns: [whole(rtp)], minBetCents, maxBetCents };
    }
    case "baccarat":
    case "dragonTiger":
    case "roulette":
    case "sicBo":
    case "niuNiu": {
      const { low, high } = game.table;
      const limits = { minBetCents: low * 100, maxBetCents: high * 100 };
      return { rules: BRIEF_RULES[game.kind], returns: [...tableReturns(game.kind)], ...limits };
    }
    case "bull":
    case "threeCards":
    case "threeKings":
    case "tiles":
      return {
        rules: roomRules(ROOM_NAMES[game.kind]),
        returns: [],
        commission: COMMISSION * 100,
        minBetCents: game.baseCents,
      };
    case "lottery":
      return { rules: BRIEF_RULES.lottery, returns: lotteryReturns(game.draw.kind) };
    case "matches":
      return null;
  }
}

const whole = (percent: number) => ({ bet: "", low: percent, high: percent });

const ROOM_NAMES: Readonly<Record<BankKind, string>> = {
  bull: "牛牛",
  threeCards: "三张",
  threeKings: "三公",
  tiles: "二八杠",
};

function lotteryReturns(kind: keyof typeof LOTTERY_PLAYS): GameRules["returns"] {
  return LOTTERY_PLAYS[kind].map(({ name, rows }) => {
    const shares = rows.map(({ odds, chance }) => Math.round(odds * chance * 10_000) / 100);
    return { bet: name, low: Math.min(...shares), high: Math.max(...shares) };
  });
}
