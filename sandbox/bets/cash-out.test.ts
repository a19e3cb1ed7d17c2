import { expect, it } from "vitest";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { cashOut, cashOutQuote } from "./cash-out.ts";
import { catchUp } from "./catch-up.ts";
import { NOW, sampleDesk } from "./sample-desk.ts";

function withTicket() {
  const desk = sampleDesk();
  const match = desk.match("a");
  const ticketId = desk.place({ legs: [desk.leg("a", "R", "H")] }).ticketId ?? "";
  const whose = { member: desk.member, time: NOW + 60_000 };
  const ask = () => cashOutQuote(desk, whose, ticketId);
  const take = (
    key: string,
    wanted: { quoteId: string; percent: number; valueCents: number },
    time = whose.time,
  ) => cashOut(desk, { ...whose, time, key }, { ticketId, ...wanted });
  return { desk, match, ask, take };
}

it("offers what the ticket is worth by present prices, less a margin", () => {
  const { desk, match, ask } = withTicket();
  // 1/1.92 : 1/1.96 is a chance of 50.5 %: 192 × 0.505 × 0.95 less fractions.
  expect(ask()).toMatchObject({ state: "open", valueCents: 9214, expiresAt: NOW + 65_000 });
  match.plays["R"] = { line: "-0.75", odds: { H: "0.40", C: "1.90" } };
  expect(ask().valueCents).toBeGreaterThan(11_000);
  match.down.push([NOW, NOW + 120_000]);
  expect(ask()).toMatchObject({ state: "suspended", quoteId: "" });
  match.down = [];
  match.plays = {};
  expect(ask().state).toBe("none");
  expect(desk.money().locked).toBe(10_000);
});

it("measures another line by the rows there are", () => {
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

it("pays the offer once for its key", () => {
  const { desk, ask, take } = withTicket();
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
  expect(desk.money()).toEqual({ balance: 990_000 + valueCents, locked: 0 });
  expect(() => take("k", { ...wanted, percent: 50 })).toThrow(
    expect.objectContaining({ code: 6008 }),
  );
  expect(take("other", wanted).state).toBe("suspended");
  expect(ledgerProblems(desk.database)).toEqual([]);
});

it("pays a part and settles the rest", () => {
  const { desk, match, ask, take } = withTicket();
  const { quoteId, valueCents } = ask();
  const part = Math.floor(valueCents * 0.3);
  const done = take("k", { quoteId, percent: 30, valueCents: part });
  expect(done).toMatchObject({ state: "done", ticket: { state: "open", returnCents: part } });
  expect(desk.money()).toEqual({ balance: 990_000 + part, locked: 7000 });
  match.result = { status: "ended", score: { half: null, full: [2, 0] } };
  catchUp(desk, NOW + 9_000_000);
  expect(desk.money()).toEqual({ balance: 990_000 + part + 13_440, locked: 0 });
  expect(ledgerProblems(desk.database)).toEqual([]);
});

it("asks again when the offer is over, another, or worth something else", () => {
  const { desk, match, ask, take } = withTicket();
  const { quoteId, valueCents } = ask();
  const wanted = { quoteId, percent: 100, valueCents };
  expect(take("a", wanted, NOW + 65_000).state).toBe("changed");
  expect(take("b", { ...wanted, valueCents: valueCents + 1 }).state).toBe("changed");
  expect(take("c", { ...wanted, quoteId: "nothing" }).state).toBe("changed");
  match.plays["R"] = { line: "-0.75", odds: { H: "0.40", C: "1.90" } };
  const changed = take("d", { ...wanted });
  expect(changed).toMatchObject({ state: "changed", ticket: { state: "open" } });
  expect(take("e", { ...changed, percent: 100 })).toMatchObject({ state: "done" });
  expect(ledgerProblems(desk.database)).toEqual([]);
});

it("keeps tickets of others to themselves", () => {
  const { desk, ask } = withTicket();
  expect(ask().state).toBe("open");
  const stranger = { member: desk.member + 1, time: NOW };
  expect(() => cashOutQuote(desk, stranger, "CR2611210000001")).toThrow(
    expect.objectContaining({ code: 6004 }),
  );
});
