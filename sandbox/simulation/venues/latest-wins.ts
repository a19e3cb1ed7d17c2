// The list of latest wins: a new one every few seconds, the same for every visitor.
import { at, between, hash, unit } from "../random.ts";

const SURNAMES = "林 陈 赵 周 吴 郑 何 沈 许 宋 唐 冯 董 程 曹 袁 邓 傅 曾 彭".split(" ");
const HANDLES = "ch we li xi zh ya mo ta ke ro su an".split(" ");
const TAILS = "0123456789xkzm";
export const WINNER_STEP = 9000;

export interface Winner {
  readonly player: string;
  readonly game: string;
  readonly cents: number;
  /** Epoch milliseconds. */
  readonly wonAt: number;
}

export function winners(
  seed: number,
  site: string,
  games: readonly string[],
  time: number,
): Winner[] {
  if (games.length === 0) return [];
  const newest = Math.floor(time / WINNER_STEP);
  return Array.from({ length: 10 }, (_, back) => {
    const turn = newest - back;
    return {
      player: winnerName(seed, site, turn),
      game: at(games, hash(seed, site, turn, "game")),
      cents: winCents(unit(seed, site, turn, "amount"), turn),
      wonAt: turn * WINNER_STEP,
    };
  });
}

/** The masked name of who won the `turn`th time. */
export function winnerName(seed: number, owner: string, turn: number): string {
  return masked(hash(seed, owner, turn, "player"));
}

function masked(value: number): string {
  const tail = TAILS[value % TAILS.length] ?? "0";
  return value % 3 === 0
    ? `${at(HANDLES, value >>> 5)}***${(value >>> 9) % 10}${tail}`
    : `${at(SURNAMES, value >>> 5)}***${tail}`;
}

/** Few large wins, many small ones: from about ¥ 800 to ¥ 90,000. */
function winCents(luck: number, turn: number): number {
  const yuan = Math.round(800 * Math.exp(luck ** 2 * 4.7));
  return yuan * 100 + (turn % 2 === 0 ? 0 : between(0, 9, turn) * 10);
}
