import { expect, test } from "vitest";
import type { Outright } from "#contract/api/sport.ts";
import { byChance, findOutrights } from "./find-outrights.ts";

function outright(gameId: string, league: string, names: readonly string[]): Outright {
  const prices = names.map((name, index) => ({
    id: `${gameId}${index}`,
    r: name,
    name,
    odds: String(9 - index),
    active: true,
  }));
  return {
    gameId,
    leagueId: league,
    league,
    sport: "FT",
    title: `${league} 冠军`,
    closesAt: 0,
    market: { id: gameId, w: "CS", line: null, row: 0, state: "open", prices },
  };
}

const ALL = [
  outright("a", "群岛杯", ["海潮联合", "北境守卫"]),
  outright("b", "西陵联赛", ["铁港联队"]),
  outright("c", "群岛杯", ["海潮青年"]),
];

test("markets are grouped by league", () => {
  const found = findOutrights(ALL, { search: "", only: null });
  expect(found.map(({ league, outrights }) => [league, outrights.length])).toEqual([
    ["群岛杯", 2],
    ["西陵联赛", 1],
  ]);
});

test("a league's name matches all of it, a competitor's only itself", () => {
  expect(findOutrights(ALL, { search: "西陵", only: null })[0]?.outrights).toEqual([ALL[1]]);
  const found = findOutrights(ALL, { search: " 海潮 ", only: null }).flatMap(
    (group) => group.outrights,
  );
  expect(found.map(({ market }) => market.prices.map(({ name }) => name))).toEqual([
    ["海潮联合"],
    ["海潮青年"],
  ]);
});

test("shows followed markets only", () => {
  const found = findOutrights(ALL, { search: "", only: new Set(["b"]) });
  expect(found.map(({ league }) => league)).toEqual(["西陵联赛"]);
});

test("sorts the likeliest competitor first", () => {
  expect(byChance(ALL[0]?.market.prices ?? []).map(({ name }) => name)).toEqual([
    "北境守卫",
    "海潮联合",
  ]);
});
