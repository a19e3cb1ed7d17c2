// Plays on parts of a match, by sport: what wins, what returns the stake, and what is void.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contestKey, pointLine, pointOfLine } from "./contests.ts";
import type { MatchResult } from "./match-result.ts";
import { playSpec } from "./plays.ts";
import { settleSelection } from "./settlement.ts";

type Vector = readonly [play: string, side: string, line: string | null, code: string | null];

const NOTHING = { corners: null, cards: null } as const;

const settle = ([play, side, line]: Vector, result: MatchResult, listed?: readonly string[]) =>
  settleSelection({ play, side, line, ...(listed && { listed }) }, result);

describe("tennis", () => {
  const ended: MatchResult = {
    ...NOTHING,
    sport: "TN",
    status: "ended",
    // Games; sets decide the winner.
    score: { half: null, full: [16, 15] },
    sets: { half: null, full: [2, 1] },
    periods: { S1: [6, 4], S2: [3, 6], S3: [7, 5] },
    contests: { "S2 GW 4": "C", "S2 PW 405": "H" },
  };

  it.each<Vector>([
    ["R", "H", "-0.5", "W"],
    ["OU", "O", "30.5", "W"],
    ["EO", "OD", null, "W"],
    ["SR", "H", "-1.5", "L"],
    ["SR", "C", "-1.5", "W"],
    ["SR", "C", "1.5", "L"],
    ["SOU", "O", "2.5", "W"],
    ["RSOU", "U", "2.5", "L"],
    ["SPD", "2-1", null, "W"],
    ["SPD", "2-0", null, "L"],
    ["S1M", "H", null, "W"],
    ["S2M", "H", null, "L"],
    ["S3M", "C", null, "L"],
    ["S3RM", "H", null, "W"],
    ["S1R", "H", "-2.5", "L"],
    ["S2RE", "C", "2.5", "W"],
    ["S1OU", "U", "10.5", "W"],
    ["S3ROU", "O", "12", "P"],
    ["S1EO", "EV", null, "W"],
    ["S2RGW", "C", "4", "W"],
    ["S2RGW", "H", "4", "L"],
    ["S2RPW", "H", "405", "W"],
    ["S2RPW", "C", "405", "L"],
    ["S2RGW", "H", "11", "DL"],
    ["S4M", "H", null, "DL"],
  ])("%s %s %s is %s", (...vector) => {
    expect(settle(vector, ended)).toBe(vector[3]);
  });

  const retired: MatchResult = {
    ...ended,
    status: "abandoned",
    reason: "playerWithdrew",
    score: { half: null, full: null },
    sets: { half: null, full: null },
    periods: { S1: [6, 4] },
    contests: { "S2 GW 1": "H" },
  };

  it.each<Vector>([
    ["M", "H", null, "DD"],
    ["R", "H", "-0.5", "DD"],
    ["SPD", "2-0", null, "DD"],
    ["S1M", "H", null, "W"],
    ["S1OU", "O", "9.5", "W"],
    ["S2M", "H", null, "DD"],
    ["S2RGW", "H", "1", "W"],
    ["S2RGW", "H", "2", "DD"],
    ["S1RGW", "H", "12", "DL"],
  ])("after a retirement %s %s %s is %s", (...vector) => {
    expect(settle(vector, retired)).toBe(vector[3]);
  });

  it.each<Vector>([
    ["S1M", "C", null, "L"],
    ["S2M", "C", null, null],
    ["S2RGW", "H", "1", "W"],
    ["S2RGW", "H", "2", null],
    ["SOU", "O", "2.5", null],
  ])("in play %s %s %s is %s", (...vector) => {
    expect(settle(vector, { ...retired, status: "live", reason: undefined })).toBe(vector[3]);
  });
});

describe("basketball", () => {
  const ended: MatchResult = {
    ...NOTHING,
    sport: "BK",
    status: "ended",
    score: { half: [50, 48], full: [100, 100] },
    overtime: [12, 7],
    periods: { Q1: [25, 25], Q2: [25, 23], Q3: [20, 31], Q4: [30, 21], OT1: [12, 7] },
    contests: { "full PR 20": "C", "full PR 40": "H" },
  };

  it.each<Vector>([
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
  ])("%s %s %s is %s", (...vector) => {
    expect(settle(vector, ended)).toBe(vector[3]);
  });

  it.each<Vector>([
    ["Q1M", "C", null, "P"],
    ["Q4M", "H", null, "D4"],
    ["2HM", "H", null, "D4"],
    ["PR", "H", "40", "W"],
    ["PR", "H", "60", "D4"],
  ])("abandoned in the fourth quarter %s %s %s is %s", (...vector) => {
    const { Q1, Q2, Q3 } = { Q1: [25, 25], Q2: [25, 23], Q3: [20, 31] } as const;
    const abandoned = {
      ...ended,
      status: "abandoned",
      score: { half: [50, 48], full: null },
      periods: { Q1, Q2, Q3 },
    } as const;
    expect(settle(vector, abandoned)).toBe(vector[3]);
  });
});

