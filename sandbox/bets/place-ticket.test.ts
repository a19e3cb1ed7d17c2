import { describe, expect, it } from "vitest";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { catchUp } from "./catch-up.ts";
import { NOW, type SampleDesk, sampleDesk } from "./sample-desk.ts";
import { readTicket } from "./ticket-store.ts";

function deskWith(...games: readonly string[]): SampleDesk {
  const desk = sampleDesk();
  for (const game of games) desk.match(game);
  return desk;
}

it("takes a bet and locks its stake", () => {
  const desk = deskWith("a");
  const placed = desk.place({ legs: [desk.leg("a", "R", "H")] });
  expect(placed).toMatchObject({
    state: "accepted",
    riskCents: 10_000,
    winCents: 9200,
    refusal: null,
  });
  expect(desk.money()).toEqual({ balance: 990_000, locked: 10_000 });
  expect(ledgerProblems(desk.database)).toEqual([]);
});

it("risks what negative odds risk, and checks the balance by it", () => {
  const desk = sampleDesk(125_000);
  desk.match("a", { plays: { R: { line: "0", odds: { H: "0.80", C: "1.10" } } } });
  const legs = [desk.leg("a", "R", "H")];
  expect(desk.place({ legs, oddsType: "I", stakeCents: 100_100 }).refusal?.reason).toBe("balance");
  const placed = desk.place({ legs, oddsType: "I", stakeCents: 100_000 });
  expect(placed).toMatchObject({ riskCents: 125_000, winCents: 100_000 });
  expect(desk.money()).toEqual({ balance: 0, locked: 125_000 });
});

describe("refuses", () => {
  const refused = (desk: SampleDesk, slip: Parameters<SampleDesk["place"]>[0], more = {}) => {
    const placed = desk.place(slip, more);
    expect(placed).toMatchObject({ state: "refused", ticketId: null });
    expect(desk.money()).toEqual({ balance: 1_000_000, locked: 0 });
    return placed.refusal?.reason;
  };

  it.each([
    ["any", "0.80", null],
    ["any", "1.00", null],
    ["better", "1.00", null],
    ["better", "0.80", "odds"],
    ["ask", "1.00", "odds"],
    ["ask", "0.92", null],
  ] as const)("with %s odds that became %s: %s", (accept, odds, reason) => {
    const desk = deskWith("a");
    const legs = [{ ...desk.leg("a", "R", "H") }];
    desk.match("a", { plays: { R: { line: "-0.75", odds: { H: odds, C: "0.90" } } } });
    const placed = desk.place({ legs }, { accept });
    expect([placed.refusal?.reason ?? null, placed.legs[0]?.odds]).toEqual([reason, odds]);
  });

  it("a changed line and a changed score, whatever is accepted", () => {
    const desk = deskWith("a");
    const match = desk.match("b", { live: true });
    const [line, score] = [desk.leg("a", "R", "H"), desk.leg("b", "RE", "H")];
    desk.match("a", { plays: { R: { line: "-1", odds: { H: "0.92", C: "0.92" } } } });
    match.score = [1, 0];
    expect(refused(desk, { legs: [line] })).toBe("line");
    expect(refused(desk, { legs: [score] })).toBe("score");
  });

  it("what is closed or suspended", () => {
    const desk = deskWith("a");
    const legs = [desk.leg("a", "R", "H")];
    desk.match("a", { down: [[NOW - 1, NOW + 1]] });
    expect(refused(desk, { legs })).toBe("closed");
    desk.match("a", { plays: {} });
    expect(refused(desk, { legs })).toBe("closed");
  });

  it("a price with the facts of another", () => {
    const desk = deskWith("a");
    const leg = desk.leg("a", "R", "H");
    expect(refused(desk, { legs: [{ ...leg, priceId: "a:R:0:C" }] })).toBe("closed");
  });

  it("amounts outside of the limits", () => {
    const desk = deskWith("a");
    const legs = [desk.leg("a", "R", "H")];
    expect(refused(desk, { legs, stakeCents: 999 })).toBe("limits");
    expect(refused(desk, { legs, stakeCents: 0 })).toBe("limits");
    expect(refused(desk, { legs, stakeCents: 10_000_001 })).toBe("limits");
    expect(refused(desk, { legs, stakeCents: 1_000_001 })).toBe("balance");
  });

  it("more than may be won", () => {
    const desk = deskWith();
    const legs = Array.from({ length: 8 }, (_, index) => {
      desk.match(`g${index}`, {
        plays: { M: { line: null, odds: { H: "9.00", C: "1.10", N: "7.00" } } },
      });
      return desk.leg(`g${index}`, "M", "H");
    });
    expect(refused(desk, { legs })).toBe("limits");
  });

  it("a win beyond what is left of the day", () => {
    const desk = sampleDesk(100_000_000_000);
    desk.match("a");
    desk.match("b");
    desk.place({ legs: [desk.leg("a", "R", "H")] });
    desk.database.exec("UPDATE bet_ticket SET winCents = 1064999000");
    const placed = desk.place({ legs: [desk.leg("b", "R", "H")] });
    expect(placed.refusal?.reason).toBe("dailyCap");
  });

  it("what cannot be combined", () => {
    const desk = deskWith("a", "b", "c");
    const [a, b] = [desk.leg("a", "R", "H"), desk.leg("b", "R", "H")];
    const same = [a, desk.leg("a", "OU", "O")];
    expect(refused(desk, { legs: same })).toBe("combination");
    for (const sizes of [[3], [0], [1.5], [2, 2], []]) {
      expect(refused(desk, { legs: [a, b], sizes })).toBe("combination");
    }
    expect(refused(desk, { legs: [a, b], bankers: [2] })).toBe("combination");
    expect(refused(desk, { legs: [a], bankers: [0] })).toBe("combination");
    expect(refused(desk, { legs: [{ ...a, w: "CS" }, b] })).toBe("combination");
    expect(refused(desk, { legs: [{ ...a, w: "nonsense" }] })).toBe("combination");
    expect(refused(desk, { legs: Array.from({ length: 11 }, () => a) })).toBe("combination");
  });

  it("the same bet while the first is open, in any order of its legs", () => {
    const desk = deskWith("a", "b");
    const [a, b] = [desk.leg("a", "R", "H"), desk.leg("b", "R", "C")];
    expect(desk.place({ legs: [a, b] }).state).toBe("accepted");
    expect(desk.place({ legs: [b, a] }).refusal?.reason).toBe("duplicate");
    expect(desk.place({ legs: [a] }).state).toBe("accepted");
    expect(desk.place({ legs: [a] }).refusal?.reason).toBe("duplicate");
  });
});

