// RTS 2C, Standard 2.15.1: where the profile asks for it, changed odds are accepted by the member, whether they have
// become higher or lower.
import { describe, expect, it } from "vitest";
import { requote } from "./quote-slip.ts";
import { sampleSelection } from "./sample-selection.ts";
import { sampleBet, SampleSite } from "./sample-site.ts";

function consentSite(): SampleSite {
  const site = new SampleSite();
  site.accepts = ["ask"];
  return site;
}

describe.each([
  ["higher", "1.50"],
  ["lower", "0.50"],
])("RTS 2C, Standard 2.15.1: odds that became %s", (_, odds) => {
  it("are not placed before the member has agreed", async () => {
    const site = consentSite();
    const tab = await sampleBet(site);
    site.server.changes = { odds };
    void requote(tab.context);
    await site.time.pass(100);
    void tab.slip.place();
    await site.time.pass(1000);
    expect(site.server.sent).toEqual([]);
    void tab.slip.acceptChanges();
    await site.time.pass(1000);
    expect(site.server.bets()).toBe(1);
  });
});

it("RTS 2C: no other way can be chosen, nor one that was stored before", async () => {
  const before = new SampleSite();
  const tab = await sampleBet(before);
  tab.slip.setAccept("any");
  const site = consentSite();
  for (const [key, text] of before.stored) site.stored.set(key, text);
  const later = site.open();
  expect(later.state.accept).toBe("ask");
  later.slip.setAccept("better");
  later.slip.toggle(sampleSelection({ priceId: "q" }));
  expect(later.state.accept).toBe("ask");
});

it("a site without the duty lets the member choose", async () => {
  const tab = await sampleBet(new SampleSite());
  tab.slip.setAccept("better");
  expect(tab.state.accept).toBe("better");
});
