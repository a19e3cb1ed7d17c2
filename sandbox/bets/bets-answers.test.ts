// Bets over the wire, on the real book.
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import type { Outright, SportMatch } from "#contract/api/sport.ts";
import type { Ticket } from "#contract/api/ticket.ts";
import type { PlacedTicket, QuotedLeg } from "#contract/api/tickets.ts";
import { samplePlayer } from "../accounts/sample-player.ts";
import { MOMENT, type SampleEnvelope, type SampleSandbox, startSample } from "../sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeEach(async () => {
  sandbox = await startSample();
});
afterEach(() => sandbox.close());

const HOUR = 3_600_000;

async function player(name = "demo88") {
  const session = await samplePlayer(sandbox).enter(name);
  let venue = "";
  const call = async (called: CallName, fields: object = {}, key?: string) => {
    const { select, response } = CALLS[called];
    const asking = { timestamp: MOMENT, token: venue, langx: "zh-cn", remoteip: "" };
    const body =
      select === null
        ? fields
        : { method: select, enName: "CRTY", Request: { ...asking, ...fields } };
    const headers: Record<string, string> = key === undefined ? {} : { idempotencykey: key };
    const answer = await sandbox.call("aurora", called, body, { token: session, ...headers });
    if (answer.status_code === 6000) v.parse(response, answer.data);
    return answer;
  };
  const enter = async () => {
    const { data } = await call("launch", { enName: "CRTY", gameCode: "" });
    ({ token: venue } = (data as { data: { token: string } }).data);
  };
  await enter();
  return {
    call,
    async matches(show: "FT" | "RB", sport = "FT") {
      const { data } = await call("matchList", { sport, show, date: null, leagues: [] });
      return (data as { matches: SportMatch[] }).matches;
    },
    async place(legs: readonly QuotedLeg[], key: string, more: object = {}) {
      const ticket = { legs, sizes: [legs.length], bankers: [], stakeCents: 10_000, oddsType: "H" };
      const tickets = [{ ...ticket, ...more }];
      const answer = await call("placeBet", { tickets, accept: "any" }, key);
      return { answer, placed: (answer.data as { tickets?: PlacedTicket[] } | null)?.tickets?.[0] };
    },
    async bets(settled: boolean) {
      const { data } = await call("openBets", { settled, limit: 100 });
      return data as { total: number; list: Ticket[] };
    },
    async money() {
      return (await call("balance", { lockMoney: 1 })).data;
    },
  };
}

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

