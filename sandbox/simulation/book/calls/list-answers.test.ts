import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { featuredMatches } from "#contract/api/featured-matches.ts";
import { results } from "#contract/api/sport-results.ts";
import { leagueList, matchDetail, matchList, priceList } from "#contract/api/sport.ts";
import { venueInfo } from "#contract/api/venue-info.ts";
import { QUICK_LEAGUES, SPORT_TYPES } from "#contract/betting/sports.ts";
import { samplePlayer } from "../../../backend/accounts/sample-player.ts";
import { matches, sportBody } from "../../../testing/sample-bodies.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

async function ask<S extends v.GenericSchema>(
  { response }: { readonly response: S },
  name: "leagueList" | "matchList" | "priceList" | "matchDetail" | "results",
  fields: object,
): Promise<v.InferOutput<S>> {
  const { data, status_code } = await sandbox.call("aurora", name, sportBody(name, fields));
  expect(status_code).toBe(6000);
  return v.parse(response, data);
}

const leagues = (fields: object) => ask(leagueList, "leagueList", fields);
const list = (fields: object) =>
  ask(matchList, "matchList", { sport: "FT", date: null, leagues: [], ...fields });

/** The corners of a match are listed beside it, and not counted. */
const gamesOf = (found: readonly { readonly gide: string }[]) =>
  new Set(found.map(({ gide }) => gide)).size;

it("counts match the lists by sport, show, day and league", async () => {
  const counts = await leagues({ sport: "FT", show: "FU", date: null });
  expect(counts.sports.map(({ sport }) => sport)).toEqual([...SPORT_TYPES]);
  for (const { show, count } of counts.shows) {
    const { matches: found, outrights } = await list({ show });
    expect(gamesOf(found) + outrights.length, show).toBe(count);
  }
  const early = await list({ show: "FU" });
  expect(counts.dates.reduce((sum, { count }) => sum + count, 0)).toBe(gamesOf(early.matches));
  expect(counts.dates.map(({ date }) => date)).toEqual([
    ...Array.from({ length: 7 }, (_, day) => `2026-11-${22 + day}`),
    "later",
  ]);
  const [day] = counts.dates;
  const ofDay = await list({ show: "FU", date: day?.date });
  expect(gamesOf(ofDay.matches)).toBe(day?.count);
  expect(ofDay.channel).toBe("FT.FU.2026-11-22");
  const ids = counts.leagues.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(QUICK_LEAGUES.map(({ id }) => id)));
});

it.each(["RB", "FT"] as const)(
  "lobby, home page, tiles, list and filter count %s alike",
  async (show) => {
    const all = await leagues({ sport: "ALL", show, date: null });
    const total = all.shows.find((row) => row.show === show)?.count;
    const sum = (rows: readonly { readonly count: number }[]) =>
      rows.reduce((count, row) => count + row.count, 0);
    const sports = all.sports.filter(({ sport }) => sport !== "ALL" && sport !== "FS");
    expect(gamesOf((await list({ sport: "ALL", show })).matches)).toBe(total);
    expect(sum(sports)).toBe(total);
    expect(sum(all.leagues)).toBe(total);
    for (const { sport, count } of sports) {
      expect(sum((await leagues({ sport, show, date: null })).leagues), sport).toBe(count);
    }
    const home = v.parse(
      featuredMatches.response,
      (await sandbox.call("aurora", "featuredMatches", matches("sport", show))).data,
    );
    expect([home.total, sum(home.counts)]).toEqual([total, total]);
    const { facts } = v.parse(
      venueInfo.response,
      (await sandbox.call("aurora", "venueInfo", { category: "TY" })).data,
    );
    expect(facts.map(({ value }) => value)).toContain(total?.toLocaleString("en"));
  },
);

