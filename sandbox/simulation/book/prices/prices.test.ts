import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";
import { isPlayerRule } from "#contract/betting/player-rules.ts";
import { type PlaySpec, playSpec } from "#contract/betting/plays.ts";
import { MINUTE } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookOf } from "../book.ts";
import { inPlay, sampleWorld, someOfEach } from "../sample-book.ts";

vi.setConfig({ testTimeout: 30_000 });

const book = bookOf(sampleWorld(31));
const moments = fc
  .integer({ min: 0, max: 3 * 24 * 60 * 60 })
  .map((second) => MOMENT + second * 1000);

const decimal = (odds: string, { quoted }: PlaySpec) => Number(odds) + (quoted === "hk" ? 1 : 0);
const overround = ({ w, prices }: SportMarket) =>
  prices
    .filter(({ odds }) => odds !== "0.00")
    .reduce((sum, { odds }) => sum + 1 / decimal(odds, playSpec(w)), 0) - 1;

/** Some matches with all markets. */
function matchesAt(time: number): SportMatch[] {
  const fixtures = [...inPlay(book, "ALL", time), ...someOfEach(book, time, 1)];
  return fixtures.map((fixture) => book.views.whole(fixture, time));
}

it("every open market has a sensible margin", () => {
  fc.assert(
    fc.property(moments, (time) => {
      const wrong: unknown[] = [];
      for (const match of matchesAt(time)) {
        for (const market of match.markets.filter(({ state }) => state !== "closed")) {
          // Several players win, and each price is for the case that he comes on.
          if (isPlayerRule(playSpec(market.w).rule)) continue;
          // Two of the three results of double chance win.
          const winners = playSpec(market.w).rule === "doubleChance" ? 2 : 1;
          const margin = (overround(market) + 1) / winners - 1;
          const most = market.prices.length > 4 ? 0.18 : 0.12;
          if (margin <= 0.015 || margin >= most) wrong.push({ margin, ...market });
        }
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

it("prices have two decimals, and nearly decided plays are closed", () => {
  fc.assert(
    fc.property(moments, (time) => {
      for (const { markets } of matchesAt(time)) {
        const wrong = markets.flatMap(({ state, w, prices }) =>
          prices.filter(
            ({ odds, active }) =>
              !/^\d+\.\d\d$/.test(odds) ||
              active !== (state === "open" && odds !== "0.00") ||
              (active && decimal(odds, playSpec(w)) <= 1),
          ),
        );
        expect(wrong).toEqual([]);
      }
    }),
    { numRuns: 8 },
  );
});

it("a harder line of a play pays more", () => {
  fc.assert(
    fc.property(moments, (time) => {
      for (const { markets } of matchesAt(time)) {
        const lines = markets.filter(({ w }) => playSpec(w).splits);
        for (const rows of Map.groupBy(lines, ({ w }) => w).values()) {
          const lined = rows.toSorted((left, right) => Number(left.line) - Number(right.line));
          expect(new Set(lined.map(({ line }) => line)).size).toBe(lined.length);
          const firsts = lined.map(({ prices }) => Number(prices[0]?.odds));
          const harder =
            playSpec(lined[0]?.w ?? "OU").rule === "handicap" ? firsts.toReversed() : firsts;
          expect(harder).toEqual(harder.toSorted((left, right) => left - right));
        }
      }
    }),
    { numRuns: 10 },
  );
});

it("main lines are near even, and totals above the score", () => {
  for (const fixture of inPlay(book, "FT", MOMENT)) {
    const { markets, state } = book.views.listed(fixture, MOMENT);
    const main = markets.filter(({ row, w }) => row === 0 && (w === "RE" || w === "ROU"));
    expect(main).toHaveLength(2);
    const total = main.find(({ w }) => w === "ROU");
    expect(Number(total?.line)).toBeGreaterThan(state.sc_FT_H + state.sc_FT_C);
  }
  const early = book.programme.list({ sport: "FT", show: "FU", date: null }, MOMENT).slice(0, 80);
  for (const fixture of early) {
    for (const { row, w, prices } of book.views.listed(fixture, MOMENT).markets) {
      if (row > 0 || (w !== "R" && w !== "OU")) continue;
      for (const { odds } of prices) {
        expect(Number(odds)).toBeGreaterThan(0.65);
        expect(Number(odds)).toBeLessThan(1.35);
      }
    }
  }
});

it("prices follow the score and the clock", () => {
  const fixture = someOfEach(book, MOMENT, 60)
    .filter(({ sport }) => sport === "FT")
    .find((match) => {
      const { snapshots } = book.timelineOf(match);
      const final = snapshots.at(-1);
      return final?.status === "ended" && final.score[0] > final.score[1];
    });
  if (!fixture) throw new Error("no home win");
  const { ends } = book.timelineOf(fixture);
  const home = (time: number) => {
    const { markets } = book.views.listed(fixture, time);
    const winner = markets.find(({ w }) => w === "M" || w === "RM");
    return Number(winner?.prices[0]?.odds);
  };
  expect(home(ends - 3 * MINUTE)).toBeLessThan(1.5);
  expect(home(ends - 3 * MINUTE)).toBeLessThan(home(fixture.begins - MINUTE));
  expect(book.views.whole(fixture, ends + 1000).markets).toEqual([]);
});

it("prices change within seconds in play, and slowly before", () => {
  const changed = (fixtures: ReturnType<typeof inPlay>, after: number) => {
    const odds = (time: number) =>
      fixtures.flatMap((fixture) =>
        book.views.listed(fixture, time).markets.flatMap(({ prices }) => prices.map((p) => p.odds)),
      );
    const [now, then] = [odds(MOMENT), odds(MOMENT + after)];
    return now.filter((value, index) => value !== then[index]).length / now.length;
  };
  const early = book.programme.list({ sport: "FT", show: "FU", date: null }, MOMENT).slice(0, 50);
  expect(changed(inPlay(book, "FT", MOMENT), 12_000)).toBeGreaterThan(0.05);
  expect(changed(early, 5000)).toBeLessThan(0.2);
});
