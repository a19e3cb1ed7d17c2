// Bets through the HTTP calls, on the simulated book.
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import type { QuotedLeg } from "#contract/api/tickets.ts";
import {
  MOMENT,
  type SampleEnvelope,
  type SampleSandbox,
  startSample,
} from "../../testing/sample-sandbox.ts";
import { sampleBettor } from "./sample-bettor.ts";

let sandbox: SampleSandbox;
beforeEach(async () => {
  sandbox = await startSample();
});
afterEach(() => sandbox.close());

const HOUR = 3_600_000;

const player = (name?: string) => sampleBettor(sandbox, name);

function legOf(match: SportMatch | undefined, at = 0): QuotedLeg {
  const market = match?.markets.filter(({ state }) => state === "open")[at];
  const price = market?.prices[0];
  const { state } = match ?? {};
  return {
    priceId: price?.id ?? "",
    gameId: match?.gameId ?? "",
    w: market?.w ?? "",
    r: price?.r ?? "",
    line: market?.line ?? null,
    odds: price?.odds ?? "",
    score: state?.isLive ? [state.sc_FT_H, state.sc_FT_C] : null,
  };
}

const problemsOf = ({ text }: { readonly text: string }) =>
  (JSON.parse(text) as { problems: unknown }).problems;

it("quotes prices to visitors", async () => {
  const { matches } = await player();
  const leg = legOf((await matches("FT"))[3]);
  const asking = { timestamp: MOMENT, token: "", langx: "zh-cn", remoteip: "" };
  const body = { method: "quote", enName: "CRTY", Request: { ...asking, selections: [leg] } };
  expect((await sandbox.call("harbor", "quote", body)).status_code).toBe(6004);
  const { data } = await sandbox.call("aurora", "quote", body);
  expect(v.parse(CALLS.quote.response, data)).toMatchObject({
    legs: [{ ...leg, active: "open" }],
    series: null,
    dailyLeftCents: null,
  });
});

it("places a bet, lists it, and pays it when the match is over", async () => {
  const { call, matches, place, bets, money } = await player();
  const leg = legOf((await matches("FT"))[3]);
  const before = await money();
  const { placed } = await place([leg], "one");
  expect(placed).toMatchObject({ state: "accepted", riskCents: 10_000 });
  expect(before).toMatchObject({ centerWalletBalance: "12846.50", lockMoney: "200.00" });
  expect(await money()).toMatchObject({ centerWalletBalance: "12746.50", lockMoney: "300.00" });
  const venue = { channelCode: "CRTY", balance: "12746.50", lockMoney: "300.00" };
  expect((await call("venueBalance", { channelCode: "CRTY" })).data).toEqual(venue);
  expect(await bets(false)).toMatchObject({ total: 2, list: [{ state: "open", legs: [leg] }, {}] });
  await sandbox.control("/sandbox/clock", { offset: 4 * HOUR });
  const { lockMoney } = (await money()) as { lockMoney: string };
  expect(lockMoney).toBe("200.00");
  const settled = (await bets(true)).list.find(({ ticketId }) => ticketId === placed?.ticketId);
  expect(settled?.legs[0]?.result?.code).toMatch(/^(?:W|LW|P|LL|L|D.?)$/);
  const state = await sandbox.control("/sandbox/bets", { site: "aurora", name: "demo88" });
  expect(problemsOf(state)).toEqual([]);
});

it("keeps an in-play bet pending and applies the trader's verdict", async () => {
  const { matches, place, placed, bets, call } = await player();
  const live = (await matches("RB")).filter(({ markets }) =>
    markets.some(({ state }) => state === "open"),
  );
  const [one, two] = [legOf(live[0]), legOf(live[1])];
  await sandbox.control("/sandbox/delayed", { verdict: "refuse" });
  await sandbox.control("/sandbox/delayed", { verdict: "accept" });
  expect((await place([one], "1")).placed).toMatchObject({ state: "pending" });
  expect((await place([two], "2")).placed).toMatchObject({ state: "pending" });
  expect((await bets(false)).list.map(({ state }) => state)).toEqual([
    "pending",
    "pending",
    "open",
  ]);
  const quoted = (await call("quote", { selections: [one] })).data;
  expect(quoted).toMatchObject({ legs: [{ active: "delay" }] });
  await sandbox.control("/sandbox/clock", { offset: 10_000 });
  expect(await placed("1")).toMatchObject([{ state: "refused", refusal: { reason: "closed" } }]);
  expect(await placed("2")).toMatchObject([{ state: "accepted", refusal: null }]);
});

