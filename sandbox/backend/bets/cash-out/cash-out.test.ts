import { expect, it } from "vitest";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { NOW, sampleBetting } from "../sample-betting-service.ts";
import { settleDue } from "../settle/settle-due.ts";
import { cashOut, cashOutQuote } from "./cash-out.ts";

function withTicket() {
  const betting = sampleBetting();
  const match = betting.match("a");
  const ticketId = betting.place({ legs: [betting.leg("a", "R", "H")] }).ticketId ?? "";
  const memberAt = { member: betting.member, time: NOW + 60_000 };
  const ask = () => cashOutQuote(betting, memberAt, ticketId);
  const take = (
    key: string,
    wanted: { quoteId: string; percent: number; valueCents: number },
    time = memberAt.time,
  ) => cashOut(betting, { ...memberAt, time, key }, { ticketId, ...wanted });
  return { betting, match, ask, take };
}

it("offers the ticket's value at current prices, less a margin", () => {
  const { betting, match, ask } = withTicket();
  // 1/1.92 to 1/1.96 is a chance of 50.5 %: 192 × 0.505 × 0.95, rounded down.
  expect(ask()).toMatchObject({ state: "open", valueCents: 9214, expiresAt: NOW + 65_000 });
  match.plays["R"] = { line: "-0.75", odds: { H: "0.40", C: "1.90" } };
  expect(ask().valueCents).toBeGreaterThan(11_000);
  match.down.push([NOW, NOW + 120_000]);
  expect(ask()).toMatchObject({ state: "suspended", quoteId: "" });
  match.down = [];
  match.plays = {};
  expect(ask().state).toBe("none");
  expect(betting.money().locked).toBe(10_000);
});

it("values a line that is no longer offered by the lines beside it", () => {
  const { match, ask } = withTicket();
  match.plays = {
    R: { line: "-1", odds: { H: "1.10", C: "0.80" } },
    RE: { line: "-1.5", odds: { H: "1.80", C: "0.45" } },
  };
  const near = ask();
  expect(near.state).toBe("open");
  expect(near.valueCents).toBeGreaterThan(9000);
  match.plays = { R: { line: "-3", odds: { H: "1.10", C: "0.80" } } };
  expect(ask().state).toBe("none");
});

it("pays an offer once per idempotency key", () => {
  const { betting, ask, take } = withTicket();
  const { quoteId, valueCents } = ask();
  const wanted = { quoteId, percent: 100, valueCents };
  const done = take("k", wanted);
  expect(done).toMatchObject({
    state: "done",
    valueCents,
    ticket: {
      state: "cashedOut",
      cashedCents: valueCents,
      netCents: valueCents - 10_000,
      validCents: 0,
    },
  });
  expect(take("k", wanted)).toEqual(done);
  expect(betting.money()).toEqual({ balance: 990_000 + valueCents, locked: 0 });
  expect(() => take("k", { ...wanted, percent: 50 })).toThrow(
    expect.objectContaining({ code: 6008 }),
  );
  expect(take("other", wanted).state).toBe("suspended");
  expect(ledgerProblems(betting.database)).toEqual([]);
});

it("cashes out a part and settles the rest later", () => {
  const { betting, match, ask, take } = withTicket();
  const { quoteId, valueCents } = ask();
  const part = Math.floor(valueCents * 0.3);
  const done = take("k", { quoteId, percent: 30, valueCents: part });
  expect(done).toMatchObject({ state: "done", ticket: { state: "open", returnCents: part } });
  expect(done.ticket).toMatchObject({ riskCents: 10_000, leftCents: 7000, leftWinCents: 6440 });
  expect(betting.money()).toEqual({ balance: 990_000 + part, locked: 7000 });
  match.result = { status: "ended", score: { half: null, full: [2, 0] } };
  settleDue(betting, NOW + 9_000_000);
  expect(betting.money()).toEqual({ balance: 990_000 + part + 13_440, locked: 0 });
  expect(ledgerProblems(betting.database)).toEqual([]);
});

it("makes a new offer when the old one expired, is unknown or changed its value", () => {
  const { betting, match, ask, take } = withTicket();
  const { quoteId, valueCents } = ask();
  const wanted = { quoteId, percent: 100, valueCents };
  expect(take("a", wanted, NOW + 65_000).state).toBe("changed");
  expect(take("b", { ...wanted, valueCents: valueCents + 1 }).state).toBe("changed");
  expect(take("c", { ...wanted, quoteId: "nothing" }).state).toBe("changed");
  match.plays["R"] = { line: "-0.75", odds: { H: "0.40", C: "1.90" } };
  const changed = take("d", { ...wanted });
  expect(changed).toMatchObject({ state: "changed", ticket: { state: "open" } });
  expect(take("e", { ...changed, percent: 100 })).toMatchObject({ state: "done" });
  expect(ledgerProblems(betting.database)).toEqual([]);
});

it("refuses an offer made before the match's last event, even when the value is the same", () => {
  const { betting, match, ask, take } = withTicket();
  const before = ask();
  match.scoredAt = NOW + 61_000;
  const wanted = { quoteId: before.quoteId, percent: 100, valueCents: before.valueCents };
  const late = take("a", wanted, NOW + 62_000);
  expect(late).toMatchObject({ state: "changed", ticket: { state: "open", cashedCents: 0 } });
  expect(take("b", { ...late, percent: 100 }, NOW + 63_000).state).toBe("done");
  expect(ledgerProblems(betting.database)).toEqual([]);
});

it("a cash-out belongs to the member who placed the bet", () => {
  const { betting, ask } = withTicket();
  expect(ask().state).toBe("open");
  const stranger = { member: betting.member + 1, time: NOW };
  expect(() => cashOutQuote(betting, stranger, "CR2611210000001")).toThrow(
    expect.objectContaining({ code: 6004 }),
  );
});
