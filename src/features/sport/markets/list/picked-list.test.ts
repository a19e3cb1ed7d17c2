import { expect, it } from "vitest";
import { pickedList } from "./picked-list.ts";

const FOLLOWS = { team: ["t"], league: ["l"], match: ["m"] };
const NONE = { teams: [], leagues: [], matches: [] };

it("asks for what is followed, for one team or league, or for a list without ids", () => {
  expect(pickedList("follows", null, FOLLOWS)).toEqual({
    pick: "chosen",
    teams: ["t"],
    leagues: ["l"],
    matches: ["m"],
  });
  expect(pickedList("team", "a", FOLLOWS)).toEqual({ ...NONE, pick: "chosen", teams: ["a"] });
  expect(pickedList("league", "b", FOLLOWS)).toEqual({ ...NONE, pick: "chosen", leagues: ["b"] });
  expect(pickedList("soon", null, FOLLOWS)).toEqual({ ...NONE, pick: "soon" });
});
