// The share of stakes that each kind of bet at a table returns, in percent.
import type { TableKind } from "../play-game.ts";
import { TEXTS } from "../play-texts.ts";
import { payBet } from "./table-game.ts";
import { TABLE_GAMES } from "./table-games.ts";

interface TableReturn {
  readonly bet: string;
  readonly low: number;
  readonly high: number;
}

const { baccarat, dragonTiger, sicBo, returns } = TEXTS;

/** The figure, or the bets whose figures are counted over all results. */
type Group = readonly [name: string, of: number | RegExp];

const GROUPS: Readonly<Record<TableKind, readonly Group[]>> = {
  // Eight decks; baccarat.test.ts counts every order of the cards.
  baccarat: [
    [baccarat.banker, 98.94],
    [baccarat.player, 98.76],
    [baccarat.tie, 85.64],
    [returns.pairs, 89.64],
  ],
  dragonTiger: [
    [`${dragonTiger.dragon} / ${dragonTiger.tiger}`, 96.27],
    [dragonTiger.tie, 67.23],
  ],
  roulette: [[returns.all, /^/]],
  sicBo: [
    [returns.evens, /^(?:big|small|odd|even)$/],
    [sicBo.sums, /^sum/],
    [sicBo.triples, /riple/],
    [sicBo.doubles, /^double/],
    [sicBo.singles, /^single/],
  ],
  // Dealer and position differ by their cards alone, so that each wins half of the rounds.
  niuNiu: [[returns.positions, 97.5]],
};

export function tableReturns(kind: TableKind): TableReturn[] {
  return GROUPS[kind].map(([bet, of]) => {
    const shares = typeof of === "number" ? [of] : countedShares(kind, of);
    return { bet, low: Math.min(...shares), high: Math.max(...shares) };
  });
}

function countedShares(kind: TableKind, bets: RegExp): number[] {
  const game = TABLE_GAMES[kind];
  const { spots, every = [] } = game;
  return Object.keys(spots)
    .filter((bet) => bets.test(bet))
    .map((bet) => {
      const paid = every.reduce<number>((sum, result) => sum + payBet(game, result, bet, 100), 0);
      return Math.round((paid / every.length) * 100) / 100;
    });
}
