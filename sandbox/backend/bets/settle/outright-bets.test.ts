// Outright bets through the HTTP calls.
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Outright } from "#contract/api/sport.ts";
import { type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";
import { sampleBettor } from "../sample-bettor.ts";

let sandbox: SampleSandbox;
beforeEach(async () => {
  sandbox = await startSample();
});
afterEach(() => sandbox.close());

const problemsOf = ({ text }: { readonly text: string }) =>
  (JSON.parse(text) as { problems: unknown }).problems;

async function champions() {
  const bettor = await sampleBettor(sandbox);
  const list = { sport: "FS", show: "FSFU", date: null, leagues: [] };
  const { outrights } = (await bettor.call("matchList", list)).data as { outrights: Outright[] };
  const [one, two] = outrights.map(({ gameId, market }) => {
    const { id: priceId = "", r = "", odds = "" } = market.prices[0] ?? {};
    const leg = { priceId, gameId, w: market.w, r, line: null, odds, score: null };
    return { leg, runners: market.prices.map((price) => price.r) };
  });
  if (!one || !two) throw new Error("there are no champions");
  const settle = async (gameId: string, winners: readonly string[]) =>
    problemsOf(await sandbox.control("/sandbox/settle", { gameId, result: { winners } }));
  const settled = async (id: string | null | undefined) =>
    (await bettor.bets(true)).list.find(({ ticketId }) => ticketId === id);
  return { ...bettor, one, two, settle, settled };
}

it("accepts single outright bets and pays the winner", async () => {
  const { place, one, two, settle, settled } = await champions();
  expect((await place([one.leg, two.leg], "1")).placed?.refusal?.reason).toBe("combination");
  const { placed } = await place([one.leg], "2");
  expect(placed?.state).toBe("accepted");
  expect(await settle(one.leg.gameId, [one.leg.r])).toEqual([]);
  expect(await settled(placed?.ticketId)).toMatchObject({
    netCents: placed?.winCents,
    legs: [{ result: { code: "W", deadHeat: null } }],
  });
});

it("pays a dead heat in shares", async () => {
  const { place, one, settle, settled } = await champions();
  const { placed } = await place([one.leg], "1");
  expect(await settle(one.leg.gameId, one.runners.slice(0, 3))).toEqual([]);
  const { riskCents = 0, winCents = 0, ticketId } = placed ?? {};
  const returnCents = Math.round((riskCents + winCents) / 3);
  const tied = await settled(ticketId);
  expect(tied).toMatchObject({
    returnCents,
    netCents: returnCents - riskCents,
    validCents: riskCents,
    legs: [{ result: { code: "W", deadHeat: { places: 1, runners: 3 } } }],
  });
  expect(Number(tied?.legs[0]?.result?.factor)).toBeCloseTo(Number(one.leg.odds) / 3, 4);
});
