// The games of a live table, a row each: which bets there are, what decides and pays them, and how a round comes about.
import { at, between } from "../../../random.ts";
import type { TableKind } from "../play-game.ts";
import { TEXTS } from "../play-texts.ts";
import { type Hand, isPair } from "./baccarat.ts";
import { afterCommission, compareHands, COMMISSION } from "./bank.ts";
import { BULL_POSITIONS, bullHands, bullRound, type BullRound } from "./bull-table.ts";
import { type DragonTigerHand, dragonTigerHands, shoeHands } from "./shoe.ts";
import { numbered, type TableGame } from "./table-game.ts";

type Throw = readonly [number, number, number];

const { baccarat, dragonTiger, roulette, sicBo, niuNiu, spots } = TEXTS;

const wonBy = (side: Hand["winner"]) => (hand: Pick<Hand, "winner">) => hand.winner === side;
const isTie = wonBy("T");

/** The house keeps 5 % of a win on the banker; a tie returns bets on player and banker. */
export const BACCARAT: TableGame<Hand> = {
  spots: {
    player: { name: baccarat.player, odds: 1, wins: wonBy("P") },
    banker: { name: baccarat.banker, odds: 0.95, wins: wonBy("B") },
    tie: { name: baccarat.tie, odds: 8, wins: isTie },
    playerPair: { name: baccarat.playerPair, odds: 11, wins: ({ player }) => isPair(player) },
    bankerPair: { name: baccarat.bankerPair, odds: 11, wins: ({ banker }) => isPair(banker) },
  },
  result: (seed, table, { shoe, round }) => at(shoeHands(seed, table, shoe), round - 1),
  shown: (hand) => ({ hand }),
  returned: (hand, bet) => (isTie(hand) && !bet.endsWith("Pair") ? 1 : 0),
};

/** A tie returns half of a bet on a side. */
export const DRAGON_TIGER: TableGame<DragonTigerHand> = {
  spots: {
    dragon: { name: dragonTiger.dragon, odds: 1, wins: wonBy("B") },
    tie: { name: dragonTiger.tie, odds: 8, wins: isTie },
    tiger: { name: dragonTiger.tiger, odds: 1, wins: wonBy("P") },
  },
  result: (seed, table, { shoe, round }) => at(dragonTigerHands(seed, table, shoe), round - 1),
  shown({ dragon, tiger, winner }) {
    const [bankerPoints, playerPoints] = [(dragon % 13) + 1, (tiger % 13) + 1];
    return { hand: { banker: [dragon], player: [tiger], bankerPoints, playerPoints, winner } };
  },
  returned: (hand) => (isTie(hand) ? 0.5 : 0),
};

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Loses with the zero. */
function outside(name: string, odds: number, wins: (number: number) => boolean) {
  return { name, odds, wins: ({ number }: Wheel) => number !== 0 && wins(number) };
}

interface Wheel {
  readonly number: number;
}

/** European: one zero. */
export const ROULETTE: TableGame<Wheel> = {
  spots: {
    ...numbered("n", NUMBERS, (number) => ({
      name: roulette.number.replace("{count}", String(number)),
      odds: 35,
      wins: (drawn) => drawn.number === number,
    })),
    dozen1: outside(spots.dozen1, 2, (number) => number <= 12),
    dozen2: outside(spots.dozen2, 2, (number) => number > 12 && number <= 24),
    dozen3: outside(spots.dozen3, 2, (number) => number > 24),
    column1: outside(roulette.column1, 2, (number) => number % 3 === 1),
    column2: outside(roulette.column2, 2, (number) => number % 3 === 2),
    column3: outside(roulette.column3, 2, (number) => number % 3 === 0),
    low: outside(spots.low, 1, (number) => number <= 18),
    even: outside(roulette.even, 1, (number) => number % 2 === 0),
    red: outside(roulette.red, 1, (number) => RED.has(number)),
    black: outside(roulette.black, 1, (number) => !RED.has(number)),
    odd: outside(roulette.odd, 1, (number) => number % 2 === 1),
    high: outside(spots.high, 1, (number) => number > 18),
  },
  result: (seed, table, { count }) => ({ number: between(0, 36, seed, table, count, "wheel") }),
  shown: (result) => result,
  every: NUMBERS.map((number) => ({ number })),
};

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** By sum, from four to seventeen. */
const SUM_ODDS = [60, 30, 17, 12, 8, 6, 6, 6, 6, 8, 12, 17, 30, 60];

