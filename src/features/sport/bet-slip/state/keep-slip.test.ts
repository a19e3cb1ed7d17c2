import { expect, it } from "vitest";
import { keptIn, NEW_SLIP } from "./keep-slip.ts";
import { requote } from "./quote-slip.ts";
import { sampleSelection } from "./sample-selection.ts";
import { SampleSite } from "./sample-site.ts";
import { select } from "./slip-entry.ts";

const GOOD = {
  ...NEW_SLIP,
  rev: 3,
  selections: [select(sampleSelection({ priceId: "p" }), 5)],
  stakes: { p: "12." },
};

it("reads what was written", () => {
  expect(keptIn(JSON.stringify(GOOD))).toEqual(GOOD);
  // The server decides how long ids are.
  const owned = { ...GOOD, owner: "7".repeat(200) };
  expect(keptIn(JSON.stringify(owned))).toEqual(owned);
});

it.each([
  { rev: -1 },
  { mode: "both" },
  { accept: "all" },
  { stakes: { p: 5 } },
  { stakes: { p: "5".repeat(41) } },
  { selections: [{ pick: {} }] },
  { selections: Array.from({ length: 11 }, () => GOOD.selections[0]) },
])("reads %j as no slip", (wrong) => {
  expect(keptIn(JSON.stringify({ ...GOOD, ...wrong }))).toBeNull();
});

it("the last writer wins without an echo", async () => {
  const site = new SampleSite();
  const [one, two] = [site.open(), site.open()];
  one.slip.setMode("multiple");
  one.slip.toggle(sampleSelection({ priceId: "a" }));
  two.slip.toggle(sampleSelection({ priceId: "b" }));
  await site.time.pass(1000);
  const ids = (tab: typeof one) => tab.state.selections.map(({ pick }) => pick.priceId);
  expect([ids(one), ids(two)]).toEqual([
    ["a", "b"],
    ["a", "b"],
  ]);
  expect([one.state.rev, two.state.rev]).toEqual([3, 3]);
});

it("shows the market state of a new quote", async () => {
  const site = new SampleSite();
  const tab = site.open();
  tab.slip.toggle(sampleSelection({ priceId: "a" }));
  void requote(tab.context);
  await site.time.pass(100);
  expect(tab.state.selections[0]?.now?.active).toBe("open");
  site.server.changes = { active: "suspended" };
  void requote(tab.context);
  await site.time.pass(100);
  expect(tab.state.selections[0]?.now?.active).toBe("suspended");
});

it("reports which cap cut a stake", async () => {
  const site = new SampleSite();
  const tab = site.open();
  tab.slip.toggle(sampleSelection({ priceId: "a" }));
  tab.slip.setStake("a", "5,000,000");
  expect(tab.state).toMatchObject({
    stakes: { a: "1000" },
    capped: { cap: "balance", stake: "1000" },
  });
  tab.slip.setStake("a", "x");
  expect(tab.state).toMatchObject({ stakes: { a: "x" }, capped: null });
  // Another tab, or this one after a reload, shows the same.
  expect(site.open().state.stakes).toEqual({ a: "x" });
  tab.slip.setMost("a");
  expect(tab.state.stakes).toEqual({ a: "1000" });
});
