import { describe, expect, it } from "vitest";
import { randomSequence } from "../../../book/random-sequence.ts";
import { paylines } from "./slot-lines.ts";
import { REELS, ROWS, SCATTER, SLOT_MODELS, type Volatility, WILD } from "./slot-models.ts";
import { linePay, luckyChance, returnOf, slotOdds } from "./slot-odds.ts";
import { playSlot, type SlotGame } from "./slot-spin.ts";

const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly Volatility[];
const RTP = 0.965;

function game(level: Volatility, lines = 20, maxWin: number | null = null): SlotGame {
  const model = SLOT_MODELS[level];
  return { model, lines: paylines(lines), lucky: luckyChance(model, RTP), maxWin };
}

interface Sample {
  readonly mean: number;
  readonly deviation: number;
  readonly hits: number;
  readonly freeSpins: number;
}

function simulate(machine: SlotGame, rounds: number, seed: string): Sample {
  const next = randomSequence("slot proof", seed);
  const sums = { win: 0, squares: 0, hits: 0, spins: 0 };
  for (let index = 0; index < rounds; index++) {
    const { win, spins } = playSlot(machine, next);
    sums.win += win;
    sums.squares += win * win;
    sums.hits += win > 0 ? 1 : 0;
    sums.spins += spins.length - 1;
  }
  const mean = sums.win / rounds;
  const deviation = Math.sqrt(sums.squares / rounds - mean * mean);
  return { mean, deviation, hits: sums.hits / rounds, freeSpins: sums.spins / rounds };
}

describe.each(LEVELS)("the machine of volatility %i", (level) => {
  const model = SLOT_MODELS[level];

  it("shows at most one scatter per reel, which the odds assume", () => {
    for (const reel of model.reels) {
      const places = reel.flatMap((symbol, index) => (symbol === SCATTER ? [index] : []));
      expect(places).toHaveLength(1);
      expect(reel.length).toBeGreaterThan(ROWS);
    }
  });

  it("returns exactly any published figure from 93 % to 98 %", () => {
    for (const rtp of [0.93, 0.961, 0.974, 0.98]) {
      expect(returnOf(model, luckyChance(model, rtp))).toBeCloseTo(rtp, 12);
    }
  });

  it("has wilds on the middle reels only, so a line starts with a paying symbol", () => {
    expect(model.reels.map((reel) => reel.includes(WILD))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

it("250,000 spins of the middle machine return what is published, within four standard errors", () => {
  const rounds = 250_000;
  const { mean, deviation, freeSpins } = simulate(game(3), rounds, "middle");
  const error = deviation / Math.sqrt(rounds);
  expect(error).toBeLessThan(0.024);
  expect(Math.abs(mean - RTP)).toBeLessThan(4 * error);
  expect(freeSpins).toBeCloseTo(slotOdds(SLOT_MODELS[3]).freeSpins, 2);
}, 60_000);

it("a higher volatility wins more rarely and spreads wider", () => {
  const samples = LEVELS.map((level) => simulate(game(level), 40_000, `level ${level}`));
  const spreads = samples.map(({ deviation }) => deviation);
  expect(spreads).toEqual(spreads.toSorted((left, right) => left - right));
  for (const { mean, deviation } of samples) {
    expect(Math.abs(mean - RTP)).toBeLessThan((4 * deviation) / Math.sqrt(40_000));
  }
});

it("the number of lines does not change the return", () => {
  for (const lines of [1, 50, 243]) {
    const rounds = 20_000;
    const { mean, deviation } = simulate(game(1, lines), rounds, `lines ${lines}`);
    expect(Math.abs(mean - RTP)).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
  }
});

it("all 243 lines differ", () => {
  expect(new Set(paylines(243).map(String)).size).toBe(243);
  expect(paylines(1000)).toHaveLength(243);
  expect(paylines(20).every((line) => line.length === REELS)).toBe(true);
});

it("a line pays its longest run from the left; wilds complete it, scatters do not", () => {
  const model = SLOT_MODELS[3];
  const [three, four, five] = model.pays[2] ?? [];
  expect(linePay(model, [2, WILD, 2, 5, 2])).toBe(three);
  expect(linePay(model, [2, 2, WILD, 2, 7])).toBe(four);
  expect(linePay(model, [2, 2, WILD, WILD, 2])).toBe(five);
  expect(linePay(model, [2, 2, SCATTER, 2, 2])).toBe(0);
  expect(linePay(model, [1, 2, 2, 2, 2])).toBe(0);
});

it("a spin pays what its lines pay one by one", () => {
  const machine = game(2);
  const next = randomSequence("lines one by one");
  for (let index = 0; index < 500; index++) {
    const [spin] = playSlot(machine, next).spins;
    const pays = machine.lines.map((line) =>
      linePay(
        machine.model,
        line.map((row, reel) => spin?.window[reel]?.[row] ?? SCATTER),
      ),
    );
    const paid = new Map(spin?.wins.map(({ line, pay }) => [line, pay]));
    expect(pays).toEqual(machine.lines.map((_, line) => paid.get(line) ?? 0));
  }
});

it("no round wins more than the limit, and the limit costs less than 0.1 % of the return", () => {
  const limit = 1200;
  let [lost, rounds] = [0, 80_000];
  const free = game(5);
  const next = randomSequence("limit");
  for (let index = 0; index < rounds; index++)
    lost += Math.max(0, playSlot(free, next).win - limit);
  expect(lost / rounds).toBeLessThan(0.001);
  const small = { ...game(5), maxWin: 3 };
  const again = randomSequence("small limit");
  const results = Array.from({ length: 2000 }, () => playSlot(small, again));
  expect(Math.max(...results.map(({ win }) => win))).toBe(3);
  expect(results.some(({ limited }) => limited)).toBe(true);
});
