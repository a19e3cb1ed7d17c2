import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { DAY, HOUR } from "../../backend/time/china-time.ts";
import { matches } from "../../testing/sample-bodies.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { VENDORS } from "../data/content.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

const info = async (asked: object) =>
  v.parse(CALLS.venueInfo.response, (await sandbox.call("aurora", "venueInfo", asked)).data);
const pools = async (category: string) =>
  v.parse(
    CALLS.bonusPools.response,
    (await sandbox.call("aurora", "bonusPools", { category })).data,
  );
const at = (set: number) => sandbox.control("/sandbox/clock", { set });

it("lists the largest venues, or all of them", async () => {
  const some = await info({ category: "DZ" });
  const every = await info({ category: "DZ", all: true });
  expect(some.venues).toEqual(every.venues.slice(0, some.venues.length));
  expect(every.venues).toHaveLength(VENDORS.filter(({ venue }) => venue === "egame").length);
  for (const { enName, games } of every.venues) {
    expect(enName).toMatch(/^[A-Z0-9]{2,20}$/);
    expect(games, enName).toBeGreaterThan(0);
  }
});

it("has about sixty tables of all games, with dealers and languages", async () => {
  const { items } = await info({ category: "ZR" });
  const tables = items.filter((item) => item.kind === "table");
  expect(tables.length).toBeGreaterThanOrEqual(58);
  expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
  expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  expect(new Set(tables.map(({ game }) => game)).size).toBe(5);
  expect(new Set(tables.map(({ language }) => language)).size).toBeGreaterThan(3);
  for (const { dealer, name } of tables) expect(dealer, name).not.toBe("");
});

it("shows a venue's maintenance at its tables, draws and rooms", async () => {
  const opensAt = MOMENT + HOUR;
  for (const channelCode of ["QLZR", "G1CP", "YXQP"]) {
    await sandbox.control("/sandbox/venue", { channelCode, opensAt });
  }
  for (const category of ["ZR", "CP", "QP"]) {
    const { items } = await info({ category });
    const closed = items.filter((item) => item.kind !== "team" && item.opensAt === opensAt);
    expect(closed.length, category).toBeGreaterThan(0);
    expect(closed.length, category).toBeLessThan(items.length);
  }
  await sandbox.control("/sandbox/reset", {});
});

it("answers one draw in full: plays and a hundred results", async () => {
  const [draw, ...others] = (await info({ category: "CP", id: "lotus-six" })).items;
  expect(others).toEqual([]);
  if (draw?.kind !== "draw") throw new Error("no draw");
  expect(new Set([draw, ...draw.history].map(({ issue }) => issue)).size).toBe(100);
  expect(draw.plays.length).toBeGreaterThanOrEqual(4);
  const unknown = await sandbox.call("aurora", "venueInfo", { category: "CP", id: "none" });
  expect(unknown.status_code).toBe(6004);
});

it("has rules for every chess room", async () => {
  const { items } = await info({ category: "QP" });
  for (const item of items) expect(item.kind === "room" && item.rules.length > 10).toBe(true);
});

it("has tournaments under way and to come", async () => {
  const { tournaments } = await info({ category: "DJ" });
  expect(tournaments.some(({ startsAt }) => startsAt <= MOMENT)).toBe(true);
  expect(tournaments.some(({ startsAt }) => startsAt > MOMENT)).toBe(true);
  for (const { startsAt, endsAt, name } of tournaments) {
    expect(endsAt, name).toBeGreaterThan(startsAt + 7 * DAY);
    expect(endsAt, name).toBeGreaterThan(MOMENT);
  }
});

it("each tournament has a table that adds up, and the ties of its own best eight", async () => {
  const seen = new Set<string>();
  for (let day = 0; day < 40; day += 8) {
    const now = MOMENT + day * DAY;
    await at(now);
    const { tournaments, ...nearest } = await info({ category: "DJ" });
    expect(nearest.bracket.length, String(day)).toBeGreaterThanOrEqual(4);
    for (const { id, name, startsAt, teams } of tournaments) {
      const { bracket, items } = await info({ category: "DJ", id });
      const table = items.filter((item) => item.kind === "team");
      expect(table, name).toHaveLength(startsAt > now ? 0 : teams);
      const sum = (key: "won" | "lost") => table.reduce((total, row) => total + row[key], 0);
      expect(sum("won"), name).toBe(sum("lost"));
      const ties = Map.groupBy(bracket, ({ round }) => round);
      expect([4, 2, 1].slice(0, ties.size)).toEqual(
        [...ties.values()].map((round) => round.length),
      );
      const names = table.map((team) => team.name);
      for (const { home, away } of bracket)
        expect(names).toEqual(expect.arrayContaining([home, away]));
      if (ties.size > 0) seen.add(JSON.stringify(bracket[0]));
    }
  }
  expect(seen.size).toBeGreaterThan(3);
  const unknown = await sandbox.call("aurora", "venueInfo", { category: "DJ", id: "none" });
  expect(unknown.status_code).toBe(6004);
  await at(MOMENT);
});

it("has maps of esports matches that agree with the clock", async () => {
  const { data } = await sandbox.call("aurora", "featuredMatches", matches("esport", "RB"));
  for (const { maps, live, format } of v.parse(CALLS.featuredMatches.response, data).matches) {
    expect(format).toBe("BO3");
    expect(maps).toHaveLength(3);
    const states = maps.map(({ state }) => state).join(" ");
    expect(states).toMatch(live ? /^(done )*(live|next|done)( next)*$/ : /^next next next$/);
    for (const map of maps.filter(({ state }) => state === "done")) {
      expect(map.home + map.away).toBe(1);
    }
  }
});

it("has pools that grow, add up and are won", async () => {
  const first = await pools("DZ");
  expect(first.pools.reduce((sum, { cents }) => sum + cents, 0)).toBe(first.totalCents);
  await at(MOMENT + 10_000);
  const grown = (await pools("DZ")).totalCents - first.totalCents;
  expect(grown).toBeGreaterThan(0);
  const won = [];
  for (let hour = 0; hour < 24; hour++) {
    const before = await pools("DZ");
    await at(MOMENT + (hour + 1) * HOUR);
    const after = await pools("DZ");
    if ((after.pools[2]?.cents ?? 0) < (before.pools[2]?.cents ?? 0)) won.push(after);
  }
  expect(won.length).toBeGreaterThan(5);
  for (const { winners } of won) {
    const times = winners.map(({ wonAt }) => wonAt ?? 0);
    expect(times).toEqual(times.toSorted((left, right) => right - left));
  }
  await sandbox.control("/sandbox/reset", {});
});
