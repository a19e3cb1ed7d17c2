// Texts of the games' pages, sent in the language of the launch. `spots` are names of bets for a member's record where
// the page has shorter ones; `brief` are the rules in short, before the first launch.
import banks from "../../data/content/bank-games.json" with { type: "json" };
import texts from "../../data/content/play-texts.json" with { type: "json" };
import type { PlayKind } from "./play-game.ts";

type Texts = Readonly<Record<string, string>>;

const { bank, table } = texts;
const ranks = Object.fromEntries(banks.bull.ranks.map(({ name }, rank) => [`rank${rank}`, name]));

/** What a kind of game shares with others like it. */
const SHARED: Readonly<Partial<Record<PlayKind, Texts>>> = {
  bull: bank,
  threeCards: bank,
  threeKings: bank,
  tiles: bank,
  baccarat: table,
  dragonTiger: table,
  roulette: table,
  sicBo: table,
  niuNiu: { ...table, ...ranks },
};

export const NO_TICKET = "游戏凭证无效或已过期，请重新进入游戏。";
export const BRIEF_RULES = texts.brief;

export function textsOf(kind: PlayKind): Texts {
  return { ...texts.common, ...SHARED[kind], ...texts[kind] };
}
