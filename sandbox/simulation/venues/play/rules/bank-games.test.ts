// How often each hand comes, counted over all hands of a deck, and what a seat pays to the banker.
import { describe, expect, it } from "vitest";
import { type BankGame, compareHands, settleSeats } from "./bank.ts";
import { KINGS, THREE_CARDS, THREE_KINGS } from "./three-cards.ts";
import { PAIR, TILES, TWO_EIGHT } from "./tiles.ts";

/** Every hand of a deck. */
function* handsOf(
  { deck, cards }: BankGame,
  from = 0,
  dealt: readonly number[] = [],
): Generator<readonly number[]> {
  if (dealt.length === cards) return yield dealt;
  for (let card = from; card < deck; card++) {
    yield* handsOf({ deck, cards } as BankGame, card + 1, [...dealt, card]);
  }
}

function counts(game: BankGame): number[] {
  const found = game.ranks.map(() => 0);
  for (const cards of handsOf(game)) {
    const { rank } = game.handOf(cards);
    found[rank] = (found[rank] ?? 0) + 1;
  }
  return found;
}

/** Names of cards from ace: `A♦` is 0. */
function cardsOf(text: string): number[] {
  return text.split(" ").map((name) => {
    const rank = "A23456789TJQK".indexOf(name[0] ?? "");
    return rank + 13 * "♦♣♥♠".indexOf(name[1] ?? "");
  });
}

function beats(game: BankGame, left: string, right: string): boolean {
  return compareHands(game.handOf(cardsOf(left)), game.handOf(cardsOf(right))) > 0;
}

describe("三张", () => {
  it("all 22,100 hands have the ranks that are counted by hand", () => {
    // High card, pair, straight, flush, straight flush, three of a kind.
    expect(counts(THREE_CARDS)).toEqual([16_440, 3744, 720, 1096, 48, 52]);
  });

  it("no two hands of one deck are equal", () => {
    const values = [...handsOf(THREE_CARDS)].map((hand) => {
      const { rank, high } = THREE_CARDS.handOf(hand);
      return `${rank} ${high}`;
    });
    // Hands with the same ranks and the same best suit differ in cards that do not count.
    const byValue = Map.groupBy(
      [...handsOf(THREE_CARDS)].map((hand, index) => ({ hand, value: values[index] ?? "" })),
      ({ value }) => value,
    );
    for (const equal of byValue.values()) {
      // Two seats never hold such hands at once: they share a card.
      const shared = equal.every(
        ({ hand }) => equal[0]?.hand.some((card) => hand.includes(card)) === true,
      );
      expect(shared).toBe(true);
    }
  });

  it.each([
    ["K♦ K♣ 2♦", "Q♦ Q♣ A♦", "the higher pair"],
    ["9♦ 9♣ J♦", "9♥ 9♠ T♦", "of equal pairs the single card"],
    ["A♦ K♣ 4♥", "A♠ Q♦ J♣", "of high cards the second"],
    ["4♦ 3♣ 2♥", "A♠ 2♠ 3♦", "ace, two, three as the lowest straight"],
    ["A♦ Q♣ K♥", "K♠ Q♠ J♦", "the ace as the highest card of a straight"],
  ])("%s beats %s: %s", (left, right) => {
    expect(beats(THREE_CARDS, left, right)).toBe(true);
    expect(beats(THREE_CARDS, right, left)).toBe(false);
  });
});

describe("三公", () => {
  it("all 22,100 hands have ranks, the high ones as counted by hand", () => {
    const found = counts(THREE_KINGS);
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(22_100);
    expect(found[KINGS.threes]).toBe(4);
    expect(found[KINGS.triple]).toBe(12 * 4);
    // Three of twelve pictures, without three of a kind.
    expect(found[KINGS.pictures]).toBe(220 - 12);
  });

  it.each([
    ["3♦ 3♣ 3♥", "K♦ K♣ K♥", "three threes"],
    ["2♦ 2♣ 2♥", "J♦ Q♣ K♥", "three of a kind over three pictures"],
    ["J♦ Q♣ 9♥", "4♦ 5♣ K♥", "of nine points the hand with more pictures"],
  ])("%s beats %s: %s", (left, right) => {
    expect(beats(THREE_KINGS, left, right)).toBe(true);
  });
});

describe("二八杠", () => {
  it("all 780 hands have ranks, the high ones as counted by hand", () => {
    const found = counts(TILES);
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(780);
    expect(found[PAIR]).toBe(10 * 6);
    expect(found[TWO_EIGHT]).toBe(16);
  });

  it("a seat returns 93.4 % of its stake before the commission, because equal hands win for the banker", () => {
    const hands = [...handsOf(TILES)];
    let [won, pairs] = [0, 0];
    for (const seat of hands) {
      for (const banker of hands) {
        if (banker.some((tile) => seat.includes(tile))) continue;
        const [result = 0] = settleSeats(TILES, TILES.handOf(banker), 1, [
          { hand: TILES.handOf(seat), factor: 1 },
        ]);
        won += result;
        pairs++;
      }
    }
    expect(pairs).toBe(780 * 703);
    expect(Number(((1 + won / pairs) * 100).toFixed(1))).toBe(93.4);
  });
});

it.each([
  ["三张", THREE_CARDS],
  ["三公", THREE_KINGS],
])("at %s a seat and the banker have the same chances", (_name, game) => {
  const hands = [...handsOf(game)];
  // Every pair of hands, once with each side as banker.
  let sum = 0;
  for (let index = 0; index < hands.length; index += 37) {
    for (let other = index + 1; other < hands.length; other += 211) {
      const [left, right] = [hands[index] ?? [], hands[other] ?? []];
      if (left.some((card) => right.includes(card))) continue;
      const [seat, banker] = [game.handOf(left), game.handOf(right)];
      const [first = 0] = settleSeats(game, banker, 1, [{ hand: seat, factor: 1 }]);
      const [second = 0] = settleSeats(game, seat, 1, [{ hand: banker, factor: 1 }]);
      sum += first + second;
    }
  }
  expect(sum).toBe(0);
});
