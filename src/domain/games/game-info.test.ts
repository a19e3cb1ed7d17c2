import { expect, it } from "vitest";
import { gamePath, readGameInfo } from "./game-info.ts";

it.each([
  ["PG", { enName: "PG", gameCode: "" }],
  ["PG.mahjong-ways_2", { enName: "PG", gameCode: "mahjong-ways_2" }],
  ["AGZR.t.12", { enName: "AGZR", gameCode: "t.12" }],
])("reads %s", (info, game) => {
  expect(readGameInfo(info)).toEqual(game);
  expect(gamePath(game)).toBe(`/game/${info}`);
});

it.each([
  "",
  "P",
  "pg",
  "chess",
  "CHESS",
  "FISHING",
  "PG.",
  "PG..",
  "PG.a/b",
  "PG.%2e",
  "PG.a b",
  "PG.<x>",
  `PG.${"a".repeat(65)}`,
  "A".repeat(21),
])("finds no game in %j", (info) => {
  expect(readGameInfo(info)).toBeNull();
});

it("gives no address to a game whose code does not fit one", () => {
  expect(gamePath({ enName: "PG", gameCode: "a/b" })).toBeNull();
  expect(gamePath({ enName: "pg", gameCode: "" })).toBeNull();
});
