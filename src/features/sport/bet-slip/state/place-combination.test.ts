// A combination within a match from the press to the end of its order.
import { describe, expect, it } from "vitest";
import { requote } from "./quote-slip.ts";
import { sampleSelection } from "./sample-selection.ts";
import { SampleSite } from "./sample-site.ts";
import { SERIES, slipLegs } from "./slip-model.ts";

const PICKS = [
  sampleSelection({ priceId: "g1:M:0:H", gameId: "g1", w: "RM", line: null, odds: "1.80" }),
  sampleSelection({
    priceId: "g1:TS:0:Y",
    gameId: "g1",
    w: "RTS",
    r: "Y",
    line: null,
    odds: "1.90",
  }),
];

async function combined(site: SampleSite) {
  const tab = site.open();
  for (const pick of PICKS) tab.slip.combine(pick);
  void requote(tab.context);
  await site.time.pass(100);
  tab.slip.setStake(SERIES, "10");
  return tab;
}

const ordered = (site: SampleSite) => site.server.order(site.server.sent[0] ?? "")?.tickets[0];

describe("a combination", () => {
  it("is quoted, placed as one leg, and leaves the slip", async () => {
    const site = new SampleSite();
    const tab = await combined(site);
    const [leg] = slipLegs(tab.state);
    expect([tab.state.mode, leg?.now?.odds, leg?.parts?.length]).toEqual(["series", "3.00", 2]);
    void tab.slip.place();
    await site.time.pass(1000);
    expect(ordered(site)).toMatchObject({ sizes: [1], legs: [{ w: "CB", odds: "3.00" }] });
    expect(tab.state.receipts).toHaveLength(1);
    expect(tab.state.receipts[0]?.picks[0]?.parts).toHaveLength(2);
    expect([tab.state.selections, tab.state.combined]).toEqual([[], {}]);
  });

  it("has its price again after a reload", async () => {
    const site = new SampleSite();
    await combined(site);
    const [leg] = slipLegs(site.open().state);
    expect(leg?.stamp.odds).toBe("3.00");
  });

  it("asks when its price changed, and is placed at the new one once the player agrees", async () => {
    const site = new SampleSite();
    site.accepts = ["ask"];
    const tab = await combined(site);
    site.server.combinedOdds = "2.70";
    void requote(tab.context);
    await site.time.pass(100);
    void tab.slip.place();
    await site.time.pass(1000);
    expect(site.server.sent).toEqual([]);
    void tab.slip.acceptChanges();
    await site.time.pass(1000);
    expect(ordered(site)?.legs[0]?.odds).toBe("2.70");
  });

  it("is sent again with its parts when the answer was lost", async () => {
    const site = new SampleSite();
    const tab = await combined(site);
    site.server.faults = ["requestLost", "none"];
    void tab.slip.place();
    await site.time.pass(60_000);
    expect(tab.state.undelivered).toHaveLength(1);
    void tab.slip.resend();
    await site.time.pass(10_000);
    expect(site.server.bets()).toBe(1);
    expect(ordered(site)?.legs[0]?.parts?.map(({ priceId }) => priceId)).toEqual(
      PICKS.map(({ priceId }) => priceId),
    );
  });
});
