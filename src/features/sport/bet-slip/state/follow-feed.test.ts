import { expect, it } from "vitest";
import { followFeed } from "./follow-feed.ts";
import { requote } from "./quote-slip.ts";
import { ruleOf, sampleSelection } from "./sample-selection.ts";
import { sampleBet, SampleSite } from "./sample-site.ts";
import { changeOf, needsConsent, entryPrice } from "./slip-entry.ts";

const OPEN = { active: "open", odds: "0.88", line: "-0.5", score: [0, 0] } as const;

async function followed() {
  const site = new SampleSite();
  const tab = await sampleBet(site);
  followFeed(tab.context);
  const selection = () => tab.state.selections[0] ?? never();
  const tell = (terms: object) =>
    site.feed.tell("p", { ...OPEN, score: [0, 0], at: site.time.now(), ...terms });
  return { site, tab, selection, tell };
}

it("shows the price of the feed at once, without a quote", async () => {
  const { tab, selection, tell } = await followed();
  expect(entryPrice(selection()).price).toBe("0.94");
  tell({});
  expect(entryPrice(selection()).price).toBe("0.88");
  expect(changeOf(selection())?.odds).toEqual({ from: "0.94", to: "0.88" });
  // Limits come from the quote alone.
  expect(selection().now).toMatchObject({ minCents: 100, maxCents: 1_000_000 });
  tell({ line: "-0.75", score: [1, 0] });
  expect(needsConsent(selection(), ruleOf("any"))).toBe(true);
  tell({ active: "suspended" });
  expect(selection().now?.active).toBe("suspended");
  tell({ active: "closed" });
  expect(selection().now).toMatchObject({ active: "closed", odds: "0.88" });
  expect(tab.state.rev).toBe(2);
});

it("uses the newer of quote and feed", async () => {
  const { site, tab, selection, tell } = await followed();
  tell({});
  site.server.changes = { odds: "0.70" };
  // Feed data from before the request: the quote is newer.
  const asked = requote(tab.context);
  await site.time.pass(100);
  await asked;
  expect(entryPrice(selection()).price).toBe("0.70");
  tell({ at: site.time.now() - 90 });
  expect(entryPrice(selection()).price).toBe("0.70");
  tell({});
  expect(entryPrice(selection()).price).toBe("0.88");
  // A quote that was on its way while the feed moved on.
  const late = requote(tab.context);
  await site.time.pass(10);
  tell({ odds: "0.66", at: site.time.now() + 1000 });
  await site.time.pass(100);
  await late;
  expect(entryPrice(selection()).price).toBe("0.66");
});

it("keeps the quote's state while an order is being confirmed", async () => {
  const { site, tab, selection, tell } = await followed();
  site.server.changes = { active: "delay" };
  void requote(tab.context);
  await site.time.pass(100);
  tell({});
  expect(selection().now).toMatchObject({ active: "delay", odds: "0.88" });
});

it("watches the prices in the slip", async () => {
  const { site, tab } = await followed();
  expect(site.feed.watched).toEqual(["p"]);
  tab.slip.setMode("multiple");
  tab.slip.toggle(sampleSelection({ priceId: "q" }));
  expect(site.feed.watched).toEqual(["p", "q"]);
  tab.slip.clear();
  expect(site.feed.watched).toEqual([]);
});

function never(): never {
  throw new Error("The slip is empty.");
}
