// A price that falls by more than the member allows asks, whatever else is accepted: in the slip, in a series, in quick
// bets, and when a bet that was not delivered is sent again.
import { expect, it } from "vitest";
import { requote } from "./quote-slip.ts";
import { ruleOf, sampleSelection } from "./sample-selection.ts";
import { SampleSite, type SampleTab, uuid } from "./sample-site.ts";
import { needsConsent } from "./slip-entry.ts";

const KINDS = {
  single: ["p"],
  multiple: ["p", "q"],
  series: ["p", "q"],
} as const;
const MODES = Object.keys(KINDS) as (keyof typeof KINDS)[];

async function slipIn(site: SampleSite, mode: keyof typeof KINDS): Promise<SampleTab> {
  const tab = site.open();
  tab.slip.setMode(mode);
  for (const priceId of KINDS[mode]) tab.slip.toggle(sampleSelection({ priceId, odds: "0.90" }));
  void requote(tab.context);
  await site.time.pass(100);
  if (mode === "series") tab.slip.setStake("series", "10");
  else tab.slip.setSingles("10");
  return tab;
}

async function quotedAt(site: SampleSite, tab: SampleTab, odds: string): Promise<void> {
  site.server.changes = { odds };
  void requote(tab.context);
  await site.time.pass(100);
}

it.each(MODES)("asks in a slip of %s, then places what was agreed to", async (mode) => {
  const site = new SampleSite();
  const tab = await slipIn(site, mode);
  await quotedAt(site, tab, "0.33");
  void tab.slip.place();
  await site.time.pass(1000);
  expect(site.server.sent).toEqual([]);
  void tab.slip.acceptChanges();
  await site.time.pass(1000);
  const legs = site.server.order(uuid(1))?.tickets.flatMap((ticket) => ticket.legs) ?? [];
  expect(legs).toHaveLength(KINDS[mode].length);
  for (const leg of legs) expect(leg).toMatchObject({ odds: "0.33", leastOdds: "0.3135" });
});

it.each(MODES)("tells the server what a slip of %s may fall to", async (mode) => {
  const site = new SampleSite();
  const tab = await slipIn(site, mode);
  void tab.slip.place();
  await site.time.pass(1000);
  const legs = site.server.order(uuid(1))?.tickets.flatMap((ticket) => ticket.legs) ?? [];
  for (const leg of legs) expect(leg).toMatchObject({ odds: "0.90", leastOdds: "0.8550" });
});

it("follows the share that the member has set", async () => {
  const site = new SampleSite();
  const tab = await slipIn(site, "single");
  await quotedAt(site, tab, "0.50");
  site.mostFall = 50;
  void tab.slip.place();
  await site.time.pass(1000);
  expect(site.server.bets()).toBe(1);
});

const CHANGES = [
  ["odds", { odds: "0.33" }],
  ["line", { line: "-0.75" }],
  ["score", { score: [1, 0] as [number, number] }],
] as const;

it.each(CHANGES)(
  "a quick bet refused for its %s asks, and is placed at what is shown",
  async (_, terms) => {
    const site = new SampleSite();
    const tab = site.open();
    const pick = sampleSelection({ priceId: "p", odds: "0.90" });
    Object.assign(site.server, { verdict: "refused", changes: terms });
    void tab.slip.placeQuick(pick, 5000);
    await site.time.pass(1000);
    expect(site.server.bets()).toBe(0);
    expect(tab.state.quickAsked).toMatchObject({ placed: { legs: [terms] } });
    expect([tab.state.quickReceipt, site.said]).toEqual([null, []]);
    site.server.verdict = "accepted";
    void tab.slip.acceptQuick();
    await site.time.pass(1000);
    expect([site.server.bets(), tab.state.quickAsked]).toEqual([1, null]);
    expect(site.server.order(uuid(2))?.tickets[0]?.legs).toMatchObject([terms]);
  },
);

it("a quick bet that the member does not want is not placed", async () => {
  const site = new SampleSite();
  const tab = site.open();
  Object.assign(site.server, { verdict: "refused", changes: { odds: "0.33" } });
  void tab.slip.placeQuick(sampleSelection({ priceId: "p", odds: "0.90" }), 5000);
  await site.time.pass(1000);
  tab.slip.dismissQuick();
  await tab.slip.acceptQuick();
  expect([site.server.sent.length, tab.state.quickAsked]).toEqual([1, null]);
});

it("a bet that was not delivered asks before it is sent again at a price that fell", async () => {
  const site = new SampleSite();
  const tab = await slipIn(site, "single");
  site.server.faults = ["requestLost"];
  void tab.slip.place();
  await site.time.pass(60_000);
  site.server.faults = ["none"];
  site.server.changes = { odds: "0.33" };
  void tab.slip.resend();
  await site.time.pass(1000);
  expect(site.server.bets()).toBe(0);
  const [changed] = tab.state.changed[""] ?? [];
  expect(changed && needsConsent(changed, ruleOf("any"))).toBe(true);
  void tab.slip.resend();
  await site.time.pass(1000);
  expect(site.server.order(uuid(1))?.tickets[0]?.legs).toMatchObject([{ odds: "0.33" }]);
});
