// What the bets of a table pay, as printed on its cloth.
import type { LiveTable } from "#contract/api/venue-info.ts";

/** Text of the bet, and the win of a stake of one. */
export const PAYOUTS = {
  baccarat: [
    ["rules.baccarat.bets.banker", "1 : 0.95"],
    ["rules.baccarat.bets.player", "1 : 1"],
    ["rules.baccarat.bets.tie", "1 : 8"],
    ["rules.baccarat.bets.pair", "1 : 11"],
  ],
  dragonTiger: [
    ["rules.dragonTiger.bets.dragon", "1 : 1"],
    ["rules.dragonTiger.bets.tiger", "1 : 1"],
    ["rules.dragonTiger.bets.tie", "1 : 8"],
  ],
  roulette: [
    ["rules.roulette.bets.straight", "1 : 35"],
    ["rules.roulette.bets.dozen", "1 : 2"],
    ["rules.roulette.bets.even", "1 : 1"],
  ],
  sicBo: [
    ["rules.sicBo.bets.bigSmall", "1 : 1"],
    ["rules.sicBo.bets.oddEven", "1 : 1"],
    ["rules.sicBo.bets.sum", "1 : 6 – 1 : 60"],
    ["rules.sicBo.bets.anyTriple", "1 : 30"],
    ["rules.sicBo.bets.triple", "1 : 180"],
  ],
  niuNiu: [["rules.niuNiu.bets.position", "1 : 0.95"]],
} as const satisfies Readonly<
  Record<LiveTable["game"], readonly (readonly [bet: string, pays: string])[]>
>;
