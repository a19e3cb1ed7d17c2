// The cap of required turnover, and consent to changed odds.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { engagedMember } from "../activities/sample-engaged.ts";
import { sampleBettor } from "../bets/sample-bettor.ts";
import { sampleProtected } from "./sample-protected.ts";

describe("SR 5.1.1: a bonus of a deposit requires at most ten times its amount", () => {
  it("offers only rewards within the cap", () => {
    const { money, member, profile } = sampleProtected();
    const offered = () => money.ask(member, "depositRewards", {}).map(({ id }) => id);
    expect(offered()).toContain("first");
    profile("uk");
    expect(offered()).toEqual([]);
    profile("on");
    expect(offered()).toContain("first");
  });

  it("refuses a reward above the cap for an order", () => {
    const { money, member, profile } = sampleProtected();
    profile("uk");
    money.ask(member, "declineLimits", {});
    const body = { channelId: "scan-a", amountCents: 20_000, rewardId: "first" };
    expect(() => money.ask(member, "pay", body, { key: "k" })).toThrow("该优惠已结束或已参加");
  });
});

describe("over HTTP", () => {
  let sandbox: SampleSandbox;
  beforeEach(async () => {
    sandbox = await startSample();
  });
  afterEach(() => sandbox.close());
  const profile = (name: string) =>
    sandbox.control("/sandbox/protection", { site: "aurora", profile: name });

  it("SR 5.1.1: the reward of an activity requires at most ten times its amount", async () => {
    await profile("uk");
    const one = await engagedMember(sandbox, "active1");
    await one.deposit(60_000);
    const claim = await one.ask("claimActivity", { id: "first-kick", item: "first" });
    expect(claim).toMatchObject({ amountCents: 60_000, turnoverCents: 600_000 });
    expect(await one.problems()).toEqual([]);
  });

  it.each([
    ["uk", "RTS 2C"],
    ["on", "Standard 2.15.1"],
  ])("%s, %s: changed odds are asked about, also when they are better", async (name) => {
    const { matches, place } = await sampleBettor(sandbox);
    const match = (await matches("FT"))[3];
    const market = match?.markets.find(({ state }) => state === "open");
    const price = market?.prices[0];
    const leg = {
      priceId: price?.id ?? "",
      gameId: match?.gameId ?? "",
      w: market?.w ?? "",
      r: price?.r ?? "",
      line: market?.line ?? null,
      odds: "0.10",
      score: null,
    };
    await profile(name);
    const { placed } = await place([leg], "asked");
    expect(placed).toMatchObject({ state: "refused", refusal: { reason: "odds" } });
    await profile("none");
    expect((await place([leg], "not asked")).placed).toMatchObject({ state: "accepted" });
  });
});
