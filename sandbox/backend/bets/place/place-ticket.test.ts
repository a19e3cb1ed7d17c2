import { describe, expect, it } from "vitest";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { NOW, type SampleBetting, sampleBetting } from "../sample-betting-service.ts";
import { settleDue } from "../settle/settle-due.ts";
import { readTicket } from "../ticket-store.ts";

function deskWith(...games: readonly string[]): SampleBetting {
  const betting = sampleBetting();
  for (const game of games) betting.match(game);
  return betting;
}

it("accepts a bet and locks its stake", () => {
  const betting = deskWith("a");
  const placed = betting.place({ legs: [betting.leg("a", "R", "H")] });
  expect(placed).toMatchObject({
    state: "accepted",
    riskCents: 10_000,
    winCents: 9200,
    refusal: null,
  });
  expect(betting.money()).toEqual({ balance: 990_000, locked: 10_000 });
  expect(ledgerProblems(betting.database)).toEqual([]);
});

it("locks the risk of negative odds, and checks the balance against it", () => {
  const betting = sampleBetting(125_000);
  betting.match("a", { plays: { R: { line: "0", odds: { H: "0.80", C: "1.10" } } } });
  const legs = [betting.leg("a", "R", "H")];
  expect(betting.place({ legs, oddsType: "I", stakeCents: 100_100 }).refusal?.reason).toBe(
    "balance",
  );
  const placed = betting.place({ legs, oddsType: "I", stakeCents: 100_000 });
  expect(placed).toMatchObject({ riskCents: 125_000, winCents: 100_000 });
  expect(betting.money()).toEqual({ balance: 0, locked: 125_000 });
});

describe("refuses", () => {
  const refused = (
    betting: SampleBetting,
    slip: Parameters<SampleBetting["place"]>[0],
    more = {},
  ) => {
    const placed = betting.place(slip, more);
    expect(placed).toMatchObject({ state: "refused", ticketId: null });
    expect(betting.money()).toEqual({ balance: 1_000_000, locked: 0 });
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
    const betting = deskWith("a");
    const legs = [{ ...betting.leg("a", "R", "H") }];
    betting.match("a", { plays: { R: { line: "-0.75", odds: { H: odds, C: "0.90" } } } });
    const placed = betting.place({ legs }, { accept });
    expect([placed.refusal?.reason ?? null, placed.legs[0]?.odds]).toEqual([reason, odds]);
  });

  it("a changed line or score, also when any odds are accepted", () => {
    const betting = deskWith("a");
    const match = betting.match("b", { live: true });
    const [line, score] = [betting.leg("a", "R", "H"), betting.leg("b", "RE", "H")];
    betting.match("a", { plays: { R: { line: "-1", odds: { H: "0.92", C: "0.92" } } } });
    match.score = [1, 0];
    expect(refused(betting, { legs: [line] })).toBe("line");
    expect(refused(betting, { legs: [score] })).toBe("score");
  });

  it("closed and suspended prices", () => {
    const betting = deskWith("a");
    const legs = [betting.leg("a", "R", "H")];
    betting.match("a", { down: [[NOW - 1, NOW + 1]] });
    expect(refused(betting, { legs })).toBe("closed");
    betting.match("a", { plays: {} });
    expect(refused(betting, { legs })).toBe("closed");
  });

  it("a price id with the play of another price", () => {
    const betting = deskWith("a");
    const leg = betting.leg("a", "R", "H");
    expect(refused(betting, { legs: [{ ...leg, priceId: "a:R:0:C" }] })).toBe("closed");
  });

  it("stakes outside the limits", () => {
    const betting = deskWith("a");
    const legs = [betting.leg("a", "R", "H")];
    expect(refused(betting, { legs, stakeCents: 999 })).toBe("limits");
    expect(refused(betting, { legs, stakeCents: 0 })).toBe("limits");
    expect(refused(betting, { legs, stakeCents: 10_000_001 })).toBe("limits");
    expect(refused(betting, { legs, stakeCents: 1_000_001 })).toBe("balance");
  });

  it("a win above the payout cap", () => {
    const betting = deskWith();
    const legs = Array.from({ length: 8 }, (_, index) => {
      betting.match(`g${index}`, {
        plays: { M: { line: null, odds: { H: "9.00", C: "1.10", N: "7.00" } } },
      });
      return betting.leg(`g${index}`, "M", "H");
    });
    expect(refused(betting, { legs })).toBe("limits");
  });

  it("a win above the rest of the daily cap", () => {
    const betting = sampleBetting(100_000_000_000);
    betting.match("a");
    betting.match("b");
    betting.place({ legs: [betting.leg("a", "R", "H")] });
    betting.database.exec("UPDATE bet_ticket SET winCents = 1064999000");
    const placed = betting.place({ legs: [betting.leg("b", "R", "H")] });
    expect(placed.refusal?.reason).toBe("dailyCap");
  });

  it("selections that cannot be combined", () => {
    const betting = deskWith("a", "b", "c");
    const [a, b] = [betting.leg("a", "R", "H"), betting.leg("b", "R", "H")];
    const same = [a, betting.leg("a", "OU", "O")];
    expect(refused(betting, { legs: same })).toBe("combination");
    for (const sizes of [[3], [0], [1.5], [2, 2], []]) {
      expect(refused(betting, { legs: [a, b], sizes })).toBe("combination");
    }
    expect(refused(betting, { legs: [a, b], bankers: [2] })).toBe("combination");
    expect(refused(betting, { legs: [a], bankers: [0] })).toBe("combination");
    expect(refused(betting, { legs: [{ ...a, w: "CS" }, b] })).toBe("combination");
    expect(refused(betting, { legs: [{ ...a, w: "nonsense" }] })).toBe("combination");
    expect(refused(betting, { legs: Array.from({ length: 11 }, () => a) })).toBe("combination");
  });

  it("a duplicate of an open bet, in any order of its legs", () => {
    const betting = deskWith("a", "b");
    const [a, b] = [betting.leg("a", "R", "H"), betting.leg("b", "R", "C")];
    expect(betting.place({ legs: [a, b] }).state).toBe("accepted");
    expect(betting.place({ legs: [b, a] }).refusal?.reason).toBe("duplicate");
    expect(betting.place({ legs: [a] }).state).toBe("accepted");
    expect(betting.place({ legs: [a] }).refusal?.reason).toBe("duplicate");
  });
});

