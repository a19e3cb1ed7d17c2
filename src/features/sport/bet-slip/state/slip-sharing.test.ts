import { describe, expect, it } from "vitest";
import { sampleSelection } from "./sample-selection.ts";
import { sampleBet, SampleSite } from "./sample-site.ts";

describe("two tabs", () => {
  it("share one slip", async () => {
    const site = new SampleSite();
    const other = site.open();
    await sampleBet(site);
    await site.time.pass(100);
    expect(other.state.stakes).toEqual({ p: "10" });
    other.slip.clear();
  });

  it("make one bet of two presses", async () => {
    const site = new SampleSite();
    const other = site.open();
    const tab = await sampleBet(site);
    await site.time.pass(100);
    void tab.slip.place();
    void other.slip.place();
    await site.time.pass(100);
    expect(other.state.order?.key).toBe(tab.state.order?.key);
    await site.time.pass(10_000);
    expect(site.server.bets()).toBe(1);
    expect([tab.state.order?.state, other.state.order?.state]).toEqual(["done", "done"]);
  });
});

it("hide receipts when another tab starts a new slip", async () => {
  const site = new SampleSite();
  const other = site.open();
  const tab = await sampleBet(site);
  void tab.slip.place();
  await site.time.pass(1000);
  expect(tab.state.receipts).toHaveLength(1);
  other.slip.toggle(sampleSelection({ priceId: "q", gameId: "another" }));
  await site.time.pass(100);
  expect([tab.state.receipts, tab.state.selections.length]).toEqual([[], 1]);
});

describe("the end of the session", () => {
  it("keeps the slip, and places nothing", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.server.faults = ["expired", "none"];
    void tab.slip.place();
    await site.time.pass(10);
    site.login(null);
    await site.time.pass(5000);
    expect([tab.state.order, tab.state.stakes]).toEqual([null, { p: "10" }]);
    site.login("1");
    await site.time.pass(5000);
    expect([tab.state.order?.state, tab.state.stakes]).toEqual(["refused", { p: "10" }]);
    expect(site.server.sent).toHaveLength(1);
  });

  it("clears the slip for another member, whose order it is not", async () => {
    const site = new SampleSite();
    const tab = await sampleBet(site);
    site.server.faults = ["answerLost", "none"];
    void tab.slip.place();
    await site.time.pass(300);
    site.login("2");
    await site.time.pass(5000);
    expect([tab.state.selections, tab.state.order]).toEqual([[], null]);
    site.login("1");
    await site.time.pass(5000);
    expect(site.server.sent).toHaveLength(1);
    expect(tab.state.order?.state).toBe("done");
  });

  it("hands a visitor's selections to the member who logs in", async () => {
    const site = new SampleSite();
    site.login(null);
    const tab = await sampleBet(site);
    site.login("2");
    expect([tab.state.owner, tab.state.stakes]).toEqual(["2", { p: "10" }]);
  });
});

it("treats a malformed slip as empty", () => {
  const site = new SampleSite();
  for (const text of ["", "{", '{"rev":1}', "null"]) {
    site.stored.set("slip", text);
    expect(site.open().state.selections).toEqual([]);
  }
});
