// What an operator forces through the control surface, as the calls then answer.
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import { matches, sportBody } from "../../../testing/sample-bodies.ts";
import { type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";

vi.setConfig({ testTimeout: 30_000 });

const TODAY = { date: "2026-11-21", league: null, pageNum: 1, pageSize: 200 };
const IN_PLAY = { sport: "FT", show: "RB", date: null, leagues: [] } as const;
let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterEach(() => sandbox.control("/sandbox/reset", {}));
afterAll(() => sandbox.close());

async function ask<Name extends "matchList" | "matchDetail" | "results">(
  name: Name,
  fields: object,
): Promise<v.InferOutput<(typeof CALLS)[Name]["response"]>> {
  const { data } = await sandbox.call("aurora", name, sportBody(name, fields));
  return v.parse(CALLS[name].response, data);
}

const listed = async (show = "RB") => (await ask("matchList", { ...IN_PLAY, show })).matches;
const one = async (gameId: string) =>
  (await listed()).find((match) => match.gameId === gameId) ?? missing();
const control = async (path: string, body: object) => {
  const { status, text } = await sandbox.control(`/sandbox/${path}`, body);
  return { status, ...(JSON.parse(text) as object) };
};
const clock = (offset: number) => sandbox.control("/sandbox/clock", { offset });

/** A football match in play with open prices, not a corners match. */
async function playing(): Promise<SportMatch> {
  const open = ({ gameId, state, markets }: SportMatch) =>
    !gameId.endsWith("c") &&
    state.gameStatus === "live" &&
    markets.filter((market) => market.state === "open").length > 3;
  return (await listed()).find(open) ?? missing();
}

it("a forced goal shows in lists, details, home page and corners, and suspends prices", async () => {
  const { gameId, state } = await playing();
  const corners = await listed();
  const home = async () => {
    const { data } = await sandbox.call("aurora", "featuredMatches", matches("sport", "RB"));
    const found = v.parse(CALLS.featuredMatches.response, data).matches;
    return found.find(({ id }) => id === gameId)?.home.score;
  };
  expect(await home()).toBe(state.sc_FT_H);
  await clock(700);
  expect(await control("goal", { site: "aurora", gameId, side: "H" })).toMatchObject({
    score: [state.sc_FT_H + 1, state.sc_FT_C],
  });
  const after = await one(gameId);
  expect(after.state).toMatchObject({ sc_FT_H: state.sc_FT_H + 1, sc_FT_C: state.sc_FT_C });
  expect(after.markets.some((market) => market.state === "open")).toBe(false);
  expect(await home()).toBe(state.sc_FT_H + 1);
  const { events, stats } = await ask("matchDetail", { gameId });
  expect(events.at(-1)).toMatchObject({ kind: "goal", side: "H" });
  expect(stats.find(({ key }) => key === "shots")?.home).toBeGreaterThan(0);
  const twin = `${gameId}c`;
  const scoreOf = (list: readonly SportMatch[]) =>
    list.find((match) => match.gameId === twin)?.state.sc_FT_H;
  expect(scoreOf(await listed())).toBe(scoreOf(corners));
  await clock(700 + 20_500);
  const later = await one(gameId);
  expect(later.markets.some((market) => market.state === "open")).toBe(true);
});

it("refuses a goal outside a running football match", async () => {
  const [upcoming] = await listed("FT");
  const list = { ...IN_PLAY, sport: "BK" };
  const [basketball] = (await ask("matchList", list)).matches;
  const twin = (await listed()).find(({ gameId }) => gameId.endsWith("c"));
  for (const match of [upcoming, basketball, twin]) {
    const order = { gameId: match?.gameId, side: "H" };
    expect(await control("goal", order)).toMatchObject({ status: 409 });
  }
});

it("forces a price and a line for a limited time, and suspends", async () => {
  const { gameId, markets } = await playing();
  const market = markets.find(({ line, state }) => line !== null && state === "open") ?? missing();
  const [price] = market.prices;
  const now = async () => (await one(gameId)).markets.find(({ id }) => id === market.id);
  await control("price", { priceId: price?.id, odds: 7.7, seconds: 1 });
  expect((await now())?.prices[0]).toMatchObject({ odds: "7.70", active: true });
  await control("line", { marketId: market.id, line: "-9.25", seconds: 1 });
  expect(await now()).toMatchObject({ line: "-9.25", prices: [{ odds: "7.70" }, {}] });
  await clock(1000);
  expect((await now())?.line).not.toBe("-9.25");
  expect((await now())?.prices[0]?.odds).not.toBe("7.70");
  await control("suspend", { gameId, seconds: 3 });
  expect(await now()).toMatchObject({ state: "suspended" });
  await control("suspend", { gameId, seconds: 0 });
  expect(await now()).toMatchObject({ state: "open" });
  expect(await control("price", { priceId: "x:R:0:H", odds: 1 })).toMatchObject({ status: 404 });
  expect(await control("line", { marketId: "x:R:0", line: 1 })).toMatchObject({ status: 404 });
});

it("ends a match: it leaves the list and appears in the results", async () => {
  const { gameId, state } = await playing();
  const results = async () =>
    (await ask("results", { ...TODAY, sport: "FT" })).list.find((entry) => entry.gameId === gameId);
  expect(await results()).toBeUndefined();
  await control("settle", { gameId });
  expect(await one(gameId)).toMatchObject({ state: { gameStatus: "ended" }, markets: [] });
  expect(await results()).toMatchObject({
    gameStatus: "ended",
    score: [state.sc_FT_H, state.sc_FT_C],
  });
  await clock(31_000);
  expect((await listed()).some((match) => match.gameId === gameId)).toBe(false);
});

it("ends a match before it begins, and takes that back", async () => {
  const games = (await listed("FT")).filter((match) => !match.gameId.endsWith("c"));
  const { gameId } = games[5] ?? missing();
  const has = async () => (await listed("FT")).some((match) => match.gameId === gameId);
  const result = { score: [3, 1], half: [1, 1] };
  await control("settle", { gameId, result });
  expect(await has()).toBe(false);
  expect((await ask("results", { ...TODAY, sport: "FT" })).list).toContainEqual(
    expect.objectContaining({
      gameId,
      score: [3, 1],
      periods: [
        { name: "1H", score: [1, 1] },
        { name: "2H", score: [2, 0] },
      ],
    }),
  );
  await control("settle", { gameId, result: null });
  expect(await has()).toBe(true);
});

it("drops all overrides on reset", async () => {
  const before = await listed();
  const { gameId, markets } = await playing();
  await control("goal", { gameId, side: "C" });
  await control("suspend", { gameId, seconds: 60 });
  await control("price", { priceId: markets[0]?.prices[0]?.id, odds: 9 });
  expect(await listed()).not.toEqual(before);
  await sandbox.control("/sandbox/reset", {});
  expect(await listed()).toEqual(before);
});

it("lists matches in which nothing happens for a while", async () => {
  const { gameIds } = (await control("quiet", { seconds: 120 })) as unknown as {
    gameIds: readonly string[];
  };
  const before = (await listed()).filter(({ gameId }) => gameIds.includes(gameId));
  expect(before.length).toBeGreaterThan(3);
  expect(before.length).toBeLessThan((await listed()).length);
  const stands = ({ gameId, state }: SportMatch) => ({
    gameId,
    half: state.se_now,
    score: [state.sc_FT_H, state.sc_FT_C],
    status: state.gameStatus,
  });
  for (const offset of [30_000, 60_000, 119_000]) {
    await clock(offset);
    const now = await listed();
    const same = now.filter(({ gameId }) => gameIds.includes(gameId));
    expect(same.map(stands)).toEqual(before.map(stands));
    for (const { markets } of same) {
      expect(markets.some((market) => market.state === "open")).toBe(true);
    }
  }
});

function missing(): never {
  throw new Error("there is none");
}