describe("in play", () => {
  const inPlay = () => {
    const desk = sampleDesk();
    const match = desk.match("a", { live: true, startsAt: NOW - 600_000, score: [1, 0] });
    return { desk, match, legs: [desk.leg("a", "RE", "H")] };
  };
  const ticketOf = (desk: SampleDesk, id: string | null) => readTicket(desk.database, id ?? "");

  it("waits with the stake locked, and is then accepted, whoever asks and however late", () => {
    const { desk, legs } = inPlay();
    const { state, ticketId } = desk.place({ legs });
    expect(state).toBe("pending");
    expect(desk.money()).toEqual({ balance: 990_000, locked: 10_000 });
    catchUp(desk, NOW + 4999);
    expect(ticketOf(desk, ticketId)?.ticket.state).toBe("pending");
    catchUp(desk, NOW + 60_000);
    expect(ticketOf(desk, ticketId)).toMatchObject({
      ticket: { state: "open" },
      legs: [{ scoreHome: 1, scoreAway: 0, live: true }],
    });
  });

  it.each([
    ["a goal", "score", { score: [2, 0] as [number, number] }, "any"],
    ["another line", "line", { plays: { RE: { line: "-1", odds: { H: "0.9" } } } }, "any"],
    ["other odds", "odds", { plays: { RE: { line: "-0.5", odds: { H: "0.95" } } } }, "ask"],
    [
      "a short suspension",
      "closed",
      { down: [[NOW + 1500, NOW + 2500]] as [number, number][] },
      "any",
    ],
  ] as const)("is refused after %s and gets its stake back", (_what, reason, change, accept) => {
    const { desk, match, legs } = inPlay();
    const { ticketId } = desk.place({ legs }, { accept });
    Object.assign(match, change);
    catchUp(desk, NOW + 9000);
    expect(ticketOf(desk, ticketId)?.ticket).toMatchObject({ state: "refused", reason });
    expect(desk.money()).toEqual({ balance: 1_000_000, locked: 0 });
    expect(ledgerProblems(desk.database)).toEqual([]);
  });

  it("locks more or less where other odds risk more or less", () => {
    const { desk, match, legs } = inPlay();
    const { ticketId } = desk.place({ legs, oddsType: "I" });
    expect(desk.money().locked).toBe(11_100);
    match.plays["RE"] = { line: "-0.5", odds: { H: "0.80", C: "1.00" } };
    catchUp(desk, NOW + 9000);
    expect(ticketOf(desk, ticketId)?.ticket).toMatchObject({ riskCents: 12_500, winCents: 10_000 });
    expect(desk.money()).toEqual({ balance: 987_500, locked: 12_500 });
  });
});
