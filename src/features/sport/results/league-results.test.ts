import { expect, test } from "vitest";
import { resultBlocksOf, type Result } from "./league-results.ts";

const result = (gameId: string, league: string, sport: Result["sport"] = "FT"): Result => ({
  gameId,
  sport,
  league,
  startsAt: 0,
  team_h: "home",
  team_c: "away",
  gameStatus: "ended",
  periods: [],
  score: [1, 0],
  corners: null,
  cards: null,
  code: null,
});

test("results of a league stand together, whatever the order of the answer", () => {
  const list = [result("1", "A"), result("2", "B"), result("3", "A")];
  expect(
    resultBlocksOf(list).map(({ league, results }) => [league, results.map((one) => one.gameId)]),
  ).toEqual([
    ["A", ["1", "3"]],
    ["B", ["2"]],
  ]);
});

test("leagues of one name in two sports are two", () => {
  const list = [result("1", "A"), result("2", "A", "BK")];
  expect(resultBlocksOf(list).map(({ sport }) => sport)).toEqual(["FT", "BK"]);
  expect(new Set(resultBlocksOf(list).map(({ key }) => key)).size).toBe(2);
});
