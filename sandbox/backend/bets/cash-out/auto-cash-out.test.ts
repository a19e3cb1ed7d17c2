import { expect, it } from "vitest";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { NOW, sampleBetting } from "../sample-betting-service.ts";
import { settleDue } from "../settle/settle-due.ts";
import { readTicket } from "../ticket-store.ts";
import { changeAutoCashOut } from "./auto-cash-out.ts";
import { cashOut, cashOutQuote } from "./cash-out.ts";

const MINUTE = 60_000;

/** A ticket on 0.92 whose value rises from 92 to more than 110 two minutes after `NOW`. */
function withTicket() {
  const betting = sampleBetting();
  const match = betting.match("a");
  const ticketId = betting.place({ legs: [betting.leg("a", "R", "H")] }).ticketId ?? "";
  const book = betting.book;
  const dear = { R: { line: "-0.75", odds: { H: "0.40", C: "1.90" } } };
  const usual = match.plays;
  const moving = {
    ...betting,
    book(time: number) {
      match.plays = time >= NOW + 2 * MINUTE && time < NOW + 3 * MINUTE ? dear : usual;
      return book(time);
    },
  };
  const { member, database } = betting;
  const set = (atCents: number | null, time = NOW) =>
    changeAutoCashOut(moving, { member, time }, { ticketId, atCents });
  const ticket = () => readTicket(database, ticketId)?.ticket;
  return { ...betting, moving, match, ticketId, set, ticket };
}

it("is carried out at the moment when the value is reached, once, and stays exact", () => {
  const { moving, set, ticket, money, database } = withTicket();
  expect(set(11_000)).toMatchObject({ state: "set", ticket: { auto: { state: "waiting" } } });
  settleDue(moving, NOW + MINUTE);
  expect(ticket()).toMatchObject({ state: "open", autoState: "waiting" });
  // Nobody has asked since; the value has fallen again meanwhile.
  settleDue(moving, NOW + 10 * MINUTE);
  const done = ticket();
  expect(done).toMatchObject({
    state: "cashedOut",
    autoState: "done",
    settledAt: NOW + 2 * MINUTE,
    autoAt: NOW + 2 * MINUTE,
  });
  expect(done?.cashedCents).toBeGreaterThanOrEqual(11_000);
  const after = money();
  settleDue(moving, NOW + 20 * MINUTE);
  expect(money()).toEqual(after);
  expect(after).toEqual({ balance: 990_000 + (done?.cashedCents ?? 0), locked: 0 });
  expect(ledgerProblems(database)).toEqual([]);
});

it("is not set at a value that is there already or can never come, nor on a closed ticket", () => {
  const { set, match, moving } = withTicket();
  expect(set(9000)).toMatchObject({ state: "reached", ticket: { auto: null } });
  expect(set(19_200)).toMatchObject({ state: "unreachable", ticket: { auto: null } });
  match.result = { status: "ended", score: { half: null, full: [2, 0] } };
  settleDue(moving, NOW + 9_000_000);
  expect(set(11_000, NOW + 9_000_000)).toMatchObject({ state: "closed" });
});

it("can be replaced and removed, and says so", () => {
  const { moving, set, ticket } = withTicket();
  set(11_000);
  expect(set(17_000)).toMatchObject({ ticket: { auto: { atCents: 17_000, state: "waiting" } } });
  expect(set(null, NOW + 5000)).toMatchObject({
    state: "removed",
    ticket: { auto: { state: "ended", reason: "member", changedAt: NOW + 5000 } },
  });
  settleDue(moving, NOW + 10 * MINUTE);
  expect(ticket()).toMatchObject({ state: "open", autoState: "ended" });
});

it("is removed where none is set", () => {
  expect(withTicket().set(null)).toMatchObject({ state: "removed", ticket: { auto: null } });
});

it("ends with a cash-out by hand, and with the result of the bet", () => {
  const part = withTicket();
  part.set(17_000);
  const at = { member: part.member, time: NOW + 5000, key: "k" };
  const { quoteId, valueCents } = cashOutQuote(part.moving, at, part.ticketId);
  const wanted = { ticketId: part.ticketId, quoteId, percent: 50, valueCents: valueCents / 2 };
  expect(cashOut(part.moving, at, wanted).state).toBe("done");
  expect(part.ticket()).toMatchObject({ state: "open", autoState: "ended", autoReason: "part" });
  const settled = withTicket();
  settled.set(17_000);
  settled.match.result = { status: "ended", score: { half: null, full: [2, 0] } };
  settleDue(settled.moving, NOW + 9_000_000);
  // Paid in full: a certain win is not cashed out below its worth.
  expect(settled.ticket()).toMatchObject({ state: "settled", returnCents: 19_200 });
  expect(settled.ticket()).toMatchObject({ autoState: "ended", autoReason: "settled" });
});