it("filters the list by league, on the same channel", async () => {
  const all = await list({ show: "FT" });
  const one = await list({ show: "FT", leagues: ["100021", "100030"] });
  const games = all.matches.filter(({ leagueId }) => ["100021", "100030"].includes(leagueId));
  const wanted = all.matches.filter(({ gide }) => games.some((game) => game.gide === gide));
  expect(wanted.length).toBeGreaterThan(games.length);
  expect(wanted.length).toBeGreaterThan(5);
  expect(one).toEqual({ ...all, matches: wanted });
});

it("returns prices of matches with all lines of their plays, and of outrights", async () => {
  const [first, second] = (await list({ show: "RB" })).matches;
  const [contest] = (await list({ show: "FSFU" })).outrights;
  const market = first?.markets.find(({ w, row }) => w === "ROU" && row === 0);
  const price = { match: market?.prices[0]?.id, contest: contest?.market.prices[0]?.id };
  const gone = `${second?.gameId}:R:0:H`;
  const found = await ask(priceList, "priceList", {
    prices: [price.match, gone, price.contest, "nothing:R:0:H"],
  });
  expect(found.matches.map(({ gameId }) => gameId)).toEqual(
    [first?.gameId, second?.gameId].toSorted(),
  );
  const own = found.matches.find(({ gameId }) => gameId === first?.gameId);
  expect(own?.markets).toEqual(first?.markets.filter(({ w }) => w === "ROU"));
  // The pre-match handicap is offered in play now.
  const other = found.matches.find(({ gameId }) => gameId === second?.gameId);
  expect(new Set(other?.markets.map(({ w }) => w))).toEqual(new Set(["RE"]));
  expect(found.outrights).toEqual([contest]);
  expect(found.channel).toMatch(/^P\.[0-9a-f]{24}$/);
});

it("returns a match with all markets, statistics and events", async () => {
  const { matches: live } = await list({ show: "RB" });
  const games = live.filter(({ gameId }) => !gameId.endsWith("c"));
  for (const { gameId, markets, more } of games.slice(0, 6)) {
    const detail = await ask(matchDetail, "matchDetail", { gameId });
    expect(detail.match.markets).toHaveLength(markets.length + more);
    expect(detail.match.markets.slice(0, markets.length)).toEqual(markets);
    expect(detail.channel).toBe(`M.${gameId}`);
    const { state } = detail.match;
    const goals = detail.events.filter(({ kind }) => kind === "goal");
    expect(goals).toHaveLength(state.sc_FT_H + state.sc_FT_C);
    expect(detail.stats.find(({ key }) => key === "corners")).toMatchObject({
      home: state.corners?.[0],
      away: state.corners?.[1],
    });
    const scores = detail.events.map(({ score }) => score[0] + score[1]);
    expect(scores).toEqual(scores.toSorted((left, right) => left - right));
    expect(new Set(detail.events.map(({ id }) => id)).size).toBe(detail.events.length);
  }
  const body = sportBody("matchDetail", { gameId: "nothing" });
  expect((await sandbox.call("aurora", "matchDetail", body)).status_code).toBe(6004);
});

it("lists results of the last days in pages, including cancelled matches", async () => {
  const page = (fields: object) =>
    ask(results, "results", {
      sport: "ALL",
      date: "2026-11-20",
      league: null,
      pageNum: 1,
      pageSize: 100,
      ...fields,
    });
  const first = await page({});
  expect(first.total).toBeGreaterThan(1000);
  const seen = new Map(first.list.map((entry) => [entry.gameId, entry]));
  for (let pageNum = 2; seen.size < first.total; pageNum++) {
    for (const entry of (await page({ pageNum })).list) seen.set(entry.gameId, entry);
  }
  const states = Map.groupBy(seen.values(), ({ gameStatus }) => gameStatus);
  expect([...states.keys()].toSorted()).toEqual(["abandoned", "ended", "postponed"]);
  const ended = states.get("ended") ?? [];
  expect(new Set(ended.map(({ code }) => code))).toEqual(new Set([null]));
  // The corners of a match are no match of their own.
  expect([...seen.keys()].filter((id) => id.endsWith("c"))).toEqual([]);
  expect(new Set(states.get("postponed")?.map(({ code }) => code))).toEqual(new Set(["D3"]));
  const one = await page({ sport: "FT", league: "100021", date: "2026-11-14" });
  expect(new Set(one.list.map(({ league }) => league))).toEqual(new Set(["英伦超级联赛"]));
  expect((await page({ date: "2026-11-01" })).total).toBe(0);
  expect((await page({ date: "never" })).total).toBe(0);
  const today = await page({ date: "2026-11-21" });
  expect(today.list[0]?.startsAt).toBeLessThan(MOMENT);
});

