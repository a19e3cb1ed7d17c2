import { describe, expect, it } from "vitest";
import { requote } from "./quote-slip.ts";
import { sampleSelection } from "./sample-selection.ts";
import { sampleBet, SampleSite, type SampleTab, uuid } from "./sample-site.ts";

async function quoted(site: SampleSite, tab: SampleTab) {
  void requote(tab.context);
  await site.time.pass(100);
}

describe("a placement", () => {
  it("removes placed selections from the slip", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    void tab.slip.place();
    await site.time.pass(1000);
    expect(site.server.bets()).toBe(1);
    expect(tab.state.selections).toEqual([]);
    expect(tab.state.receipts).toMatchObject([{ stakeKey: "p", placed: { state: "accepted" } }]);
    expect(site.said).toEqual(["placed"]);
  });

  it("leaves the report to the receipts while they are in view", async () => {
    const site = new SampleSite();
    site.inView = true;
    const tab = await sampleBet(site);
    void tab.slip.place();
    await site.time.pass(1000);
    expect(tab.state.receipts).toHaveLength(1);
    expect(site.said).toEqual([]);
  });

  it("keeps selections without their amounts when the player wants that", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    tab.slip.setKeep(true);
    void tab.slip.place();
    await site.time.pass(1000);
    expect(tab.state.selections).toHaveLength(1);
    expect(tab.state.stakes).toEqual({});
  });

  it("is made once, however often it is pressed", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    void tab.slip.place();
    void tab.slip.place();
    await site.time.pass(10);
    void tab.slip.place();
    await site.time.pass(1000);
    expect([site.server.bets(), site.server.sent]).toEqual([1, [uuid(1)]]);
  });

  it("sends one amount for all singles, the series and a system in one order", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    tab.slip.setMode("series");
    for (const priceId of ["q", "r"]) tab.slip.toggle(sampleSelection({ priceId }));
    await quoted(site, tab);
    tab.slip.setSingles("20");
    tab.slip.setStake("series", "5");
    tab.slip.setStake("3:2", "1");
    void tab.slip.place();
    await site.time.pass(1000);
    expect(tab.state.receipts.map(({ stakeKey }) => stakeKey)).toEqual([
      "p",
      "q",
      "r",
      "series",
      "3:2",
    ]);
    expect([site.server.bets(), tab.state.selections, tab.state.stakes]).toEqual([1, [], {}]);
  });

  it("of a quick bet leaves the slip as it is, one at a time", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    const pick = sampleSelection({ priceId: "q" });
    void tab.slip.placeQuick(pick, 5000);
    await site.time.pass(10);
    void tab.slip.placeQuick(pick, 5000);
    await site.time.pass(1000);
    expect([site.server.bets(), site.server.sent]).toEqual([1, [uuid(1)]]);
    expect(tab.state.selections.map((entry) => entry.pick.priceId)).toEqual(["p"]);
    expect(tab.state).toMatchObject({ stakes: { p: "10" }, receipts: [] });
    expect(site.said).toEqual(["delay"]);
    expect(tab.state.quickReceipt).toMatchObject({
      picks: [{ priceId: "q" }],
      placed: { state: "accepted", riskCents: 5000 },
    });
  });

  it("of a quick bet is made by no visitor and not offline", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.offline = true;
    await tab.slip.placeQuick(sampleSelection({ priceId: "q" }), 5000);
    site.userId = null;
    await tab.slip.placeQuick(sampleSelection({ priceId: "q" }), 5000);
    expect([site.said, site.loginAsked, site.server.sent]).toEqual([["offline"], 1, []]);
  });

  it("locks the slip while it is open", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    void tab.slip.place();
    expect(tab.slip.toggle(sampleSelection({ priceId: "q" }))).toEqual({
      done: "refused",
      message: "delay",
    });
    tab.slip.clear();
    tab.slip.setStake("p", "99");
    expect(tab.state.stakes).toEqual({ p: "10" });
  });

  it("is not made by a visitor, offline, or below the minimum", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    tab.slip.setStake("p", "0.5");
    await tab.slip.place();
    tab.slip.setStake("p", "10");
    site.offline = true;
    await tab.slip.place();
    expect(site.said).toEqual(["offline"]);
    site.login(null);
    await tab.slip.place();
    expect([site.loginAsked, site.server.sent]).toEqual([1, []]);
  });
});

describe("a refusal", () => {
  it("shows old beside new terms, and one press accepts and places with a new key", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.server.verdict = "refused";
    site.server.changes = { odds: "0.80", line: "-0.75" };
    void tab.slip.place();
    await site.time.pass(1000);
    const [selection] = tab.state.selections;
    expect(selection).toMatchObject({ stamp: { odds: "0.94" }, now: { odds: "0.80" } });
    expect(tab.state.receipts).toMatchObject([{ placed: { refusal: { reason: "odds" } } }]);
    // A changed line needs consent, whatever is accepted.
    await tab.slip.place();
    expect(site.server.sent).toHaveLength(1);
    site.server.verdict = "accepted";
    void tab.slip.acceptChanges();
    await site.time.pass(1000);
    expect(site.server.sent).toEqual([uuid(1), uuid(2)]);
    expect(site.server.bets()).toBe(1);
  });

  it.each([
    ["any", "0.90", 1],
    ["any", "0.80", 0],
    ["better", "0.80", 0],
    ["better", "0.99", 1],
    ["ask", "0.99", 0],
  ] as const)("with %s at %s sends %i", async (accept, odds, sent) => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    tab.slip.setAccept(accept);
    site.server.changes = { odds };
    await quoted(site, tab);
    void tab.slip.place();
    await site.time.pass(1000);
    expect(site.server.sent).toHaveLength(sent);
  });

  it("may follow the delay of in-play bets", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    Object.assign(site.server, { delay: 5000, verdict: "refused" });
    void tab.slip.place();
    await site.time.pass(1000);
    expect(tab.state.order?.state).toBe("pending");
    await site.time.pass(10_000);
    expect(tab.state.order?.state).toBe("done");
    expect(tab.state.stakes).toEqual({ p: "10" });
    expect(site.said).toEqual(["refused"]);
  });
});
