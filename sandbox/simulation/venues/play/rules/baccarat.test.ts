import { expect, it } from "vitest";
import { randomSequence } from "../../../book/random-sequence.ts";
import {
  bankerDraws,
  dealHand,
  type Hand,
  playerDraws,
  type Winner,
  winnerOf,
} from "./baccarat.ts";
import { SHOE_HANDS, shoeHands, shuffledShoe } from "./shoe.ts";
import { payBet } from "./table-game.ts";
import { BACCARAT } from "./table-games.ts";

const payBaccarat = (hand: Hand, bet: string, cents: number) => payBet(BACCARAT, hand, bet, cents);

/** Exact chances over every order of card values from eight decks. */
function exactChances(): Record<Winner, number> {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const chances: Record<Winner, number> = { B: 0, P: 0, T: 0 };
  let size = 416;
  const each = (chance: number, use: (value: number, chance: number) => void): void => {
    for (let value = 0; value < 10; value++) {
      const cards = left[value] ?? 0;
      const share = (chance * cards) / size;
      left[value] = cards - 1;
      size--;
      use(value, share);
      left[value] = cards;
      size++;
    }
  };
  const end = (player: number, banker: number, chance: number) => {
    chances[winnerOf(player % 10, banker % 10)] += chance;
  };
  const bankerTurn = (player: number, banker: number, third: number | null, chance: number) => {
    if (!bankerDraws(banker, third)) return end(player, banker, chance);
    each(chance, (value, share) => end(player, banker + value, share));
  };
  each(1, (p1, first) =>
    each(first, (b1, second) =>
      each(second, (p2, third) =>
        each(third, (b2, chance) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
          if (player >= 8 || banker >= 8) return end(player, banker, chance);
          if (!playerDraws(player)) return bankerTurn(player, banker, null, chance);
          each(chance, (value, share) => bankerTurn(player + value, banker, value, share));
        }),
      ),
    ),
  );
  return chances;
}

it("has the published chances and house edges of eight decks", () => {
  const { B, P, T } = exactChances();
  expect([B, P, T].map((chance) => Number((chance * 100).toFixed(2)))).toEqual([
    45.86, 44.62, 9.52,
  ]);
  const edge = (expected: number) => Number((-expected * 100).toFixed(2));
  expect(edge(B * 0.95 - P)).toBe(1.06);
  expect(edge(P - B)).toBe(1.24);
  expect(edge(T * 8 - (B + P))).toBe(14.36);
});

it("dealt hands and payouts come close to the published edges", () => {
  const published = {
    banker: 0.0106,
    player: 0.0124,
    tie: 0.1436,
    playerPair: 0.1036,
    bankerPair: 0.1036,
  };
  const hands = Array.from({ length: 2500 }, (_, shoe) => shoeHands(5, "proof", shoe)).flat();
  expect(Object.keys(published).toSorted()).toEqual(Object.keys(BACCARAT.spots).toSorted());
  for (const [bet, share] of Object.entries(published)) {
    const results = hands.map((hand) => payBaccarat(hand, bet, 100) / 100 - 1);
    const mean = results.reduce((sum, result) => sum + result, 0) / hands.length;
    const squares = results.reduce((sum, result) => sum + result * result, 0) / hands.length;
    const error = Math.sqrt((squares - mean * mean) / hands.length);
    expect(Math.abs(mean + share), bet).toBeLessThan(4 * error);
  }
});

/** By the banker's points: whether the banker draws against third cards 0 to 9. */
const THIRD_CARDS: Readonly<Record<number, string>> = {
  0: "1111111111",
  1: "1111111111",
  2: "1111111111",
  3: "1111111101",
  4: "0011111100",
  5: "0000111100",
  6: "0000001100",
  7: "0000000000",
};

it.each(Object.entries(THIRD_CARDS))(
  "a banker with %s follows the third-card table",
  (own, draws) => {
    const drawn = Array.from({ length: 10 }, (_, third) =>
      bankerDraws(Number(own), third) ? 1 : 0,
    );
    expect(drawn.join("")).toBe(draws);
    expect(bankerDraws(Number(own), null)).toBe(Number(own) <= 5);
  },
);

it("nobody draws after a natural", () => {
  const next = randomSequence("naturals");
  for (let index = 0; index < 3000; index++) {
    const { player, banker } = dealHand(() => Math.floor(next() * 52));
    const first = [player, banker].map((cards) =>
      cards.slice(0, 2).reduce((sum, card) => sum + (card % 13 < 9 ? (card % 13) + 1 : 0), 0),
    );
    const natural = first.some((sum) => sum % 10 >= 8);
    expect(natural && player.length + banker.length > 4).toBe(false);
  }
});

it("pays 0.95 for the banker, 8 for a tie, and returns player and banker bets at a tie", () => {
  const hand = (winner: Winner): Hand => ({
    player: [0, 1],
    banker: [12, 25],
    playerPoints: 3,
    bankerPoints: 0,
    winner,
  });
  expect(payBaccarat(hand("B"), "banker", 1000)).toBe(1950);
  expect(payBaccarat(hand("P"), "player", 1000)).toBe(2000);
  expect(payBaccarat(hand("T"), "tie", 1000)).toBe(9000);
  expect(payBaccarat(hand("T"), "banker", 1000)).toBe(1000);
  expect(payBaccarat(hand("T"), "player", 1000)).toBe(1000);
  expect(payBaccarat(hand("B"), "player", 1000)).toBe(0);
  expect(payBaccarat(hand("P"), "bankerPair", 1000)).toBe(12_000);
  expect(payBaccarat(hand("P"), "playerPair", 1000)).toBe(0);
});

it("a shoe has eight of each card and always enough for its hands", () => {
  const counts = Map.groupBy(shuffledShoe(1, "a01", 4), (card) => card);
  expect(counts.size).toBe(52);
  expect([...counts.values()].every((cards) => cards.length === 8)).toBe(true);
  expect(SHOE_HANDS * 6).toBeLessThanOrEqual(416);
  expect(shoeHands(1, "a01", 4)).toHaveLength(SHOE_HANDS);
});
