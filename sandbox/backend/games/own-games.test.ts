import { expect, it } from "vitest";
import { openDatabase } from "../open-database.ts";
import { addFavourite, ownGames, rememberLaunch, removeFavourite } from "./own-games.ts";

const database = openDatabase();
database.exec("PRAGMA foreign_keys = OFF");
const codes = (member: number, kind: "favourites" | "recent") =>
  ownGames(database, member, kind).map(({ gameCode }) => gameCode);

it("remembers the last launches of a member, each game once, newest first", () => {
  for (const [time, gameCode] of ["a", "b", "a", ""].entries()) {
    rememberLaunch(database, { member: 1, enName: "HPDZ", gameCode, time });
  }
  expect(codes(1, "recent")).toEqual(["a", "b"]);
  expect(codes(2, "recent")).toEqual([]);
  expect(codes(1, "favourites")).toEqual([]);
});

it("forgets the oldest launches", () => {
  for (let time = 0; time < 100; time++) {
    rememberLaunch(database, { member: 3, enName: "HPDZ", gameCode: `g${time}`, time });
  }
  expect(codes(3, "recent")).toHaveLength(60);
  expect(codes(3, "recent")[0]).toBe("g99");
});

it("keeps games of one code at two venues apart", () => {
  addFavourite(database, { member: 4, enName: "HPDZ", gameCode: "a", time: 1 });
  addFavourite(database, { member: 4, enName: "CHDZ", gameCode: "a", time: 2 });
  removeFavourite(database, { member: 4, enName: "CHDZ", gameCode: "a" });
  expect(ownGames(database, 4, "favourites")).toEqual([{ enName: "HPDZ", gameCode: "a" }]);
});
