import { describe, expect, it } from "vitest";
import { sampleBet, SampleSite, uuid } from "./sample-site.ts";

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
    expect(tab.state.order?.state).toBe("unsent");
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

  it("can be given up once no late copy can take effect", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.server.faults = ["requestLost", "none"];
    void tab.slip.place();
    await site.time.pass(60_000);
    await tab.slip.giveUp();
    expect(tab.state.order?.state).toBe("unsent");
    await site.time.pass(400_000);
    void tab.slip.giveUp();
    await site.time.pass(1000);
    expect(tab.state.order).toBeNull();
    expect(tab.state.stakes).toEqual({ p: "10" });
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
