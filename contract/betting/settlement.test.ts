import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLAYS, playCode } from "./plays.ts";
import type { ScoredSelection } from "./score-rules.ts";
import { FOOTBALL } from "./settle-vectors.ts";
import { settleSelection } from "./settlement.ts";
import type { MatchResult } from "./match-result.ts";

const settle = (
  play: string,
  side: string,
  bet: Partial<ScoredSelection> = {},
  result: Partial<MatchResult> = {},
) => settleSelection({ play, side, line: null, ...bet }, { ...FOOTBALL, ...result });

describe("plays", () => {
  it.each<[string, number]>([
    ["0-1", 0],
    ["0-1", 1],
    ["2-3", 2],
    ["2-3", 3],
    ["4-6", 4],
    ["4-6", 6],
    ["7+", 7],
    ["7+", 12],
  ])("total goals %s holds %i and no other range does", (range, goals) => {
    const won = ["0-1", "2-3", "4-6", "7+"].filter(
      (side) => settle("T", side, {}, { score: { half: [0, 0], full: [goals, 0] } }) === "W",
    );
    expect(won).toEqual([range]);
  });

  it("counts the goals of both sides for odd and even", () => {
    const goals = fc.nat({ max: 8 });
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        const score = { half: [0, 0], full: [home, away] } as const;
        const side = (home + away) % 2 === 1 ? "OD" : "EV";
        expect(settle("EO", side, {}, { score })).toBe("W");
      }),
    );
  });

  it("counts no goals as even", () => {
    const score = { half: [0, 0], full: [0, 0] } as const;
    expect(settle("EO", "EV", {}, { score })).toBe("W");
    expect(settle("EO", "OD", {}, { score })).toBe("L");
  });

  it("settles `other` as won for a score that the market does not list", () => {
    expect(settle("PD", "other", { listed: ["1-0", "2-1"] })).toBe("L");
    expect(settle("PD", "other", { listed: ["1-0", "0-0"] })).toBe("W");
    expect(settle("PD", "other")).toBe("W");
  });

  it("returns the stake for a level score when no draw is offered", () => {
    const level = { score: { half: [0, 0], full: [80, 80] } } as const;
    expect(settle("M", "H", {}, { ...level, sport: "BK" })).toBe("P");
    expect(settle("M", "C", {}, level)).toBe("L");
    expect(settle("M", "N", {}, level)).toBe("W");
    expect(settle("M", "H", {}, { sport: "BK" })).toBe("W");
  });

  it("settles exactly one side as won in markets without a line, two of double chance", () => {
    const goals = fc.nat({ max: 8 });
    const plays = [...PLAYS.values()].filter(
      ({ rule, sides, period, count }) =>
        (period === "full" || period === "half") &&
        count !== "sets" &&
        !["handicap", "total", "teamTotal", "nextGoal", "resultTotal", "race"].includes(rule) &&
        sides.length > 0,
    );
    fc.assert(
      fc.property(fc.constantFrom(...plays), goals, goals, goals, goals, (play, a, b, c, d) => {
        const score = { half: [a, b], full: [a + c, b + d] } as const;
        const won = play.sides.filter((side) => settle(play.code, side, {}, { score }) === "W");
        const [home, away] = score[play.period === "half" ? "half" : "full"];
        const returned = play.rule === "drawNoBet" && home === away;
        expect(won).toHaveLength(returned ? 0 : play.rule === "doubleChance" ? 2 : 1);
      }),
    );
  });

  it("throws for a missing line and for an unknown play", () => {
    expect(() => settle("R", "H")).toThrow("needs a line");
    expect(() => settle("OU", "O")).toThrow(RangeError);
    expect(() => settle("ZZ", "H")).toThrow("unknown play ZZ");
    expect(() => settle("CS", "12")).toThrow("settleOutright");
  });
});

