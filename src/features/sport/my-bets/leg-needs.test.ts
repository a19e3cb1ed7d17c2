import { expect, it } from "vitest";
import { isTally, TALLIES } from "#contract/betting/counts.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import texts from "#locales/zh-CN/sport.json" with { type: "json" };
import type { CountedState } from "./leg-count.ts";
import { legNeeds } from "./leg-needs.ts";
import { sampleTicket } from "#testing/sample-ticket.ts";

type Leg = ReturnType<typeof sampleTicket>["legs"][number];

function needs(change: Partial<Leg>, score: [number, number], more: Partial<CountedState> = {}) {
  const [leg] = sampleTicket().legs;
  if (!leg) throw new Error("no leg");
  const state = {
    isLive: true,
    se_now: "1H",
    sc_FT_H: score[0],
    sc_FT_C: score[1],
    periods: [],
    corners: null,
    yellow: null,
    red: null,
    setsToWin: undefined,
    ...more,
  };
  return legNeeds({ ...leg, ...change }, state);
}
const total = { w: "ROU", line: "2.5" };

it("counts the goals that a bet still needs", () => {
  expect(needs({ ...total, r: "O" }, [1, 0])).toEqual({
    now: "L",
    unit: "goals",
    need: { home: 2, away: 0, any: true },
    lose: null,
  });
  expect(needs({ ...total, r: "O" }, [2, 1])).toMatchObject({ now: "W", need: null, lose: null });
  expect(needs({ ...total, r: "U" }, [1, 0])).toMatchObject({ now: "W", lose: { home: 2 } });
  expect(needs({ ...total, r: "U" }, [2, 1])).toMatchObject({ now: "L", need: null });
});

it("counts an in-play handicap from the score at the bet, a full win only", () => {
  const back = { w: "RE", line: "-0.5", r: "H", score: [1, 0] as [number, number] };
  expect(needs(back, [1, 0])).toMatchObject({ now: "L", need: { home: 1, away: 0, any: false } });
  expect(needs(back, [2, 0])).toMatchObject({ now: "W", lose: { home: 0, away: 1 } });
  const quarter = { ...back, line: "-0.75", score: [0, 0] as [number, number] };
  expect(needs(quarter, [1, 0])).toMatchObject({ now: "LW", need: { home: 1, away: 0 } });
});

it("a handicap of the second half counts what it has after the bet", () => {
  const periods: CountedState["periods"] = [
    { name: "1H", score: [1, 1] },
    { name: "2H", score: [1, 0] },
  ];
  const back = { w: "2HRE", line: "-0.5", r: "H" };
  const second = { se_now: "2H", periods };
  expect(needs({ ...back, score: [1, 0] }, [2, 1], second)).toMatchObject({ now: "W" });
  expect(needs({ ...back, score: [2, 1] }, [2, 1], second)).toMatchObject({
    now: "L",
    need: { home: 1, away: 0 },
  });
});

it("knows what needs both sides, and what can no longer win", () => {
  const exact = { w: "RPD", line: null };
  expect(needs({ ...exact, r: "2-1" }, [0, 0])).toMatchObject({ need: { home: 2, away: 1 } });
  expect(needs({ ...exact, r: "1-0" }, [0, 1])).toMatchObject({ now: "L", need: null });
  expect(needs({ w: "RTS", line: null, r: "Y" }, [0, 0])).toMatchObject({
    need: { home: 1, away: 1 },
  });
});

it("counts points and corners in their own units", () => {
  expect(needs({ ...total, r: "O", sport: "BK", line: "180.5" }, [90, 80])).toMatchObject({
    unit: "points",
    need: { home: 11 },
  });
  const corners = { w: "RCNOU", line: "9.5", r: "O" };
  expect(needs(corners, [0, 0], { corners: [4, 3] })).toMatchObject({
    unit: "corners",
    need: { home: 3 },
  });
  expect(needs(corners, [0, 0])).toBeNull();
});

it("tells nothing before the match, of a past half, or of a play of a moment", () => {
  expect(needs({ ...total, r: "O" }, [0, 0], { isLive: false })).toBeNull();
  expect(needs({ ...total, w: "HROU", r: "O" }, [0, 0], { se_now: "2H" })).toBeNull();
  expect(needs({ w: "RNG", line: "1", r: "H" }, [0, 0])).toBeNull();
  expect(needs({ w: "S1RPW", line: "705", r: "H", sport: "TN" }, [0, 0])).toBeNull();
});

it("counts cards of both colours", () => {
  const cards = { w: "RCDOU", line: "4.5", r: "O" };
  expect(needs(cards, [0, 0], { yellow: [1, 2], red: [0, 1] })).toMatchObject({
    unit: "cards",
    need: { home: 1, any: true },
  });
  expect(needs(cards, [0, 0])).toBeNull();
});

it("never takes the score for a count that the feed does not have", () => {
  const plays = [...PLAYS.values()].filter(({ count }) => isTally(count));
  for (const { code: w, sides } of plays) {
    expect(needs({ w, line: "2.5", r: sides[0] ?? "" }, [3, 0]), w).toBeNull();
  }
});

it.each(TALLIES)("has words for %s", (tally) => {
  const { bets, results } = texts;
  for (const words of [results.tally, bets.track.any, bets.track.team]) {
    expect(words).toHaveProperty(tally);
  }
});
