import { describe, expect, it } from "vitest";
import { refreshSlip } from "./follow-slip.ts";
import { requote } from "./quote-slip.ts";
import { sampleSelection } from "./sample-selection.ts";
import { sampleBet, SampleSite, type SampleTab, uuid } from "./sample-site.ts";

/** A bet of 10 on `p` that never reached the server. */
async function lostBet(set: (slip: SampleTab["slip"]) => void = () => {}) {
  const site = new SampleSite();
  const tab = await sampleBet(site);
  set(tab.slip);
  site.server.faults = ["requestLost", "none"];
  void tab.slip.place();
  await site.time.pass(20_000);
  return { site, tab };
}

describe("an unknown outcome", () => {
  it("is resolved by a status query", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.server.faults = ["answerLost", "none"];
    void tab.slip.place();
    await site.time.pass(300);
    expect(tab.state.order?.state).toBe("unknown");
    await site.time.pass(3000);
    expect(tab.state.order?.state).toBe("done");
    expect([site.server.bets(), site.server.sent.length]).toEqual([1, 1]);
  });

  it("may be sent again with the same key when the server does not know the order", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.server.faults = ["requestLost", "none"];
    void tab.slip.place();
    await site.time.pass(5000);
    expect(tab.state.order?.state).toBe("unknown");
    await tab.slip.resend();
    await site.time.pass(15_000);
    expect(tab.state.undelivered).toHaveLength(1);
    void tab.slip.resend();
    await site.time.pass(3000);
    expect(site.server.sent).toEqual([uuid(1), uuid(1)]);
    expect([site.server.bets(), tab.state.selections]).toEqual([1, []]);
  });

  it("is sent again unchanged, also after a reload", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.server.faults = ["requestLost", "none"];
    void tab.slip.place();
    const first = tab.state.order?.body.tickets;
    await site.time.pass(1000);
    tab.close();
    const next = site.open();
    expect(JSON.stringify(next.state.order?.body.tickets)).toBe(JSON.stringify(first));
  });

  it("leaves the slip free for other bets when it was not delivered", async () => {
    const { site, tab } = await lostBet();
    expect([tab.state.selections, tab.state.order]).toEqual([[], null]);
    expect(site.said).toEqual(["unsent"]);
    tab.slip.toggle(sampleSelection({ priceId: "q" }));
    void requote(tab.context);
    await site.time.pass(100);
    tab.slip.setStake("q", "20");
    void tab.slip.place();
    await site.time.pass(1000);
    expect([site.server.bets(), tab.state.receipts.length]).toEqual([1, 1]);
    expect(tab.state.undelivered).toHaveLength(1);
    void tab.slip.resend();
    await site.time.pass(1000);
    expect([site.server.bets(), tab.state.undelivered]).toEqual([2, []]);
    expect(site.server.sent).toEqual([uuid(1), uuid(2), uuid(1)]);
  });

  it("is sent again at a changed price only after the player agrees", async () => {
    const { site, tab } = await lostBet((slip) => slip.setAccept("ask"));
    site.server.changes = { odds: "0.40" };
    void tab.slip.resend();
    await site.time.pass(1000);
    expect([site.server.sent.length, tab.state.changed[""]?.[0]?.now?.odds]).toEqual([1, "0.40"]);
    site.server.changes = { odds: "0.35" };
    void tab.slip.resend();
    await site.time.pass(1000);
    expect([site.server.sent.length, tab.state.changed[""]?.[0]?.now?.odds]).toEqual([1, "0.35"]);
    void tab.slip.resend();
    await site.time.pass(1000);
    expect(site.server.sent).toEqual([uuid(1), uuid(1)]);
    expect(site.server.order(uuid(1))?.tickets[0]?.legs[0]?.odds).toBe("0.35");
    expect(tab.state.changed).toEqual({});
  });

  it("is waited for no more when it is dropped, and told when it arrives all the same", async () => {
    const { site, tab } = await lostBet();
    tab.slip.giveUp();
    expect(tab.state.undelivered).toEqual([]);
    site.server.arrive(uuid(1));
    await site.time.pass(10_000);
    expect(site.said).toEqual(["unsent", "placed"]);
  });

  it("is given up once no late copy can take effect", async () => {
    const { site, tab } = await lostBet();
    await site.time.pass(400_000);
    tab.slip.giveUp();
    await site.time.pass(10_000);
    expect([tab.state.undelivered, site.stored.size]).toEqual([[], 1]);
  });

  it("survives a reload", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    void tab.slip.place();
    await site.time.pass(10);
    tab.close();
    const next = site.open();
    expect(next.state.order?.state).toBe("sending");
    await next.slip.place();
    await site.time.pass(10_000);
    expect([site.server.bets(), next.state.selections]).toEqual([1, []]);
  });

  it("shows its receipt when it ended before the page had loaded", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    void tab.slip.place();
    await site.time.pass(10);
    tab.close();
    const next = site.open();
    await site.time.pass(10_000);
    refreshSlip(next.context);
    expect(next.state.receipts).toMatchObject([{ placed: { state: "accepted" } }]);
    site.login("another");
    expect(next.state.receipts).toEqual([]);
  });

  it("does not arise when the server refused the call", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.server.faults = ["refused", "none"];
    void tab.slip.place();
    await site.time.pass(3000);
    expect(tab.state.order?.state).toBe("refused");
    expect(tab.state.stakes).toEqual({ p: "10" });
  });

  it("arises when the server refused a duplicate of the call", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.server.faults = ["repeated", "none"];
    void tab.slip.place();
    await site.time.pass(3000);
    expect(tab.state.order?.state).toBe("done");
    expect([site.server.bets(), tab.state.selections]).toEqual([1, []]);
  });
});