it("lists outright results once they are decided", async () => {
  const day = (date: string, league: string | null = null) => {
    const page = { league, pageNum: 1, pageSize: 100 };
    return ask(results, "results", { sport: "FS", date, ...page });
  };
  const days = ["2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"];
  const found = await Promise.all(days.map((date) => day(date)));
  for (const { list: played, outrights, total } of found) {
    expect(played).toEqual([]);
    expect(outrights).toHaveLength(total);
  }
  const some = found.find(({ total }) => total > 2) ?? missing();
  const [league = missing()] = some.leagues;
  const [one = missing(), ...others] = some.outrights;
  expect(one.winners).toHaveLength(1);
  expect(others.map(({ decidedAt }) => decidedAt <= one.decidedAt)).not.toContain(false);
  const date = days[found.indexOf(some)] ?? "";
  const narrowed = await day(date, league.id);
  expect(new Set(narrowed.outrights.map((each) => each.league))).toEqual(new Set([league.name]));
  const [open = missing()] = (await list({ sport: "FS", show: "FSFU" })).outrights;
  const level = open.market.prices.slice(0, 2);
  const winners = level.map(({ r }) => r);
  await sandbox.control("/sandbox/settle", { gameId: open.gameId, result: { winners } });
  const today = await day("2026-11-21");
  expect(today.outrights[0]).toMatchObject({ gameId: open.gameId });
  const names = level.map(({ name = "" }) => name);
  expect(today.outrights[0]?.winners.toSorted()).toEqual(names.toSorted());
});

it("has no video of any match", async () => {
  const token = await samplePlayer(sandbox).enter("demo88");
  const film = (gameId: string) => sandbox.call("aurora", "matchVideo", { gameId }, { token });
  const [match = missing()] = (await list({ show: "RB" })).matches;
  expect((await film(match.gameId)).data).toEqual({ url: null });
  expect((await film("nothing")).status_code).toBe(6004);
});

it("names the open contests of a league differently", async () => {
  const { outrights } = await list({ sport: "FS", show: "FSFU" });
  const titles = outrights.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

it("features matches with the book's prices", async () => {
  const { data } = await sandbox.call("aurora", "featuredMatches", matches("sport", "RB"));
  const featured = v.parse(CALLS.featuredMatches.response, data);
  const all = await list({ sport: "ALL", show: "RB" });
  const today = await list({ sport: "ALL", show: "FT" });
  const prices = new Map(
    [...all.matches, ...today.matches].flatMap((match) =>
      match.markets.flatMap((market) => market.prices.map((price) => [price.id, price] as const)),
    ),
  );
  const games = all.matches.filter(({ gameId }) => !gameId.endsWith("c"));
  expect(featured.total).toBe(games.length);
  for (const { markets } of featured.matches) {
    for (const price of markets.flatMap((market) => market.prices)) {
      const booked = prices.get(price.id);
      expect(booked).toMatchObject({ odds: price.odds, active: price.state === "open" });
    }
  }
});

function missing(): never {
  throw new Error("there is none");
}

it("spells the names of leagues, for a search in pinyin", async () => {
  const { leagues: found } = await leagues({ sport: "FT", show: "FU", date: null });
  const league = found.find(({ name }) => name === "华夏超级联赛");
  expect(league?.spellings).toContain("hua·xia·chao·ji·lian·sai");
});
