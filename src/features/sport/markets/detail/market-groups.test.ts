import { expect, test } from "vitest";
import type { SportMarket, SportPrice } from "#contract/api/sport.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import {
  combinedCards,
  groupsOf,
  isIn,
  partsOf,
  pinnedFirst,
  playCards,
  scoreGrid,
  sidesInOrder,
} from "./market-groups.ts";
import { isPlayerPlay } from "./player-rows.ts";

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
  expect(groupsOf(football, [])).toEqual(["all", "main", "lines", "half", "scores", "corners"]);
  expect(groupsOf(playCards([market("R"), market("M")]), [])).toEqual([]);
});

test("every card is under a tab beside 'all'", () => {
  for (const card of football) {
    expect(
      ["main", "lines", "half", "scores", "goals", "corners", "cards"].some((g) =>
        isIn(card, g as "main", []),
      ),
    ).toBe(true);
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

test("pinned plays have a tab of their own, where the match offers any of them", () => {
  expect(groupsOf(football, ["R", "TS"])).toEqual([
    "all",
    "pinned",
    "main",
    "lines",
    "half",
    "scores",
    "corners",
  ]);
  expect(groupsOf(football, ["TS"])).not.toContain("pinned");
  const own = football.filter((card) => isIn(card, "pinned", ["R", "TS"]));
  expect(own.map(({ w }) => w)).toEqual(["RE", "HRE"]);
});

test("parts of a match have their own tab and follow one after the other", () => {
  const cards = playCards([
    market("Q2RM"),
    market("Q1ROU"),
    market("Q1RM"),
    market("RE"),
    market("2HRM"),
    market("RPR"),
  ]);
  expect(cards.map(({ w }) => w)).toEqual(["RE", "RPR", "2HRM", "Q1ROU", "Q1RM", "Q2RM"]);
  expect(groupsOf(cards, [])).toEqual(["all", "main", "lines", "goals", "half", "parts"]);
  expect(cards.filter((card) => isIn(card, "parts", [])).map(({ w }) => w)).toEqual([
    "Q1ROU",
    "Q1RM",
    "Q2RM",
  ]);
  expect(["BK", "TN", "VB", "OP"].map((sport) => partsOf(sport as "BK"))).toEqual([
    "quarters",
    "sets",
    "frames",
    "maps",
  ]);
});

test("the running game and point come before the other sets", () => {
  const cards = playCards([
    market("S2RM"),
    market("S2RPW"),
    market("S2RGW"),
    market("RSPD"),
    market("RM"),
  ]);
  expect(cards.map(({ w }) => w)).toEqual(["RM", "S2RGW", "S2RPW", "RSPD", "S2RM"]);
  expect(groupsOf(cards, [])).toEqual(["all", "main", "games", "parts", "scores"]);
});

test("every play of the catalogue but players, champions and combinations is under a tab beside 'all'", () => {
  const tabs = [
    "main",
    "lines",
    "games",
    "half",
    "parts",
    "scores",
    "goals",
    "corners",
    "cards",
  ] as const;
  const cards = playCards([...PLAYS.keys()].map((w) => market(w)));
  const others = cards.filter(({ spec }) => !isPlayerPlay(spec));
  const lost = others.filter((card) => !tabs.some((tab) => isIn(card, tab, [])));
  expect(lost.map(({ spec }) => spec.base)).toEqual(["CS", "CB"]);
});

test("the plays of football combine on lines that win or lose", () => {
  const lined = (w: string, line: string) => ({ ...market(w), id: `${w} ${line}`, line });
  const cards = playCards([
    market("M"),
    lined("R", "-0.5"),
    lined("R", "-0.75"),
    lined("OU", "3"),
    market("DNB"),
    market("2HM"),
    lined("CNOU", "9.5"),
  ]);
  const held = combinedCards(cards, "FT").map(({ w, markets }) => [
    w,
    ...markets.map(({ line }) => line),
  ]);
  expect(held).toEqual([
    ["R", "-0.5"],
    ["M", null],
    ["CNOU", "9.5"],
  ]);
  expect(combinedCards(cards, "BK")).toEqual([]);
});
