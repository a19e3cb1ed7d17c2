import { expect, test } from "vitest";
import { tieRounds } from "./bracket-rounds.ts";

const tie = (round: string, home: string) => ({
  round,
  live: false,
  home,
  begun: true,
  homeCrest: "",
  homeScore: 0,
  away: "",
  awayCrest: "",
  awayScore: 0,
});

test("ties are gathered by round and the last round is the final", () => {
  const rounds = tieRounds([tie("半决赛", "a"), tie("半决赛", "b"), tie("总决赛", "c")]);
  expect(rounds.map(({ name, ties, last }) => [name, ties.length, last])).toEqual([
    ["半决赛", 2, false],
    ["总决赛", 1, true],
  ]);
  expect(tieRounds([])).toEqual([]);
});
