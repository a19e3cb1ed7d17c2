import { expect, it } from "vitest";
import { randomSequence } from "../../../book/random-sequence.ts";
import { afterCommission, COMMISSION, compareHands, settleSeats } from "./bank.ts";
import { BULL, bullRank } from "./bull.ts";

/** How many of all 2,598,960 hands have each rank: ranks repeat, so each set of ranks counts its suits. */
function exactCounts(): number[] {
  const counts = Array.from({ length: 14 }, () => 0);
  const ways = [1, 4, 6, 4, 1];
  const add = (ranks: readonly number[], from: number): void => {
    if (ranks.length === 5) {
      const times = Map.groupBy(ranks, (rank) => rank);
      const hands = [...times.values()].reduce(
        (product, list) => product * (ways[list.length] ?? 0),
        1,
      );
      const rank = bullRank(ranks);
      counts[rank] = (counts[rank] ?? 0) + hands;
      return;
    }
    for (let rank = from; rank < 13; rank++) add([...ranks, rank], rank);
  };
  add([], 0);
  return counts;
}

function shuffled(next: () => number): number[] {
  const cards = Array.from({ length: 52 }, (_, card) => card);
  for (let left = 51; left > 0; left--) {
    const place = Math.floor(next() * (left + 1));
    [cards[left], cards[place]] = [cards[place] ?? 0, cards[left] ?? 0];
  }
  return cards;
}

it("all hands together are those of a deck, each rank as often as counted by hand", () => {
  const counts = exactCounts();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2_598_960);
  expect(counts[12]).toBe(792); // five of twelve pictures
  expect(counts[11]).toBe(624 - 24 - 20); // fours that are neither all pictures nor small
  expect(counts).toMatchInlineSnapshot(`
    [
      870920,
      171288,
      168072,
      171288,
      168072,
      177408,
      168072,
      171288,
      168072,
      171288,
      190976,
      580,
      792,
      844,
    ]
  `);
});

it("dealt hands have the counted shares", () => {
  const counts = exactCounts();
  const seen = counts.map(() => 0);
  const next = randomSequence("bull shares");
  const hands = 60_000;
  for (let index = 0; index < hands / 5; index++) {
    const deck = shuffled(next);
    for (let seat = 0; seat < 5; seat++) {
      const { rank } = BULL.handOf(deck.slice(seat * 5, seat * 5 + 5));
      seen[rank] = (seen[rank] ?? 0) + 1;
    }
  }
  for (const [rank, count] of counts.entries()) {
    const share = count / 2_598_960;
    const error = Math.sqrt((share * (1 - share)) / hands);
    expect(Math.abs((seen[rank] ?? 0) / hands - share), `rank ${rank}`).toBeLessThan(4.5 * error);
  }
});

it("a seat and the banker have the same chances: only the commission costs", () => {
  const next = randomSequence("bull edge");
  const rounds = 60_000;
  let [plain, paid, squares, won] = [0, 0, 0, 0];
  for (let index = 0; index < rounds; index++) {
    const deck = shuffled(next);
    const seat = { hand: BULL.handOf(deck.slice(0, 5)), factor: 1 };
    const [result = 0] = settleSeats(BULL, BULL.handOf(deck.slice(5, 10)), 1, [seat]);
    plain += result;
    squares += result * result;
    won += Math.max(0, result);
    paid += afterCommission(result * 1000) / 1000;
  }
  const error = Math.sqrt(squares / rounds / rounds);
  expect(Math.abs(plain / rounds)).toBeLessThan(4 * error);
  expect((plain - paid) / won).toBeCloseTo(COMMISSION, 9);
});

it.each([
  ["no bull", [1, 1, 2, 2, 8], 0],
  ["bull six", [9, 10, 11, 3, 1], 6],
  ["bull-bull", [9, 10, 4, 4, 11], 10],
  ["four of a kind", [6, 6, 6, 6, 2], 11],
  ["five pictures", [10, 10, 11, 12, 12], 12],
  ["five small", [0, 0, 1, 1, 3], 13],
] as const)("%s", (_name, ranks, rank) => {
  expect(bullRank(ranks)).toBe(rank);
});

it("of equal ranks the highest card wins, then its suit", () => {
  const left = BULL.handOf([9, 10, 11, 3, 1]);
  const right = BULL.handOf([9 + 13, 10 + 13, 11 + 13, 3 + 13, 1 + 13]);
  expect(left.rank).toBe(right.rank);
  expect(compareHands(right, left)).toBeGreaterThan(0);
});