it('a verdict "wait" keeps only this member\'s bets pending', async () => {
  const [held, free] = [await player("demo88"), await player("phone88")];
  const of = { site: "aurora", name: "demo88" };
  await sandbox.control("/sandbox/delayed", { verdict: "wait", of });
  await sandbox.control("/sandbox/delayed", { verdict: "accept", of: { ...of, name: "phone88" } });
  const live = (await held.matches("RB")).find(({ markets }) =>
    markets.some(({ state }) => state === "open"),
  );
  const leg = legOf(live);
  expect((await held.place([leg], "1")).placed).toMatchObject({ state: "pending" });
  expect((await free.place([leg], "1", { stakeCents: 1_000 })).placed).toMatchObject({
    state: "pending",
  });
  await sandbox.control("/sandbox/clock", { offset: 60_000 });
  const stateOf = async ({ placed }: typeof held) => (await placed("1")).map(({ state }) => state);
  expect([await stateOf(held), await stateOf(free)]).toEqual([["pending"], ["accepted"]]);
  await sandbox.control("/sandbox/delayed", { verdict: "refuse", of });
  expect(await stateOf(held)).toEqual(["refused"]);
});

it("refuses an in-play bet when a goal falls during its delay", async () => {
  const { matches, place, placed, money } = await player();
  const live = (await matches("RB")).find(({ markets }) =>
    markets.some(({ state }) => state === "open"),
  );
  const leg = legOf(live);
  await place([leg], "key");
  await sandbox.control("/sandbox/clock", { offset: 1500 });
  await sandbox.control("/sandbox/goal", { gameId: leg.gameId, side: "H" });
  await sandbox.control("/sandbox/clock", { offset: 30_000 });
  expect(await placed("key")).toMatchObject([{ state: "refused", refusal: { reason: "closed" } }]);
  expect(await money()).toMatchObject({ centerWalletBalance: "12846.50", lockMoney: "200.00" });
});

it("settles by a forced result, refuses while suspended, and corrects a wrong result", async () => {
  const { matches, place, bets, call } = await player();
  const match = (await matches("FT"))[4];
  const leg = legOf(match);
  await sandbox.control("/sandbox/suspend", { gameId: leg.gameId, seconds: 30 });
  expect((await place([leg], "0")).placed?.refusal?.reason).toBe("closed");
  await sandbox.control("/sandbox/suspend", { gameId: leg.gameId, seconds: 0 });
  const { placed } = await place([leg], "1");
  const { ticketId } = placed ?? {};
  const offer = (await call("cashOutQuote", { ticketId })).data as { state: string };
  expect(offer.state).toBe("open");
  const settle = async (score: [number, number]) => {
    const { gameId } = leg;
    return problemsOf(await sandbox.control("/sandbox/settle", { gameId, result: { score } }));
  };
  const codeOf = async () =>
    (await bets(true)).list.find((ticket) => ticket.ticketId === ticketId)?.legs[0]?.result?.code;
  expect(await settle([9, 0])).toEqual([]);
  expect(await codeOf()).toBe("W");
  await sandbox.control("/sandbox/reopen", { ticketId });
  expect((await bets(false)).list[0]?.legs[0]?.result?.code).toBe("A");
  expect(await settle([0, 9])).toEqual([]);
  expect(await codeOf()).toBe("L");
});

it("refuses calls without the venue's token, and sites without the venue", async () => {
  const { call, bets } = await player();
  const refused = async (answer: Promise<SampleEnvelope>) => (await answer).status_code;
  expect((await bets(false)).total).toBe(1);
  expect(await refused(call("openBets", { settled: false, limit: 1, token: "wrong" }))).toBe(6302);
  expect(await refused(call("launch", { enName: "PGSLOT", gameCode: "1" }))).toBe(6004);
});

it("the demo account's bet record adds up; a new account has none", async () => {
  const demo = await player();
  const filter = { venue: "ALL", from: 0, to: MOMENT + HOUR, state: "all" };
  const total = (await demo.call("betRecordTotal", filter)).data as Record<string, number>;
  const page = { ...filter, pageNum: 1, pageSize: 100 };
  const { list } = (await demo.call("betRecordList", page)).data as {
    list: { netCents: number }[];
  };
  expect(list.length).toBeGreaterThan(25);
  expect(total["count"]).toBe(list.length);
  expect(total["netCents"]).toBe(list.reduce((sum, { netCents }) => sum + netCents, 0));
  expect(await demo.money()).toMatchObject({ centerWalletBalance: "12846.50", lockMoney: "200.00" });
  const states = await sandbox.control("/sandbox/bets", { site: "aurora", name: "demo88" });
  expect(problemsOf(states)).toEqual([]);
  const newbie = await player("newbie8");
  expect((await newbie.call("betRecordTotal", filter)).data).toMatchObject({ count: 0 });
  const other = { ...filter, venue: "XX" };
  expect((await demo.call("betRecordTotal", other)).data).toMatchObject({
    count: 0,
    venues: [{ venue: "CRTY", count: list.length }],
  });
});
