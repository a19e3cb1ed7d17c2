// Rules of a game in short, and what it returns to players: shown before the first launch where a profile asks for it.
// The shares are those that the tests in `rules/` prove.
import type { GameRules } from "#contract/api/launch.ts";
import type { GameRef } from "../../../backend/games/own-games.ts";
import type { World } from "../../world.ts";
import { roomRules } from "../room-rules.ts";
import { FISHING } from "./kinds/fishing.ts";
import { SLOT } from "./kinds/slot.ts";
import { type BankKind, findGame, type PlayGame, type TableKind } from "./play-game.ts";
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
      return { rules: TABLE_RULES[game.kind], returns: [...tableReturns(game.kind)], ...limits };
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
      return { rules: LOTTERY_RULES, returns: lotteryReturns(game.draw.kind) };
    case "matches":
      return null;
  }
}

const whole = (percent: number) => ({ bet: "", low: percent, high: percent });

const TABLE_RULES: Readonly<Record<TableKind, string>> = {
  baccarat: "庄闲两家比点，接近 9 点为胜；八副牌，庄赢抽水 5%。两家同点为和，押庄、押闲退回本金。",
  dragonTiger: "龙虎各发一张牌，点数大者为胜，A 最小、K 最大。开和时押龙、押虎退回一半。",
  roulette: "欧式轮盘，号码 0 至 36，只有一个零。开零时外围注输。",
  sicBo: "三颗骰子的总和 4 至 10 为小，11 至 17 为大。开围骰时大、小、单、双全部落空。",
  niuNiu:
    "庄家与四个闲位各发五张牌，三张凑成 10 的倍数即有牛，余下两张的个位为牛数。各闲位单独与庄家比牌，牌型相同比最大单张与花色，平倍赔付，赢家抽水 5%。",
};

const ROOM_NAMES: Readonly<Record<BankKind, string>> = {
  bull: "牛牛",
  threeCards: "三张",
  threeKings: "三公",
  tiles: "二八杠",
};

const LOTTERY_RULES =
  "每期封盘后按公布的号码开奖，封盘前的投注均有效，已投注不可撤销。赔率含本金，各玩法以投注时所示为准。";

function lotteryReturns(kind: keyof typeof LOTTERY_PLAYS): GameRules["returns"] {
  return LOTTERY_PLAYS[kind].map(({ name, rows }) => {
    const shares = rows.map(({ odds, chance }) => Math.round(odds * chance * 10_000) / 100);
    return { bet: name, low: Math.min(...shares), high: Math.max(...shares) };
  });
}
