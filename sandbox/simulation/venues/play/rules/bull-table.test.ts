import * as fc from "fast-check";
import { expect, it } from "vitest";
import { BULL } from "./bull.ts";
import { BULL_POSITIONS, bullHands, type BullRound, bullRound } from "./bull-table.ts";
import { payBet } from "./table-game.ts";
import { NIU_NIU } from "./table-games.ts";

const payBull = (round: BullRound, bet: string, cents: number) =>
  payBet(NIU_NIU, round, bet, cents);

const ROUNDS = fc.record({ seed: fc.nat(), table: fc.string(), count: fc.nat() });

it("deals a dealer and four positions five cards each of one deck, the same to everyone", () => {
  fc.assert(
    fc.property(ROUNDS, ({ seed, table, count }) => {
      const round = bullRound(seed, table, count);
      const hands = bullHands(round);
      expect(hands.map(({ cards }) => cards.length)).toEqual([5, 5, 5, 5, 5]);
      expect(new Set(hands.flatMap(({ cards }) => cards)).size).toBe(25);
      expect(hands).toEqual(hands.map(({ cards }) => BULL.handOf(cards)));
      expect(bullRound(seed, table, count)).toEqual(round);
    }),
  );
});

it("pays 1 : 0.95 to each position above the dealer, and nothing to the others", () => {
  fc.assert(
    fc.property(ROUNDS, fc.nat(1_000_000), ({ seed, table, count }, cents) => {
      const round = bullRound(seed, table, count);
      const { rank, high } = round.dealer;
      for (const position of BULL_POSITIONS) {
        const own = round.positions[position];
        const wins = own.rank > rank || (own.rank === rank && own.high > high);
        expect(payBull(round, position, cents)).toBe(
          wins ? cents + cents - Math.round(cents * 0.05) : 0,
        );
      }
    }),
  );
});

it("favours neither side: no position differs from the dealer but by its cards", () => {
  const rounds = Array.from({ length: 4000 }, (_, count) => bullRound(7, "n05", count));
  for (const position of BULL_POSITIONS) {
    const won = rounds.filter((round) => payBull(round, position, 100) > 0).length;
    // Five standard deviations.
    expect(Math.abs(won - 2000), position).toBeLessThan(160);
  }
});