interface Dice {
  readonly dice: Throw;
}

const sumOf = ({ dice: [first, second, third] }: Dice) => first + second + third;
const isTriple = ({ dice: [first, second, third] }: Dice) => first === second && second === third;
/** Loses with a triple. */
const unlessTriple = (wins: (sum: number) => boolean) => (thrown: Dice) =>
  !isTriple(thrown) && wins(sumOf(thrown));

/** A bet on each face, by how many dice show it. */
function faces(key: "triple" | "double" | "single", odds: number, wins: (dice: number) => number) {
  return numbered(key, FACES, (face) => ({
    name: sicBo[key].replace("{count}", String(face)),
    odds,
    wins: ({ dice }: Dice) => wins(dice.filter((shown) => shown === face).length),
  }));
}

export const SIC_BO: TableGame<Dice> = {
  spots: {
    small: { name: sicBo.small, odds: 1, wins: unlessTriple((sum) => sum <= 10) },
    odd: { name: sicBo.odd, odds: 1, wins: unlessTriple((sum) => sum % 2 === 1) },
    anyTriple: { name: sicBo.anyTriple, odds: 30, wins: isTriple },
    even: { name: sicBo.even, odds: 1, wins: unlessTriple((sum) => sum % 2 === 0) },
    big: { name: sicBo.big, odds: 1, wins: unlessTriple((sum) => sum >= 11) },
    ...faces("triple", 180, (dice) => Number(dice === 3)),
    ...faces("double", 10, (dice) => Number(dice >= 2)),
    ...faces("single", 1, (dice) => dice),
    ...numbered(
      "sum",
      [...SUM_ODDS.keys()].map((sum) => sum + 4),
      (sum) => ({
        name: sicBo.sum.replace("{count}", String(sum)),
        odds: SUM_ODDS[sum - 4] ?? 0,
        wins: (thrown: Dice) => sumOf(thrown) === sum,
      }),
    ),
  },
  result(seed, table, { count }) {
    const die = (place: number) => between(1, 6, seed, table, count, "die", place);
    return { dice: [die(1), die(2), die(3)] };
  },
  shown: (thrown) => ({ ...thrown, number: sumOf(thrown) }),
  every: FACES.flatMap((first) =>
    FACES.flatMap((second) => FACES.map((third): Dice => ({ dice: [first, second, third] }))),
  ),
};

/** Every position is compared with the dealer, at even odds whatever the ranks. */
export const NIU_NIU: TableGame<BullRound> = {
  spots: Object.fromEntries(
    BULL_POSITIONS.map((position) => [
      position,
      {
        name: niuNiu[position],
        odds: 1 - COMMISSION,
        wins: ({ dealer, positions }) => compareHands(positions[position], dealer) > 0,
      },
    ]),
  ),
  result: (seed, table, { count }) => bullRound(seed, table, count),
  shown: (round) => ({
    hands: bullHands(round).map(({ cards, rank }) => ({ cards, rank })),
    number: round.dealer.rank,
  }),
  winOf: afterCommission,
};

export const TABLE_GAMES: Readonly<Record<TableKind, TableGame<object>>> = {
  baccarat: BACCARAT,
  dragonTiger: DRAGON_TIGER,
  roulette: ROULETTE,
  sicBo: SIC_BO,
  niuNiu: NIU_NIU,
};
