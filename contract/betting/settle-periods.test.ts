// Plays on quarters, halves, innings and races: what wins, what returns the stake, and what is void.
import { describe, expect, it } from "vitest";
import type { MatchResult } from "./match-result.ts";
import type { Score } from "./score.ts";
import { NOT_COUNTED, settled, type Vector } from "./settle-vectors.ts";
import { settleSelection } from "./settlement.ts";

it("an in-play handicap of a half counts what the half has after the bet", () => {
  // 1-1 at half time, 2-2 after it.
  const ended: MatchResult = {
    ...NOT_COUNTED,
    sport: "FT",
    status: "ended",
    score: { half: [1, 1], full: [3, 3] },
  };
  const code = (play: string, line: string, scoreAtBet: Score) =>
    settleSelection({ play, side: "H", line, scoreAtBet }, ended);
  const vectors: readonly (readonly [string, string, Score, string])[] = [
    // Bets of the first half: all of the second counts, 2-2.
    ["2HRE", "0", [0, 0], "P"],
    ["2HRE", "-0.5", [1, 0], "L"],
    ["2HRE", "0.5", [1, 1], "W"],
    // At 2-1 and at 1-3, of which 1-0 and 0-2 fell in the second half.
    ["2HRE", "0.5", [2, 1], "L"],
    ["2HRE", "1", [2, 1], "P"],
    ["2HRE", "-1.75", [1, 3], "LW"],
    ["2HR", "0", [1, 3], "P"],
    ["HRE", "0.5", [1, 0], "L"],
    ["RE", "0.25", [2, 2], "LW"],
    ["RE", "-1", [1, 3], "W"],
  ];
  expect(vectors.map(([play, line, at]) => [play, line, at, code(play, line, at)])).toEqual(
    vectors,
  );
});

describe("basketball", () => {
  const ended: MatchResult = {
    ...NOT_COUNTED,
    sport: "BK",
    status: "ended",
    score: { half: [50, 48], full: [100, 100] },
    overtime: [12, 7],
    periods: { Q1: [25, 25], Q2: [25, 23], Q3: [20, 31], Q4: [30, 21], OT1: [12, 7] },
    contests: { "full PR 20": "C", "full PR 40": "H" },
  };

  it("settles its plays", () => {
    const vectors: Vector[] = [
      ["Q1M", "H", null, "P"],
      ["Q2M", "H", null, "W"],
      ["Q3RE", "C", "8.5", "W"],
      ["Q3R", "H", "10.5", "L"],
      ["Q3OU", "O", "50.5", "W"],
      ["Q4R", "H", "-8.5", "W"],
      ["Q4OUH", "U", "30.5", "W"],
      ["Q4OUC", "O", "21", "P"],
      ["Q1EO", "EV", null, "W"],
      ["HM", "H", null, "W"],
      // The second half includes overtime, the fourth quarter does not: 62-59.
      ["2HM", "H", null, "W"],
      ["2HR", "H", "-3.5", "L"],
      ["2HOU", "O", "120.5", "W"],
      ["2HOUC", "U", "58.5", "L"],
      ["2HEO", "OD", null, "W"],
      ["OU", "O", "218.5", "W"],
      ["PR", "C", "20", "W"],
      ["RPR", "C", "40", "L"],
      ["PR", "H", "130", "DL"],
    ];
    expect(settled(vectors, ended)).toEqual(vectors);
  });

  it("voids what an abandoned match left open", () => {
    const vectors: Vector[] = [
      ["Q1M", "C", null, "P"],
      ["Q4M", "H", null, "D4"],
      ["2HM", "H", null, "D4"],
      ["PR", "H", "40", "W"],
      ["PR", "H", "60", "D4"],
    ];
    const { Q1, Q2, Q3 } = { Q1: [25, 25], Q2: [25, 23], Q3: [20, 31] } as const;
    const abandoned = {
      ...ended,
      status: "abandoned",
      score: { half: [50, 48], full: null },
      periods: { Q1, Q2, Q3 },
    } as const;
    expect(settled(vectors, abandoned)).toEqual(vectors);
  });
});

describe("baseball", () => {
  const ended: MatchResult = {
    ...NOT_COUNTED,
    sport: "BS",
    status: "ended",
    score: { half: null, full: [4, 4] },
    overtime: [0, 1],
    periods: { I1: [0, 0], I2: [2, 0], I3: [0, 0], I4: [0, 1], I5: [0, 1], I6: [2, 2] },
  };

  it("settles its plays", () => {
    const vectors: Vector[] = [
      ["M", "C", null, "W"],
      ["R", "H", "1.5", "W"],
      ["R", "H", "-1.5", "L"],
      ["OU", "O", "8.5", "W"],
      ["OUH", "U", "4.5", "W"],
      ["OUC", "O", "4.5", "W"],
      ["I1M", "N", null, "W"],
      ["I1M", "H", null, "L"],
      ["I1OU", "U", "0.5", "W"],
      ["I1R", "C", "-0.5", "W"],
      ["F5M", "H", null, "P"],
      ["F5R", "H", "0.5", "W"],
      ["F5OU", "U", "4.5", "W"],
      ["F5OUH", "O", "1.5", "W"],
      ["F5OUC", "O", "2", "P"],
    ];
    expect(settled(vectors, ended)).toEqual(vectors);
  });

  it("leaves the first five innings open until all are over", () => {
    const { I1, I2 } = { I1: [0, 0], I2: [2, 0] } as const;
    const live = { ...ended, status: "live", periods: { I1, I2 } } as const;
    const total = { play: "F5OU", side: "O", line: "1.5" };
    expect(settleSelection(total, live)).toBeNull();
    expect(settleSelection(total, { ...live, status: "abandoned" })).toBe("D4");
  });
});