describe("in play", () => {
  const inPlay = (base: "R" | "OU" | "M" | "CNR", period: "full" | "half" = "full") =>
    playCode(base, { inPlay: true, period });

  it("counts only goals after the bet for handicaps", () => {
    const bet = { line: "-0.5", scoreAtBet: [1, 0] } as const;
    const oneNil = { score: { half: [1, 0], full: [1, 0] } } as const;
    expect(settle(inPlay("R"), "H", bet, oneNil)).toBe("L");
    expect(settle(inPlay("R"), "C", bet, oneNil)).toBe("W");
    expect(settle(inPlay("R"), "H", { line: "-0.5", scoreAtBet: [0, 1] })).toBe("W");
    expect(settle(inPlay("R", "half"), "H", { line: "0", scoreAtBet: [0, 1] })).toBe("P");
    expect(settle(inPlay("R"), "H", { line: "-1", scoreAtBet: null })).toBe("P");
  });

  it("counts the whole match for all other plays", () => {
    expect(settle(inPlay("OU"), "O", { line: "2.75", scoreAtBet: [1, 1] })).toBe("LW");
    expect(settle(inPlay("M"), "H", { scoreAtBet: [2, 0] })).toBe("W");
    expect(settle(inPlay("CNR"), "H", { line: "-2.5", scoreAtBet: [2, 0] })).toBe("W");
    expect(settle("R", "H", { line: "-0.5", scoreAtBet: [2, 0] })).toBe("W");
  });
});

describe("overtime", () => {
  const level = { score: { half: [40, 50], full: [90, 90] }, overtime: [10, 8] } as const;

  it("counts in basketball and others, not in football", () => {
    expect(settle("M", "H", {}, { ...level, sport: "BK" })).toBe("W");
    expect(settle("OU", "O", { line: "197.5" }, { ...level, sport: "BK" })).toBe("W");
    expect(settle("OU", "U", { line: "198.5" }, { ...level, sport: "BS" })).toBe("W");
    expect(settle("M", "N", {}, level)).toBe("W");
    expect(settle("M", "N", {}, { ...level, sport: "VF" })).toBe("W");
  });

  it("leaves a match open during overtime", () => {
    const running = {
      ...level,
      sport: "BK",
      status: "live",
      score: { half: [40, 50], full: null },
    } as const;
    expect(settle("M", "H", {}, running)).toBeNull();
  });

  it("does not count for the first half, corners and cards", () => {
    const result = { ...level, sport: "BK" } as const;
    expect(settle("HOU", "U", { line: "90.5" }, result)).toBe("W");
    expect(settle("CNOU", "U", { line: "11.5" }, result)).toBe("W");
  });
});

describe("matches that do not end", () => {
  it("settles a finished half and leaves the rest open", () => {
    const live = { status: "live", score: { half: [0, 1], full: null } } as const;
    expect(settle("HM", "C", {}, live)).toBe("W");
    expect(settle("M", "C", {}, live)).toBeNull();
    expect(settle("CNOU", "O", { line: "5" }, { ...live, corners: null })).toBeNull();
    expect(settle("F", "CH", {}, live)).toBeNull();
  });

  it("settles a finished half and voids the rest of an abandoned match", () => {
    const abandoned = {
      status: "abandoned",
      score: { half: [0, 1], full: null },
      corners: { half: [3, 2], full: null },
    } as const;
    expect(settle("HR", "H", { line: "0.5" }, abandoned)).toBe("L");
    expect(settle("R", "H", { line: "0.5" }, abandoned)).toBe("D4");
    expect(settle("OU", "O", { line: "0.5" }, abandoned)).toBe("D4");
    expect(settle("HCNOU", "O", { line: "4.5" }, abandoned)).toBe("W");
    expect(settle("CNOU", "O", { line: "4.5" }, abandoned)).toBe("D4");
  });

  it("voids plays whose events were not counted", () => {
    expect(settle("CNOU", "O", { line: "9" }, { corners: null })).toBe("D5");
    expect(settle("CDOU", "O", { line: "3" }, { cards: null })).toBe("D6");
    expect(settle("F", "NH", {}, { score: { half: null, full: [1, 0] } })).toBe("D");
  });

  it("voids every play of a postponed or cancelled match", () => {
    expect(settle("HM", "C", {}, { status: "postponed" })).toBe("D3");
    expect(settle("HM", "C", {}, { status: "cancelled" })).toBe("D0");
    expect(settle("M", "H", {}, { status: "cancelled", reason: "wrongTeams" })).toBe("D8");
  });
});
