// What the tables return, computed from all rounds there are, and the rounds of the seed beside it.
import { describe, expect, it } from "vitest";
import { type DragonTigerHand, dragonTigerHands } from "./shoe.ts";
import { payBet, type TableGame } from "./table-game.ts";
import { DRAGON_TIGER, ROULETTE, SIC_BO } from "./table-games.ts";

type Throw = readonly [number, number, number];

const DRAGON_TIGER_BETS = Object.keys(DRAGON_TIGER.spots);
const ROULETTE_BETS = Object.keys(ROULETTE.spots);
const SIC_BO_BETS = Object.keys(SIC_BO.spots);
const payDragonTiger = (hand: DragonTigerHand, bet: string, cents: number) =>
  payBet(DRAGON_TIGER, hand, bet, cents);
const payRoulette = (number: number, bet: string, cents: number) =>
  payBet(ROULETTE, { number }, bet, cents);
const paySicBo = (dice: Throw, bet: string, cents: number) => payBet(SIC_BO, { dice }, bet, cents);

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third): Throw => [first, second, third])),
);

function percent(share: number): number {
  return Number((share * 100).toFixed(2));
}

function mean(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
}

describe("roulette", () => {
  it("returns 36 of 37 units for every bet", () => {
    expect(ROULETTE_BETS).toHaveLength(37 + 12);
    for (const bet of ROULETTE_BETS) {
      expect(mean(NUMBERS.map((number) => payRoulette(number, bet, 100))), bet).toBeCloseTo(
        3600 / 37,
        9,
      );
    }
  });

  it("loses all but the zero when the zero comes", () => {
    const won = ROULETTE_BETS.filter((bet) => payRoulette(0, bet, 100) > 0);
    expect(won).toEqual(["n0"]);
  });

  it("pays every number once in each group of outside bets", () => {
    for (const number of NUMBERS.slice(1)) {
      const won = ROULETTE_BETS.filter((bet) => payRoulette(number, bet, 100) > 0);
      expect(won, String(number)).toHaveLength(6);
    }
  });
});

describe("sic bo", () => {
  it("returns what its odds promise over all 216 throws", () => {
    const returns = Object.fromEntries(
      SIC_BO_BETS.map((bet) => [bet, percent(mean(THROWS.map((dice) => paySicBo(dice, bet, 1))))]),
    );
    expect(returns).toMatchObject({
      big: 97.22,
      small: 97.22,
      odd: 97.22,
      even: 97.22,
      anyTriple: 86.11,
      triple3: 83.8,
      double6: 81.48,
      single1: 92.13,
      sum4: 84.72,
      sum9: 81.02,
      sum10: 87.5,
      sum17: 84.72,
    });
    expect(Object.values(returns).every((share) => share > 80 && share < 98)).toBe(true);
  });

  it("a triple loses big, small, odd and even", () => {
    const won = SIC_BO_BETS.filter((bet) => paySicBo([4, 4, 4], bet, 1) > 0);
    expect(won).toEqual(["anyTriple", "triple4", "double4", "single4", "sum12"]);
  });

  it("a single face is paid once for each die", () => {
    const throws: readonly Throw[] = [
      [2, 3, 4],
      [2, 2, 4],
      [2, 2, 2],
    ];
    expect(throws.map((dice) => paySicBo(dice, "single2", 100))).toEqual([200, 300, 400]);
  });
});

describe("dragon-tiger", () => {
  it("returns 96.27 % on a side and 67.23 % on the tie, computed from eight decks", () => {
    const tie = 31 / 415;
    const side = (1 - tie) / 2;
    const hand = (winner: DragonTigerHand["winner"]) => ({ dragon: 0, tiger: 0, winner });
    const returned = DRAGON_TIGER_BETS.map((bet) => {
      const paid = (winner: DragonTigerHand["winner"]) => payDragonTiger(hand(winner), bet, 1000);
      return percent((side * paid("B") + side * paid("P") + tie * paid("T")) / 1000);
    });
    expect(returned).toEqual([96.27, 67.23, 96.27]);
  });

  it("the higher rank wins, whatever the suits; aces are lowest", () => {
    const hands = Array.from({ length: 60 }, (_, shoe) =>
      dragonTigerHands(3, "proof", shoe),
    ).flat();
    for (const { dragon, tiger, winner } of hands) {
      const above = Math.sign((dragon % 13) - (tiger % 13));
      expect(winner).toBe(above === 0 ? "T" : above > 0 ? "B" : "P");
    }
  });
});

/** Chances of the seed's rounds against the exact ones, within four standard errors. */
it.each([
  ["roulette red", ROULETTE as TableGame<object>, "red", 18 / 37],
  ["roulette 17", ROULETTE as TableGame<object>, "n17", 1 / 37],
  ["sic bo big", SIC_BO as TableGame<object>, "big", 105 / 216],
  ["sic bo any triple", SIC_BO as TableGame<object>, "anyTriple", 6 / 216],
  ["dragon", DRAGON_TIGER as TableGame<object>, "dragon", 384 / 830],
  ["tie", DRAGON_TIGER as TableGame<object>, "tie", 31 / 415],
])("rounds of the seed win on %s as often as they should", (_name, game, bet, chance) => {
  const rounds = 40_000;
  let won = 0;
  for (let count = 0; count < rounds; count++) {
    const moment = { count, shoe: Math.floor(count / 60), round: (count % 60) + 1 };
    if (payBet(game, game.result(5, "proof", moment), bet, 100) > 100) won++;
  }
  const error = Math.sqrt((chance * (1 - chance)) / rounds);
  expect(Math.abs(won / rounds - chance)).toBeLessThan(4 * error);
});
