import { expect, test } from "vitest";
import type { Match, Price } from "#contract/api/featured-matches.ts";
import { byLeague, oddsColumns, pricesOf } from "./odds-columns.ts";

const price = (id: string): Price => ({
  id,
  label: "",
  odds: "0.90",
  state: "open",
  moved: "same",
});
const side = { name: "", crest: "", score: null, redCards: 0 };

function match(id: string, league: string, markets: Record<string, number>): Match {
  return {
    id,
    sport: "FT",
    league,
    live: true,
    format: "",
    maps: [],
    clock: "",
    startsAt: 0,
    home: side,
    away: side,
    more: 0,
    markets: Object.entries(markets).map(([title, count]) => ({
      id: `${id}-${title}`,
      title,
      quoted: "hk" as const,
      prices: Array.from({ length: count }, (_, at) => price(`${id}-${title}-${at}`)),
    })),
  };
}

const poor = match("a", "one", { 让球: 2 });
const rich = match("b", "two", { 让球: 2, 大小: 2, 独赢: 3 });

test("columns come from the match with the most markets, as wide as the widest of each", () => {
  expect(oddsColumns([poor, rich], 3)).toEqual([
    { title: "让球", width: 2 },
    { title: "大小", width: 2 },
    { title: "独赢", width: 3 },
  ]);
  expect(oddsColumns([], 3)).toEqual([]);
});

test("a match without a market keeps its empty cells", () => {
  expect(pricesOf(poor, 2, { title: "独赢", width: 3 })).toEqual([null, null, null]);
});

test("matches of a league are grouped in the order of the first", () => {
  const groups = byLeague([poor, rich, match("c", "one", {})]);
  expect(groups.map(({ league, matches }) => [league, matches.map(({ id }) => id)])).toEqual([
    ["one", ["a", "c"]],
    ["two", ["b"]],
  ]);
});
