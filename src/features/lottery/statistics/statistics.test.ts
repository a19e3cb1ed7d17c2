import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aspectsOf, type DrawOutcome } from "./aspects.ts";
import { type DrawResult, drawShape, resultsOf } from "./draw-shape.ts";
import { gapRows, hotAndCold, numberStatistics, numbersIn } from "./number-statistics.ts";
import { sampleDraw } from "./sample-draw.ts";
import { longStreaks, runsOf, summarize } from "./streaks.ts";

const range = fc
  .tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 48 }))
  .map(([low, size]) => ({ low, high: low + size }));
const drawsIn = ({ low, high }: { low: number; high: number }) =>
  fc.array(fc.array(fc.integer({ min: low, max: high }), { maxLength: 10 }), { maxLength: 100 });
const rangeAndDraws = range.chain((one) => fc.tuple(fc.constant(one), drawsIn(one)));

describe("number statistics", () => {
  it("gaps and draws of a number add up to all draws", () => {
    fc.assert(
      fc.property(rangeAndDraws, ([one, draws]) => {
        for (const { count, missing, averageGap, longestGap, longestRun } of numberStatistics(
          draws,
          one,
        )) {
          expect(averageGap * (count + 1) + count).toBeCloseTo(draws.length, 6);
          expect(missing).toBeLessThanOrEqual(longestGap);
          expect(averageGap).toBeLessThanOrEqual(longestGap);
          expect(longestRun).toBeLessThanOrEqual(count);
          expect(longestGap + count).toBeLessThanOrEqual(draws.length);
        }
      }),
    );
  });

  it("the last row of gaps is what each number is missing now", () => {
    fc.assert(
      fc.property(rangeAndDraws, ([one, draws]) => {
        const rows = gapRows(draws, one);
        const missing = numberStatistics(draws, one).map((statistic) => statistic.missing);
        expect(rows).toHaveLength(draws.length);
        expect(rows.at(-1) ?? missing).toEqual(missing);
        rows.forEach((row, at) =>
          row.forEach((gap, place) =>
            expect(gap === 0).toBe(draws[at]?.includes(one.low + place) ?? false),
          ),
        );
      }),
    );
  });

  it("hot numbers came at least as often as cold ones, and none is both", () => {
    fc.assert(
      fc.property(rangeAndDraws, fc.integer({ min: 0, max: 60 }), ([one, draws], size) => {
        const { hot, cold } = hotAndCold(numberStatistics(draws, one), size);
        const names = [...hot, ...cold].map(({ number }) => number);
        expect(new Set(names).size).toBe(names.length);
        expect(hot.length).toBe(Math.min(size, Math.floor(numbersIn(one).length / 2)));
        const least = Math.min(...hot.map(({ count }) => count));
        for (const { count } of cold) expect(count).toBeLessThanOrEqual(least);
      }),
    );
  });

  it("counts a known sequence", () => {
    const [zero, one] = numberStatistics([[0], [1], [1], [0], [1]], { low: 0, high: 1 });
    expect(zero).toEqual({
      number: 0,
      count: 2,
      missing: 1,
      averageGap: 1,
      longestGap: 2,
      longestRun: 1,
    });
    expect(one).toMatchObject({ count: 3, missing: 0, longestGap: 1, longestRun: 2 });
  });
});

const anyOutcome = fc.constantFrom<(DrawOutcome | null)[]>("big", "small", "tie", null);

describe("streaks", () => {
  it("runs hold every readable outcome in order, and neighbours differ unless a gap is between", () => {
    fc.assert(
      fc.property(fc.array(anyOutcome, { maxLength: 100 }), (outcomes) => {
        const runs = runsOf(outcomes);
        const spread = runs.flatMap((run) => Array.from({ length: run.length }, () => run.outcome));
        expect(spread).toEqual(outcomes.filter((one) => one !== null));
        const joined = runs.slice(1).filter((run, at) => run.outcome === runs[at]?.outcome);
        // Only a result that cannot be read parts two runs of one outcome.
        expect(joined.length).toBeLessThanOrEqual(outcomes.filter((one) => one === null).length);
      }),
    );
  });

  it("the current run is the head of the newest results", () => {
    const place = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 100 }), (balls) => {
        const results = resultsFrom(balls);
        for (const aspect of aspectsOf(drawShape(sampleDraw()))) {
          const { current, longest, counts } = summarize(aspect, results);
          const outcomes = results.map((result) => aspect.read(result));
          const ends = outcomes.findIndex((one) => one !== outcomes[0]);
          expect(current?.length).toBe(ends === -1 ? results.length : ends);
          expect(current?.outcome).toBe(outcomes[0]);
          expect(longest).toBeGreaterThanOrEqual(current?.length ?? 0);
          expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(results.length);
        }
      }),
    );
  });

  it("lists the streaks of all draws, longest first, without ties", () => {
    const row = [9, 9, 9, 9, 9];
    const draw = sampleDraw({
      issue: "9",
      balls: row,
      history: resultsFrom([row, row, row, row, [0, 0, 0, 0, 0]]),
    });
    const streaks = longStreaks([draw, sampleDraw()], 4);
    expect(streaks.length).toBeGreaterThan(0);
    expect(new Set(streaks.map(({ length }) => length))).toEqual(new Set([5]));
    expect(streaks.some(({ outcome: value }) => value === "tie")).toBe(false);
    expect(streaks.every(({ open }) => !open)).toBe(true);
  });
});

