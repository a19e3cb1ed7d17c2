import { expect, test } from "vitest";
import type { Match } from "#contract/api/featured-matches.ts";
import { featuredMatch } from "./featured-match.ts";

function match(id: string, odds: readonly string[], more: number, live = true): Match {
  const side = { name: id, crest: "", score: 0, redCards: 0 };
  const prices = odds.map((price, at) => ({
    id: `${id}-${at}`,
    label: "",
    odds: price,
    state: "open" as const,
    moved: "same" as const,
  }));
  return {
    id,
    sport: "FT",
    league: "",
    live,
    format: "",
    maps: [],
    clock: "",
    startsAt: 0,
    home: side,
    away: side,
    markets: [{ id: `${id}-m`, title: "", quoted: "hk", prices }],
    more,
  };
}

test("an open race comes before a decided one with more markets", () => {
  const decided = match("decided", ["0.02", "8.00", "26.00"], 120);
  const open = match("open", ["0.98", "2.40", "1.90"], 40);
  expect(featuredMatch([decided, open])?.id).toBe("open");
});

test("a live match comes before a later one, three outcomes before two", () => {
  const waiting = match("waiting", ["1.10", "2.20", "1.60"], 120, false);
  const two = match("two", ["0.94", "0.94"], 120);
  const three = match("three", ["0.50", "3.00", "4.00"], 20);
  expect(featuredMatch([waiting, two, three])?.id).toBe("three");
});

test("an empty list has no featured match", () => {
  expect(featuredMatch([])).toBeUndefined();
});