describe("in play", () => {
  const inPlay = () => {
    const betting = sampleBetting();
    const match = betting.match("a", { live: true, startsAt: NOW - 600_000, score: [1, 0] });
    return { betting, match, legs: [betting.leg("a", "RE", "H")] };
  };
  const ticketOf = (betting: SampleBetting, id: string | null) =>
    readTicket(betting.database, id ?? "");

  it("stays pending with the stake locked, then is accepted, however late it is asked", () => {
    const { betting, legs } = inPlay();
    const { state, ticketId } = betting.place({ legs });
    expect(state).toBe("pending");
    expect(betting.money()).toEqual({ balance: 990_000, locked: 10_000 });
    settleDue(betting, NOW + 4999);
    expect(ticketOf(betting, ticketId)?.ticket.state).toBe("pending");
    settleDue(betting, NOW + 60_000);
    expect(ticketOf(betting, ticketId)).toMatchObject({
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
    const { betting, match, legs } = inPlay();
    const { ticketId } = betting.place({ legs }, { accept });
    Object.assign(match, change);
    settleDue(betting, NOW + 9000);
    expect(ticketOf(betting, ticketId)?.ticket).toMatchObject({ state: "refused", reason });
    expect(betting.money()).toEqual({ balance: 1_000_000, locked: 0 });
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("adjusts the locked stake when new odds change the risk", () => {
    const { betting, match, legs } = inPlay();
    const { ticketId } = betting.place({ legs, oddsType: "I" });
    expect(betting.money().locked).toBe(11_111);
    match.plays["RE"] = { line: "-0.5", odds: { H: "0.80", C: "1.00" } };
    settleDue(betting, NOW + 9000);
    expect(ticketOf(betting, ticketId)?.ticket).toMatchObject({
      riskCents: 12_500,
      winCents: 10_000,
    });
    expect(betting.money()).toEqual({ balance: 987_500, locked: 12_500 });
  });
});
