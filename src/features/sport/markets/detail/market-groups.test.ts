import { expect, test } from "vitest";
import type { SportMarket, SportPrice } from "#contract/api/sport.ts";
import {
  groupsOf,
  isIn,
  pinnedFirst,
  playCards,
  scoreGrid,
  sidesInOrder,
} from "./market-groups.ts";

const price = (r: string): SportPrice => ({ id: r, r, odds: "1.90", active: true });

function market(w: string, row = 0, sides: readonly string[] = ["H", "C"]): SportMarket {
  return { id: `${w}${row}`, w, line: null, row, state: "open", prices: sides.map(price) };
}

const football = playCards([
  market("HRE"),
  market("RPD", 0, ["1-0", "0-0", "other"]),
  market("RE", 1),
  market("RE", 0),
  market("RM", 0, ["H", "C", "N"]),
  market("RCNOU"),
  market("unknown"),
]);

test("cards hold the lines of a play, the table's full-match plays first", () => {
  expect(football.map(({ w }) => w)).toEqual(["RE", "RM", "HRE", "RPD", "RCNOU"]);
  expect(football[0]?.markets.map(({ row }) => row)).toEqual([0, 1]);
});

test("only tabs with content are shown", () => {
  expect(groupsOf(football)).toEqual(["all", "main", "half", "scores", "counts"]);
  expect(groupsOf(playCards([market("R"), market("M")]))).toEqual([]);
});

test("every card is under a tab beside 'all'", () => {
  for (const card of football) {
    expect(["main", "half", "scores", "goals", "counts"].some((g) => isIn(card, g as "main"))).toBe(
      true,
    );
  }
});

test("correct scores are in columns by winner, low scores first", () => {
  const grid = scoreGrid(["2-1", "1-0", "1-1", "0-0", "1-2", "0-1", "2-0", "other"].map(price));
  expect(grid.home.map(({ r }) => r)).toEqual(["1-0", "2-0", "2-1"]);
  expect(grid.draw.map(({ r }) => r)).toEqual(["0-0", "1-1"]);
  expect(grid.away.map(({ r }) => r)).toEqual(["0-1", "1-2"]);
  expect(grid.other?.r).toBe("other");
});

test("the draw is between the teams", () => {
  const card = football.find(({ w }) => w === "RM");
  const [first] = card?.markets ?? [];
  expect(card && first && sidesInOrder(card, first).map(({ r }) => r)).toEqual(["H", "N", "C"]);
});

test("pinned plays come first, in the order they were pinned, with all their periods", () => {
  const codes = pinnedFirst(football, ["CNOU", "R"]).map(({ w }) => w);
  expect(codes).toEqual(["RCNOU", "RE", "HRE", "RM", "RPD"]);
});
