// Every play of a football match that ends 2-1 after 0-1, and what is sure of any score.
import fc from "fast-check";
import { expect, it } from "vitest";
import { playSpec } from "./plays.ts";
import { FOOTBALL, settled, type Vector } from "./settle-vectors.ts";
import { settleSelection } from "./settlement.ts";

const SCORES: readonly Vector[] = [
  ["R", "H", "-0.5", "W"],
  ["R", "C", "-0.5", "L"],
  ["R", "H", "-0.75", "LW"],
  ["R", "C", "-0.75", "LL"],
  ["R", "H", "-1", "P"],
  ["R", "C", "1", "L"],
  ["HR", "H", "1", "P"],
  ["HR", "C", "0.25", "W"],
  ["HR", "C", "0.75", "LW"],
  ["OU", "O", "2.75", "LW"],
  ["OU", "U", "2.75", "LL"],
  ["OU", "O", "3", "P"],
  ["HOU", "U", "1.5", "W"],
  ["HOU", "O", "0.5", "W"],
  ["M", "H", null, "W"],
  ["M", "C", null, "L"],
  ["M", "N", null, "L"],
  ["HM", "C", null, "W"],
  ["EO", "OD", null, "W"],
  ["EO", "EV", null, "L"],
  ["HEO", "OD", null, "W"],
  ["PD", "2-1", null, "W"],
  ["PD", "1-2", null, "L"],
  ["HPD", "0-1", null, "W"],
  ["T", "2-3", null, "W"],
  ["T", "0-1", null, "L"],
  ["T", "4-6", null, "L"],
  ["T", "7+", null, "L"],
  ["HT", "0-1", null, "W"],
  ["HT", "2-3", null, "L"],
  ["F", "CH", null, "W"],
  ["F", "HC", null, "L"],
  ["F", "NH", null, "L"],
  ["OUH", "O", "1.5", "W"],
  ["OUH", "U", "1.5", "L"],
  ["OUC", "O", "1.5", "L"],
  ["OUC", "U", "1.25", "LW"],
  ["HOUH", "O", "0.5", "L"],
  ["HOUC", "O", "0.75", "LW"],
  ["DC", "HN", null, "W"],
  ["DC", "HC", null, "W"],
  ["DC", "NC", null, "L"],
  ["HDC", "NC", null, "W"],
  ["DNB", "H", null, "W"],
  ["DNB", "C", null, "L"],
  ["HDNB", "C", null, "W"],
  ["TS", "Y", null, "W"],
  ["TS", "NO", null, "L"],
  ["HTS", "NO", null, "W"],
  ["ETG", "3-3", null, "W"],
  ["ETG", "2-2", null, "L"],
  ["ETG", "6+", null, "L"],
  ["CSH", "NO", null, "W"],
  ["CSC", "Y", null, "L"],
  ["WM", "H1", null, "W"],
  ["WM", "H2", null, "L"],
  ["WM", "C1", null, "L"],
  ["WM", "N", null, "L"],
  ["HG", "2", null, "W"],
  ["HG", "1", null, "L"],
  ["HG", "E", null, "L"],
  ["NG", "C", "1", "W"],
  ["NG", "H", "1", "L"],
  ["RNG", "H", "3", "W"],
  ["RNG", "N", "4", "W"],
  ["RNG", "C", "4", "L"],
  ["CNH", "O", "6.5", "W"],
  ["CNC", "O", "4.5", "L"],
  ["CNR", "H", "-2.5", "W"],
  ["CNOU", "O", "11", "P"],
  ["HCNOU", "U", "5.5", "W"],
  ["CDOU", "O", "3.75", "LW"],
];
const COUNTS_AND_COMBINATIONS: readonly Vector[] = [
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
];

it.each([
  ["scores", SCORES],
  ["cards, corners and combinations", COUNTS_AND_COMBINATIONS],
])("settles plays of %s", (_, vectors) => {
  expect(settled(vectors, FOOTBALL)).toEqual(vectors);
});

it.each(["MTS", "MOU"])("%s has exactly one winning side", (play) => {
  const goals = fc.nat({ max: 7 });
  fc.assert(
    fc.property(goals, goals, (home, away) => {
      const result = { ...FOOTBALL, score: { half: null, full: [home, away] } } as const;
      const codes = playSpec(play).sides.map((side) =>
        settleSelection({ play, side, line: "2.5" }, result),
      );
      expect(codes.filter((code) => code === "W")).toHaveLength(1);
    }),
  );
});
