import { describe, expect, it } from "vitest";
import { randomSequence } from "../../../book/random-sequence.ts";
import { type Balls, findPlay, LOTTERY_PLAYS, type LotteryKind } from "./lottery-plays.ts";

const KINDS = Object.keys(LOTTERY_PLAYS) as LotteryKind[];
const DRAWS = 60_000;

/** Draws by shuffling, unlike the draws of the sandbox. */
function draw(kind: LotteryKind, next: () => number): Balls {
  if (kind === "digits" || kind === "dice") {
    const [low, size, count] = kind === "digits" ? [0, 10, 5] : [1, 6, 3];
    const balls = Array.from({ length: count }, () => low + Math.floor(next() * size));
    return { balls, special: null };
  }
  const [high, count] = { race: [10, 10], six49: [49, 7], eleven: [11, 5] }[kind] as [
    number,
    number,
  ];
  const pool = Array.from({ length: high }, (_, index) => index + 1);
  const balls = Array.from({ length: count }, () =>
    Number(pool.splice(Math.floor(next() * pool.length), 1)[0]),
  );
  return kind === "six49"
    ? { balls: balls.slice(0, 6), special: balls[6] ?? null }
    : { balls, special: null };
}

describe.each(KINDS)("plays of %s", (kind) => {
  const rows = LOTTERY_PLAYS[kind].flatMap((play) => play.rows.map((row) => ({ play, row })));

  it("have the printed chances", () => {
    const next = randomSequence("lottery proof", kind);
    const hits = new Map(rows.map(({ row }) => [row, 0]));
    for (let index = 0; index < DRAWS; index++) {
      const result = draw(kind, next);
      for (const { row } of rows) if (row.wins(result)) hits.set(row, (hits.get(row) ?? 0) + 1);
    }
    for (const { play, row } of rows) {
      const share = (hits.get(row) ?? 0) / DRAWS;
      const deviation = Math.sqrt((row.chance * (1 - row.chance)) / DRAWS);
      expect(Math.abs(share - row.chance), `${play.name} ${row.label}`).toBeLessThan(
        4.5 * deviation,
      );
    }
  });

  it("return between 93 % and 98 %", () => {
    for (const { play, row } of rows) {
      const back = row.odds * row.chance;
      expect(back, `${play.name} ${row.label}`).toBeGreaterThan(0.93);
      expect(back, `${play.name} ${row.label}`).toBeLessThanOrEqual(0.98 + 1e-9);
    }
  });

  it("are found by their keys, each once", () => {
    expect(new Set(LOTTERY_PLAYS[kind].map(({ key }) => key)).size).toBe(
      LOTTERY_PLAYS[kind].length,
    );
    for (const { play, row } of rows) expect(findPlay(kind, play.key, row.key)).toBe(row);
  });
});

it("an unknown play or row is not found", () => {
  expect(findPlay("dice", "none", "large")).toBeUndefined();
  expect(findPlay("dice", "sum", "none")).toBeUndefined();
});