it("quotes for visitors, too", async () => {
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

it("bets, shows the bet, and pays it when the match is over", async () => {
  const { call, matches, place, bets, money } = await player();
  const leg = legOf((await matches("FT"))[3]);
  const before = await money();
  const { placed } = await place([leg], "one");
  expect(placed).toMatchObject({ state: "accepted", riskCents: 10_000 });
  expect(before).toEqual({ centerWalletBalance: "12846.50", lockMoney: "200.00" });
  expect(await money()).toEqual({ centerWalletBalance: "12746.50", lockMoney: "300.00" });
  const venue = { channelCode: "CRTY", balance: "12746.50", lockMoney: "300.00" };
  expect((await call("sportBalance", { channelCode: "CRTY" })).data).toEqual(venue);
  expect(await bets(false)).toMatchObject({ total: 2, list: [{ state: "open", legs: [leg] }, {}] });
  await sandbox.control("/sandbox/clock", { offset: 4 * HOUR });
  const { lockMoney } = (await money()) as { lockMoney: string };
  expect(lockMoney).toBe("200.00");
  const settled = (await bets(true)).list.find(({ ticketId }) => ticketId === placed?.ticketId);
  expect(settled?.legs[0]?.result?.code).toMatch(/^(?:W|LW|P|LL|L|D.?)$/);
  const state = await sandbox.control("/sandbox/bets", { site: "aurora", name: "demo88" });
  expect(problemsOf(state)).toEqual([]);
});

describe("a call that moves money", () => {
  it("is carried out once, though its answer is lost", async () => {
    const { matches, place, call, bets } = await player();
    const leg = legOf((await matches("FT"))[5]);
    await sandbox.control("/sandbox/faults", { call: "placeBet", kind: "lost" });
    await expect(place([leg], "key")).rejects.toThrow(/socket hang up|ECONNRESET/);
    const status = await call("betStatus", { key: "key" });
    expect(status.data).toMatchObject({ known: true, tickets: [{ state: "accepted" }] });
    const [one, two] = await Promise.all([place([leg], "key"), place([leg], "key")]);
    expect(one.placed).toEqual(two.placed);
    expect((await bets(false)).total).toBe(2);
    expect((await place([leg], "key", { stakeCents: 20_000 })).answer.status_code).toBe(6008);
    expect((await call("betStatus", { key: "never" })).data).toEqual({ known: false, tickets: [] });
  });
});

it("keeps an in-play bet waiting and takes the ordered verdict", async () => {
  const { matches, place, bets, call } = await player();
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
  expect((await call("betStatus", { key: "1" })).data).toMatchObject({
    tickets: [{ state: "refused", refusal: { reason: "closed" } }],
  });
  expect((await call("betStatus", { key: "2" })).data).toMatchObject({
    tickets: [{ state: "accepted", refusal: null }],
  });
});

it("keeps a member's bet waiting until a verdict is ordered, and nobody else's", async () => {
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
  const stateOf = async ({ call }: typeof held) => {
    const { data } = await call("betStatus", { key: "1" });
    return (data as { tickets: { state: string }[] }).tickets.map(({ state }) => state);
  };
  expect([await stateOf(held), await stateOf(free)]).toEqual([["pending"], ["accepted"]]);
  await sandbox.control("/sandbox/delayed", { verdict: "refuse", of });
  expect(await stateOf(held)).toEqual(["refused"]);
});

it("refuses an in-play bet for a goal during its delay", async () => {
  const { matches, place, call, money } = await player();
  const live = (await matches("RB")).find(({ markets }) =>
    markets.some(({ state }) => state === "open"),
  );
  const leg = legOf(live);
  await place([leg], "key");
  await sandbox.control("/sandbox/clock", { offset: 1500 });
  await sandbox.control("/sandbox/goal", { gameId: leg.gameId, side: "H" });
  await sandbox.control("/sandbox/clock", { offset: 30_000 });
  expect((await call("betStatus", { key: "key" })).data).toMatchObject({
    tickets: [{ state: "refused", refusal: { reason: "closed" } }],
  });
  expect(await money()).toEqual({ centerWalletBalance: "12846.50", lockMoney: "200.00" });
});

it("takes champions one by one and pays who won", async () => {
  const { call, place, bets } = await player();
  const list = { sport: "FS", show: "FSFU", date: null, leagues: [] };
  const { data } = await call("matchList", list);
  const [one, two] = (data as { outrights: Outright[] }).outrights.map(({ gameId, market }) => {
    const { id: priceId = "", r = "", odds = "" } = market.prices[0] ?? {};
    return { priceId, gameId, w: market.w, r, line: null, odds, score: null };
  });
  if (!one || !two) throw new Error("there are no champions");
  expect((await place([one, two], "1")).placed?.refusal?.reason).toBe("combination");
  const { placed } = await place([one], "2");
  expect(placed?.state).toBe("accepted");
  const { gameId, r: winner } = one;
  await sandbox.control("/sandbox/settle", { gameId, result: { winner } });
  const won = (await bets(true)).list.find(({ ticketId }) => ticketId === placed?.ticketId);
  expect(won).toMatchObject({ netCents: placed?.winCents, legs: [{ result: { code: "W" } }] });
});

it("takes a result, a suspension and a correction by hand", async () => {
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

it("lets nobody in without the token of the venue, or into a venue that is not there", async () => {
  const { call, bets } = await player();
  const refused = async (answer: Promise<SampleEnvelope>) => (await answer).status_code;
  expect((await bets(false)).total).toBe(1);
  expect(await refused(call("openBets", { settled: false, limit: 1, token: "wrong" }))).toBe(6302);
  expect(await refused(call("launch", { enName: "PGSLOT", gameCode: "1" }))).toBe(6415);
});

it("has a record that adds up for the demo account, and none for a new one", async () => {
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
  expect(await demo.money()).toEqual({ centerWalletBalance: "12846.50", lockMoney: "200.00" });
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
