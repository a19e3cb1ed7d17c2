// Combinations within a match through the HTTP calls, on the simulated book.
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SportMatch } from "#contract/api/sport.ts";
import type { LegQuote, QuotedLeg } from "#contract/api/tickets.ts";
import { ALL_WIN, COMBINATION, combinationId } from "#contract/betting/match-combinations.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { sampleBettor } from "./sample-bettor.ts";

let sandbox: SampleSandbox;
beforeEach(async () => {
  sandbox = await startSample();
});
afterEach(() => sandbox.close());

const MINUTE = 60_000;
const SECOND = 1000;

function partOf({ gameId, markets, state }: SportMatch, w: string, r: string): QuotedLeg | null {
  const market = markets.find(
    (one) => one.w === w && one.state === "open" && (one.line === null || one.line.endsWith(".5")),
  );
  const price = market?.prices.find((one) => one.r === r && one.active);
  if (!market || !price) return null;
  const score: [number, number] | null = state.isLive ? [state.sc_FT_H, state.sc_FT_C] : null;
  return { priceId: price.id, gameId, w, r, line: market.line, odds: price.odds, score };
}

function combinationOf(parts: readonly (QuotedLeg | null)[]): QuotedLeg | null {
  const found = parts.flatMap((part) => part ?? []);
  const [first] = found;
  if (!first || found.length < parts.length) return null;
  const priceId = combinationId(
    first.gameId,
    found.map((part) => part.priceId),
  );
  const terms = { w: COMBINATION, r: ALL_WIN, line: null, odds: "1.00", score: first.score };
  return { priceId, gameId: first.gameId, ...terms, parts: found };
}

async function bettor() {
  const player = await sampleBettor(sandbox);
  const { call, bets } = player;
  const detail = async (gameId: string) =>
    ((await call("matchDetail", { gameId })).data as { match: SportMatch }).match;
  const quote = async (...selections: QuotedLeg[]) =>
    ((await call("quote", { selections })).data as { legs: LegQuote[] }).legs;
  /** The first match with these plays open, at the book's price of the combination. */
  const combined = async (show: "FT" | "RB", ...plays: readonly (readonly [string, string])[]) => {
    for (const { gameId } of await player.matches(show)) {
      const match = await detail(gameId);
      const leg = combinationOf(plays.map(([w, r]) => partOf(match, w, r)));
      const [now] = leg ? await quote(leg) : [];
      if (leg && now?.active === "open") return { leg: { ...leg, odds: now.odds }, now };
    }
    throw new Error("no match with these plays");
  };
  const ticket = async (settled: boolean, id: string | null | undefined) =>
    (await bets(settled)).list.find(({ ticketId }) => ticketId === id);
  const problems = async () => {
    const { text } = await sandbox.control("/sandbox/bets", { site: "aurora", name: "demo88" });
    return (JSON.parse(text) as { problems: unknown }).problems;
  };
  return { ...player, quote, combined, ticket, problems };
}

it("are quoted, placed, listed, offered for cash-out, and paid without a void part", async () => {
  const { combined, quote, place, ticket, call, problems } = await bettor();
  const { leg, now } = await combined("FT", ["M", "H"], ["OU", "O"], ["CNOU", "O"]);
  expect(await quote(...(leg.parts ?? []), leg)).toMatchObject([{}, {}, {}, { odds: leg.odds }]);
  const { placed } = await place([leg], "one");
  expect(placed).toMatchObject({ state: "accepted", legs: [{ w: "CB", odds: leg.odds }] });
  const open = await ticket(false, placed?.ticketId);
  expect(open?.legs).toMatchObject([
    { w: "CB", parts: [{ w: "M", result: null }, { w: "OU" }, { w: "CNOU" }], paidOdds: null },
  ]);
  expect(open?.legs[0]?.without).toEqual(now.combination?.without);
  const offer = (await call("cashOutQuote", { ticketId: placed?.ticketId })).data;
  expect(offer).toMatchObject({ state: "open", canEdit: false });
  // The corners were not counted.
  const result = { score: [3, 0], half: [1, 0] };
  await sandbox.control("/sandbox/settle", { gameId: leg.gameId, result });
  const paid = await ticket(true, placed?.ticketId);
  const rest = now.combination?.without.find(({ part }) => part === 2)?.odds;
  expect(paid?.legs[0]).toMatchObject({ paidOdds: rest, result: { code: "W" } });
  expect(paid?.legs[0]?.parts.map((part) => part.result?.code)).toEqual(["W", "W", "D5"]);
  expect(paid?.returnCents).toBe(Math.round(Number(rest) * 10_000));
  expect(await problems()).toEqual([]);
});

it("are refused in play when a goal falls during the delay", async () => {
  const { combined, place, placed, problems } = await bettor();
  const { leg } = await combined("RB", ["RM", "H"], ["RCNOU", "O"]);
  expect((await place([leg], "key")).placed?.state).toBe("pending");
  await sandbox.control("/sandbox/clock", { offset: 1500 });
  await sandbox.control("/sandbox/goal", { gameId: leg.gameId, side: "C" });
  await sandbox.control("/sandbox/clock", { offset: 30 * SECOND });
  expect(await placed("key")).toMatchObject([{ state: "refused", refusal: { reason: "closed" } }]);
  expect(await problems()).toEqual([]);
});

it("are worth less after a goal of the other side", async () => {
  const { combined, place, call, problems } = await bettor();
  const { leg } = await combined("RB", ["RM", "H"], ["RCNOU", "O"]);
  await sandbox.control("/sandbox/delayed", { verdict: "accept" });
  const { placed } = await place([leg], "key");
  await sandbox.control("/sandbox/clock", { offset: 8 * SECOND });
  const worth = async () => {
    const { data } = await call("cashOutQuote", { ticketId: placed?.ticketId });
    return data as { state: string; valueCents: number };
  };
  const before = await worth();
  expect(before.state).toBe("open");
  await sandbox.control("/sandbox/goal", { gameId: leg.gameId, side: "C" });
  expect((await worth()).state).toBe("suspended");
  await sandbox.control("/sandbox/clock", { offset: MINUTE });
  expect((await worth()).valueCents).toBeLessThan(before.valueCents / 2);
  expect(await problems()).toEqual([]);
});
