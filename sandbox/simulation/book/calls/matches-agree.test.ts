// A match is the same in every list that shows it: score, clock, prices, number of markets; and lists hold as many
// matches as their filters say.
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import { matches as featured, sportBody } from "../../../testing/sample-bodies.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";
import { clockText } from "../clock-text.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

const SHOWS = ["RB", "FT", "FU"] as const;
const PICK = { pick: "chosen", utcOffset: 480, teams: [], leagues: [] };
/** Their list is of another kind. */
const CONTESTS = "FS";
const ALL = { sport: "ALL", date: null };

async function ask<Name extends keyof typeof CALLS>(name: Name, body: unknown) {
  const { data } = await sandbox.call("aurora", name, body);
  return v.parse(CALLS[name].response, data) as v.InferOutput<(typeof CALLS)[Name]["response"]>;
}

const list = async (show: string, asked: object = {}) =>
  (await ask("matchList", sportBody("matchList", { ...ALL, show, leagues: [], ...asked }))).matches;
const filters = (show: string, asked: object = {}) =>
  ask("leagueList", sportBody("leagueList", { ...ALL, show, ...asked }));

/** What a row, a pane of the multi-view and the head of a match print. */
function facts(match: SportMatch) {
  const { state, startsAt, markets } = match;
  return {
    teams: [match.team_h, match.team_c],
    league: match.league,
    startsAt,
    score: [state.sc_FT_H, state.sc_FT_C],
    clock: clockText(match, MOMENT),
    main: markets[0]?.prices.map(({ id, odds }) => [id, odds]),
  };
}

/** A few of each sport, without the rows for corners of the same games. */
function some(matches: readonly SportMatch[]): readonly SportMatch[] {
  const games = [...Map.groupBy(matches, ({ gide }) => gide).values()].flatMap(
    ([one]) => one ?? [],
  );
  const bySport = Map.groupBy(games, ({ sport }) => sport);
  return [...bySport.values()].flatMap((own) => own.slice(0, 3)).slice(0, 18);
}

it.each(SHOWS)(
  "shows a match of %s alike in lists, multi-view, its page and the search",
  async (show) => {
    const chosen = some(await list(show));
    expect(chosen.length).toBeGreaterThan(5);
    const asked = { ...PICK, matches: chosen.map(({ gameId }) => gameId) };
    const picked = (await ask("matchPick", sportBody("matchPick", asked))).matches;
    for (const match of chosen) {
      const { gameId, markets, more } = match;
      const shown = facts(match);
      const detail = await ask("matchDetail", sportBody("matchDetail", { gameId }));
      expect(facts(detail.match)).toEqual(shown);
      expect(detail.match.markets.length, `markets of ${gameId}`).toBe(markets.length + more);
      const own = picked.find((one) => one.gameId === gameId);
      expect(own && facts(own)).toEqual(shown);
      const text = match.team_h.slice(0, 40);
      const { matches: hits } = await ask("sportSearch", sportBody("sportSearch", { text }));
      const found = hits.find((one) => one.gameId === gameId) ?? {
        ...match,
        live: match.state.isLive,
      };
      expect([found.team_h, found.team_c, found.startsAt, found.live]).toEqual([
        ...shown.teams,
        shown.startsAt,
        match.state.isLive,
      ]);
    }
  },
);

it.each(["RB", "FT"] as const)("shows a match of %s on home as in its list", async (show) => {
  const listed = await list(show);
  const { matches: onHome } = await ask("featuredMatches", featured("sport", show));
  const own = onHome.filter(({ live }) => live === (show === "RB"));
  expect(own.length).toBeGreaterThan(5);
  for (const { id, clock, home, away, markets, more, live } of own) {
    const match = listed.find(({ gameId }) => gameId === id);
    if (match === undefined) throw new Error(`${id} is not in the list`);
    const shown = facts(match);
    expect([clock, home.name, away.name]).toEqual([shown.clock, ...shown.teams]);
    expect([home.score, away.score]).toEqual(live ? shown.score : [null, null]);
    expect(markets.length + more, `markets of ${id}`).toBe(match.markets.length + match.more);
    const prices = new Map(
      match.markets.flatMap((market) => market.prices.map((one) => [one.id, one.odds])),
    );
    for (const price of markets.flatMap((market) => market.prices))
      expect(price.odds, price.id).toBe(prices.get(price.id));
  }
});

it.each(SHOWS)("counts sports, leagues and days of %s as its lists are long", async (show) => {
  const games = (matches: readonly SportMatch[]) => new Set(matches.map(({ gide }) => gide)).size;
  const { sports, leagues, dates, shows } = await filters(show);
  const whole = await list(show);
  expect(shows.find((one) => one.show === show)?.count).toBe(games(whole));
  expect(leagues.reduce((sum, { count }) => sum + count, 0)).toBe(games(whole));
  for (const { sport, count } of sports.filter((one) => one.sport !== CONTESTS))
    expect([sport, games(await list(show, { sport }))]).toEqual([sport, count]);
  for (const { date, count } of dates)
    expect([date, games(await list(show, { date }))]).toEqual([date, count]);
  for (const { id, count } of leagues.slice(0, 12))
    expect([id, games(await list(show, { leagues: [id] }))]).toEqual([id, count]);
});