const RANGES = {
  digits: { low: 0, high: 9 },
  dice: { low: 1, high: 6 },
  race: { low: 1, high: 10 },
  eleven: { low: 1, high: 11 },
  six49: { low: 1, high: 49 },
} as const;

describe("draw shape", () => {
  it.each([
    ["digits", 10, [0, 3, 5, 7, 9], null],
    ["digits", 10, [3, 3, 5, 7, 9], null],
    ["dice", 6, [1, 2, 6], null],
    ["race", 10, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], null],
    ["eleven", 11, [1, 2, 3, 4, 11], null],
    ["six49", 49, [1, 2, 3, 4, 5, 6], 49],
    ["other", 80, [1, 2, 3], null],
  ] as const)("knows %s", (kind, size, balls, special) => {
    const frequency = Array.from({ length: size }, () => 1);
    const shape = drawShape(sampleDraw({ balls: [...balls], special, frequency, history: [] }));
    expect(shape).toMatchObject({ kind, places: balls.length, special: special !== null });
    expect(shape.high - shape.low + 1).toBe(size);
  });

  it.each([
    ["six49", [1, 2, 3, 4, 5, 6], 24, "special-size", "small"],
    ["six49", [1, 2, 3, 4, 5, 6], 25, "special-size", "big"],
    ["dice", [4, 4, 2], null, "sum-size", "small"],
    ["dice", [4, 4, 3], null, "sum-size", "big"],
    ["eleven", [2, 4, 6, 8, 10], null, "sum-size", "small"],
    ["eleven", [2, 4, 6, 8, 10], null, "sum-parity", "even"],
    ["eleven", [11, 4, 6, 8, 10], null, "place0-duel", "dragon"],
    ["race", [6, 5, 4, 3, 2, 1, 7, 8, 9, 10], null, "topTwo-size", "small"],
    ["digits", [9, 0, 5, 0, 9], null, "place0-duel", "tie"],
    ["digits", [9, 9, 5, 0, 0], null, "sum-size", "big"],
    ["digits", [9, 9, 4, 0, 0], null, "sum-size", "small"],
  ] as const)("%s %j: %s counts as %s", (kind, balls, special, key, outcome) => {
    const { low, high } = RANGES[kind];
    const aspects = aspectsOf({ kind, low, high, places: balls.length, special: special !== null });
    const aspect = aspects.find((one) => one.key === key);
    expect(aspect?.read({ issue: "1", balls, special })).toBe(outcome);
  });

  it("reads any answer: each aspect has an outcome or none", () => {
    const any = fc.array(fc.integer({ min: -5, max: 99 }), { maxLength: 12 });
    fc.assert(
      fc.property(any, any, fc.option(fc.integer({ min: 0, max: 60 })), (balls, past, special) => {
        const draw = sampleDraw({ balls, special, history: resultsFrom([past]), frequency: [] });
        expect(resultsOf(draw)).toHaveLength(2);
        for (const { read } of aspectsOf(drawShape(draw))) {
          expect(typeof read({ issue: "1", balls: past, special })).toMatch(/string|object/);
        }
      }),
    );
  });

  it("an issue counts once, and a hundred at most", () => {
    const same = sampleDraw({ issue: "1", history: resultsFrom([[1, 2, 3, 4, 5]]) });
    expect(resultsOf({ ...same, issue: same.history[0]?.issue ?? "" })).toHaveLength(1);
    const many = Array.from({ length: 150 }, () => [1, 2, 3, 4, 5]);
    expect(resultsOf(sampleDraw({ history: resultsFrom(many) }))).toHaveLength(100);
  });
});

function resultsFrom(rows: readonly number[][]): (DrawResult & { balls: number[] })[] {
  return rows.map((balls, at) => ({ issue: `p${at}`, balls, special: null }));
}
