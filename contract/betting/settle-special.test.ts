// Plays that the final score alone does not decide, and those that return the stake.
import { expect, it } from "vitest";
import type { MatchResult } from "./match-result.ts";
import { settleSelection } from "./settlement.ts";

const ended: MatchResult = {
  sport: "FT",
  status: "ended",
  score: { half: [0, 1], full: [2, 1] },
  corners: null,
  cards: null,
  goals: ["C", "H", "H"],
};

const settle = (
  play: string,
  side: string,
  { line = null }: { readonly line?: string | null } = {},
  result: Partial<MatchResult> = {},
) => settleSelection({ play, side, line }, { ...ended, ...result });

it("returns the stake of draw no bet when the match is level", () => {
  const level = { score: { half: null, full: [1, 1] } } as const;
  expect(settle("DNB", "H", {}, level)).toBe("P");
  expect(settle("DNB", "C", {}, level)).toBe("P");
  expect(settle("DC", "HN", {}, level)).toBe("W");
  expect(settle("WM", "N", {}, level)).toBe("W");
});

it("takes three goals and more as one margin", () => {
  const high = { score: { half: null, full: [0, 5] } } as const;
  expect(settle("WM", "C3", {}, high)).toBe("W");
  expect(settle("WM", "C2", {}, high)).toBe("L");
  expect(settle("ETG", "5-5", {}, high)).toBe("W");
});

it("settles a goal when it falls, and no goal at the end", () => {
  const live = { status: "live", score: { half: null, full: null } } as const;
  expect(settle("RNG", "C", { line: "1" }, live)).toBe("W");
  expect(settle("RNG", "H", { line: "4" }, live)).toBeNull();
  expect(settle("RNG", "N", { line: "4" }, live)).toBeNull();
  expect(settle("RNG", "N", { line: "4" })).toBe("W");
});

it("cancels a goal whose scorer is not known, and the richer half without a half", () => {
  expect(settle("NG", "H", { line: "1" }, { goals: null })).toBe("D");
  expect(settle("HG", "1", {}, { score: { half: null, full: [2, 1] } })).toBe("D");
});
