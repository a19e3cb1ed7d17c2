// Texts of the games' pages, sent in the language of the launch. `spots` are names of bets for a member's record where
// the page has shorter ones; `seats` are the players of the house, `brief` the rules in short, before the first launch.
import * as v from "valibot";
import texts from "../../data/content/play-texts.json" with { type: "json" };
import { readWhole } from "../../data/read-content.ts";
import type { PlayKind } from "./play-game.ts";
import { BULL } from "./rules/bull.ts";

type Texts = Readonly<Record<string, string>>;

const TextsSchema = v.record(v.string(), v.record(v.string(), v.pipe(v.string(), v.nonEmpty())));
readWhole("play-texts.json", TextsSchema, texts);
/** Under the names of the file. */
export const TEXTS: typeof texts = texts;

const { bank, table } = texts;
const ranks = Object.fromEntries(BULL.ranks.map(({ name }, rank) => [`rank${rank}`, name]));

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

export function textsOf(kind: PlayKind): Texts {
  return { ...texts.common, ...SHARED[kind], ...texts[kind] };
}
