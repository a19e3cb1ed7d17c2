// A free bet goes the way of every order: the table of faults, with a free bet instead of money.
import { describe, expect, it } from "vitest";
import type { FreeBet } from "#contract/api/free-bets.ts";
import { requote } from "./quote-slip.ts";
import type { Fault } from "./sample-server.ts";
import { sampleSelection } from "./sample-selection.ts";
import { sampleBet, SampleSite, uuid } from "./sample-site.ts";

const FREE: FreeBet = {
  id: "free",
  title: "免费投注",
  source: "activity",
  amountCents: 2000,
  stakeReturned: false,
  leastOdds: null,
  sports: [],
  state: "open",
  givenAt: 0,
  until: Number.MAX_SAFE_INTEGER,
  changedAt: null,
  ticketId: null,
  backOf: null,
};

async function freeBet(changes: Partial<FreeBet> = {}) {
  const site = new SampleSite();
  const tab = await sampleBet(site);
  tab.slip.setFreeBet({ ...FREE, ...changes });
  return { site, tab };
}

describe("an order with a free bet", () => {
  it.each<[Fault, number]>([
    ["none", 1],
    ["requestLost", 0],
    ["answerLost", 1],
    ["late", 0],
    ["repeated", 1],
    ["refused", 0],
    ["expired", 0],
  ])("is carried out at most once, and with nothing but the free bet: %s", async (fault, bets) => {
    const { site, tab } = await freeBet();
    site.server.faults = [fault, "none"];
    void tab.slip.place();
    await site.time.pass(4000);
    expect(site.server.bets()).toBe(bets);
    // Sent again by the player, if it can be, under the same key.
    void tab.slip.resend();
    await site.time.pass(90_000);
    const sent = new Set(site.server.sent);
    expect([...sent]).toEqual([uuid(1)]);
    const tickets = site.server.order(uuid(1))?.tickets ?? [];
    expect(tickets.map(({ freeBet: paid, stakeCents }) => [paid, stakeCents])).toEqual(
      tickets.map(() => ["free", 2000]),
    );
    expect(site.server.bets()).toBeLessThanOrEqual(1);
  });

  it("keeps the free bet chosen when the order is refused, and lets go of it when it is used", async () => {
    const { site, tab } = await freeBet();
    site.server.faults = ["refused", "none"];
    void tab.slip.place();
    await site.time.pass(3000);
    expect(tab.state.freeBet?.id).toBe("free");
    void tab.slip.place();
    await site.time.pass(3000);
    expect([site.server.bets(), tab.state.freeBet]).toEqual([1, null]);
  });

  it("sends no typed amount beside it", async () => {
    const { site, tab } = await freeBet();
    expect(tab.state.stakes).toEqual({ p: "10" });
    void tab.slip.place();
    await site.time.pass(1000);
    const [ticket] = site.server.order(uuid(1))?.tickets ?? [];
    expect(ticket).toMatchObject({ stakeCents: 2000, freeBet: "free", oddsType: "H" });
  });

  it("is not sent for several bets, below its odds, or for another sport", async () => {
    const low = await freeBet({ leastOdds: "9.00" });
    void low.tab.slip.place();
    const other = await freeBet({ sports: ["BK"] });
    void other.tab.slip.place();
    const two = await freeBet();
    two.tab.slip.setMode("multiple");
    two.tab.slip.toggle(sampleSelection({ priceId: "q" }));
    void requote(two.tab.context);
    await two.site.time.pass(100);
    void two.tab.slip.place();
    for (const { site } of [low, other, two]) {
      await site.time.pass(3000);
      expect(site.server.sent).toEqual([]);
    }
  });

  it("is forgotten with the login", async () => {
    const { site, tab } = await freeBet();
    site.login("another");
    expect(tab.state.freeBet).toBe(null);
  });
});