describe("baseball", () => {
  const ended: MatchResult = {
    ...NOTHING,
    sport: "BS",
    status: "ended",
    score: { half: null, full: [4, 4] },
    overtime: [0, 1],
    periods: { I1: [0, 0], I2: [2, 0], I3: [0, 0], I4: [0, 1], I5: [0, 1], I6: [2, 2] },
  };

  it.each<Vector>([
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
  ])("%s %s %s is %s", (...vector) => {
    expect(settle(vector, ended)).toBe(vector[3]);
  });

  it("leaves the first five innings open until all are over", () => {
    const { I1, I2 } = { I1: [0, 0], I2: [2, 0] } as const;
    const live = { ...ended, status: "live", periods: { I1, I2 } } as const;
    expect(settle(["F5OU", "O", "1.5", null], live)).toBeNull();
    expect(settle(["F5OU", "O", "1.5", null], { ...live, status: "abandoned" })).toBe("D4");
  });
});

describe("maps", () => {
  const ended: MatchResult = {
    ...NOTHING,
    sport: "OP",
    status: "ended",
    score: { half: null, full: [2, 0] },
    sets: { half: null, full: [2, 0] },
    periods: { P1: [11, 6], P2: [11, 9] },
    contests: { "P1 FB": "C", "P1 FTW": "H" },
  };

  it.each<Vector>([
    ["SR", "H", "-1.5", "W"],
    ["SOU", "U", "2.5", "W"],
    ["SPD", "2-0", null, "W"],
    ["P1M", "H", null, "W"],
    ["P1R", "H", "-4.5", "W"],
    ["P2R", "H", "-2.5", "L"],
    ["P2OU", "O", "19.5", "W"],
    ["P1FB", "C", null, "W"],
    ["P1RFB", "H", null, "L"],
    ["P1FTW", "H", null, "W"],
    ["P2FTW", "H", null, "DL"],
    ["P3M", "H", null, "DL"],
  ])("%s %s %s is %s", (...vector) => {
    expect(settle(vector, ended)).toBe(vector[3]);
  });
});

describe("football", () => {
  const ended: MatchResult = {
    sport: "FT",
    status: "ended",
    score: { half: [0, 1], full: [2, 1] },
    corners: { half: [3, 2], full: [7, 4] },
    cards: { half: [0, 1], full: [1, 3] },
    goals: ["C", "H", "H"],
  };

  it.each<Vector>([
    ["CDR", "H", "1.5", "L"],
    ["RCDR", "C", "1.5", "W"],
    ["HCDR", "H", "0.5", "L"],
    ["HCDOU", "U", "1.5", "W"],
    ["CDH", "O", "0.5", "W"],
    ["CDC", "O", "3", "P"],
    ["HCNR", "H", "-0.5", "W"],
    ["MTS", "HY", null, "W"],
    ["MTS", "HNO", null, "L"],
    ["MOU", "HO", "2.5", "W"],
    ["MOU", "HU", "2.5", "L"],
    ["MOU", "NO", "2.5", "L"],
    ["MOU", "HO", "3", "P"],
  ])("%s %s %s is %s", (...vector) => {
    expect(settle(vector, ended)).toBe(vector[3]);
  });

  it.each(["MTS", "MOU"])("%s has exactly one winning side", (play) => {
    const goals = fc.nat({ max: 7 });
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        const result = { ...ended, score: { half: null, full: [home, away] } } as const;
        const codes = playSpec(play).sides.map((side) => settle([play, side, "2.5", null], result));
        expect(codes.filter((code) => code === "W")).toHaveLength(1);
      }),
    );
  });
});

it("a point is named by its game and its number", () => {
  expect(pointOfLine(pointLine(13, 7))).toEqual({ game: 13, point: 7 });
  expect(contestKey(playSpec("S2RPW"), pointLine(7, 5))).toBe("S2 PW 705");
  expect(contestKey(playSpec("P1FB"), null)).toBe("P1 FB");
});
