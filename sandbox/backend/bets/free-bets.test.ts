// Bets that a free bet pays, for every way in which they can end.
import { describe, expect, it } from "vitest";
import { readFreeBets } from "../free-bets/free-bet-store.ts";
import { grantFreeBet } from "../free-bets/grant-free-bet.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { DAY } from "../time/china-time.ts";
import { betRecordTotal } from "./bet-record.ts";
import { betProfit } from "./bet-profit.ts";
import { NOW } from "./sample-betting-service.ts";
import { reopenTicket } from "./settle/reopen-ticket.ts";
import { ended, LATER, ticketsOf } from "./settle/sample-settlement.ts";
import { settleDue, settleNow } from "./settle/settle-due.ts";
import {
  FREE_CENTS,
  freeStates,
  heldFree,
  placeFree,
  settledFree,
  WALLET_CENTS,
  withFreeBet,
} from "./sample-free-bet.ts";

describe("a bet that a free bet pays", () => {
  it("stakes the free bet, and no money", () => {
    const betting = withFreeBet();
    expect(heldFree(betting)).toEqual([FREE_CENTS, 0]);
    // 2.30 in European odds.
    expect(placeFree(betting)).toMatchObject({ state: "accepted", riskCents: 0, winCents: 2600 });
    expect(heldFree(betting)).toEqual([0, FREE_CENTS]);
    expect(betting.money()).toEqual({ balance: WALLET_CENTS, locked: 0 });
    expect(ticketsOf(betting)[0]).toMatchObject({
      riskCents: 0,
      stakeCents: FREE_CENTS,
      freeBet: { id: "free", stakeCents: FREE_CENTS, stakeReturned: false, back: false },
    });
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  // The line of R is -0.75 at 0.92; a win by one is a half win, and OU 2.75 with three goals a half loss of under.
  it.each([
    ["pays a win without the stake", "M H", [1, 0], 2600],
    ["pays half of the win for a half win", "R H", [1, 0], 920],
    ["pays nothing for a half loss, as it is not split", "OU U", [2, 1], 0],
    ["pays nothing for a loss", "M H", [0, 1], 0],
  ] as const)("%s", (_what, pick, score, returnCents) => {
    const betting = withFreeBet();
    const ticket = settledFree(betting, [...score], pick);
    expect(ticket).toMatchObject({ returnCents, netCents: returnCents, validCents: 0 });
    expect(betting.money()).toEqual({ balance: WALLET_CENTS + returnCents, locked: 0 });
    expect([heldFree(betting), freeStates(betting)]).toEqual([[0, 0], [["used", FREE_CENTS]]]);
  });

  it.each([
    ["a win", "M H", [1, 0], 4600],
    ["a half win", "R H", [1, 0], 2920],
    ["half of it for a half loss", "OU U", [2, 1], 1000],
  ] as const)(
    "pays the stake, too, where the free bet says so: %s",
    (_what, pick, score, cents) => {
      const betting = withFreeBet({ stakeReturned: true });
      expect(settledFree(betting, [...score], pick)).toMatchObject({
        returnCents: cents,
        validCents: 0,
      });
    },
  );

  it.each([
    ["void", { status: "cancelled" as const }, "M H", "void"],
    ["a push", ended([2, 0]), "R H", "settled"],
  ])("comes back with the time that was left when it is %s", (_what, result, pick, state) => {
    const betting = withFreeBet();
    const game = betting.match("g1");
    game.plays["R"] = { line: "-2", odds: { H: "0.92", C: "0.96" } };
    const [w = "", r = ""] = pick.split(" ");
    betting.place({ legs: [betting.leg("g1", w, r)], stakeCents: FREE_CENTS, freeBet: "free" });
    game.result = result;
    settleDue(betting, LATER);
    const [ticket] = ticketsOf(betting);
    expect(ticket).toMatchObject({ state, returnCents: 0, netCents: 0, freeBet: { back: true } });
    const [back, old] = readFreeBets(betting.database, betting.member);
    expect(old).toMatchObject({ id: "free", state: "void" });
    const { settledAt } = ticket ?? {};
    // Six days were left when the bet was placed.
    expect(back).toMatchObject({
      state: "open",
      amountCents: FREE_CENTS,
      backOf: ticket?.ticketId,
    });
    expect((back?.endsAt ?? 0) - (settledAt ?? 0)).toBe(6 * DAY);
    expect([heldFree(betting), betting.money().balance]).toEqual([[FREE_CENTS, 0], WALLET_CENTS]);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("stays with the rest of a series when one leg is void", () => {
    const betting = withFreeBet();
    const games = ["g1", "g2"].map((id) => betting.match(id));
    const legs = games.map(({ gameId }) => betting.leg(gameId, "M", "H"));
    expect(betting.place({ legs, stakeCents: FREE_CENTS, freeBet: "free" }).winCents).toBe(8580);
    Object.assign(games[0] ?? {}, { result: { status: "cancelled" } });
    Object.assign(games[1] ?? {}, { result: ended([1, 0]) });
    settleDue(betting, LATER);
    expect(ticketsOf(betting)[0]).toMatchObject({ state: "settled", returnCents: 2600 });
    expect(freeStates(betting)).toEqual([["used", FREE_CENTS]]);
  });

  it("counts neither as stake nor as loss", () => {
    const betting = withFreeBet();
    settledFree(betting, [0, 1], "M H");
    const { member } = betting;
    const all = { venue: "ALL", from: 0, to: LATER, state: "all" } as const;
    expect(betRecordTotal(betting, { member, time: LATER }, all)).toMatchObject({
      count: 1,
      stakeCents: 0,
      validCents: 0,
      netCents: 0,
    });
    const { days } = betProfit(betting, member, { from: 0, to: LATER });
    expect(days).toMatchObject([{ count: 1, stakeCents: 0, netCents: 0 }]);
  });
});

describe("a free bet that is not used", () => {
  it("goes back to the house at its end, once", () => {
    const betting = withFreeBet({ days: 2 });
    settleDue(betting, NOW + DAY - 1);
    expect([freeStates(betting), heldFree(betting)]).toEqual([
      [["open", FREE_CENTS]],
      [FREE_CENTS, 0],
    ]);
    settleDue(betting, NOW + DAY);
    settleDue(betting, NOW + 2 * DAY);
    expect([freeStates(betting), heldFree(betting)]).toEqual([[["expired", FREE_CENTS]], [0, 0]]);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("is given once for each id", () => {
    const betting = withFreeBet();
    const again = {
      member: betting.member,
      id: "free",
      source: "level",
      title: "",
      time: NOW,
    } as const;
    expect(grantFreeBet(betting.database, { ...again, amountCents: 9 })).toBe(false);
    expect(heldFree(betting)).toEqual([FREE_CENTS, 0]);
  });
});

describe("a wrong result", () => {
  it("is taken back with what was paid, and settled again", () => {
    const betting = withFreeBet();
    const ticket = settledFree(betting, [1, 0], "M H");
    expect(reopenTicket(betting, ticket?.ticketId ?? "", LATER)).toBe(true);
    expect([heldFree(betting), betting.money().balance]).toEqual([[0, FREE_CENTS], WALLET_CENTS]);
    betting.match("g1", { result: ended([0, 1]) });
    settleNow(betting, LATER, null);
    expect([heldFree(betting), betting.money().balance]).toEqual([[0, 0], WALLET_CENTS]);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("takes back the free bet that a void bet gave, unless it is used", () => {
    const betting = withFreeBet();
    const placed = placeFree(betting);
    betting.match("g1", { result: { status: "cancelled" } });
    settleDue(betting, LATER);
    expect(reopenTicket(betting, placed.ticketId ?? "", LATER)).toBe(true);
    expect(heldFree(betting)).toEqual([0, FREE_CENTS]);
    settleNow(betting, LATER, null);
    const [back] = readFreeBets(betting.database, betting.member);
    expect([back?.state, heldFree(betting)]).toEqual(["open", [FREE_CENTS, 0]]);
    betting.match("g2");
    const again = { legs: [betting.leg("g2", "M", "H")], stakeCents: FREE_CENTS };
    betting.place({ ...again, freeBet: back?.id }, { time: LATER });
    expect(reopenTicket(betting, placed.ticketId ?? "", LATER)).toBe(false);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });
});

describe("the check of the ledger", () => {
  it.each([
    [
      "a free bet without its money",
      "INSERT INTO free_bet SELECT 'x', member, source, title, amountCents, 0, NULL, sports, 0, endsAt, 'open', NULL, NULL, NULL FROM free_bet",
    ],
    ["money without its free bet", "UPDATE free_bet SET state = 'used'"],
  ])("finds %s", (_what, sql) => {
    const { database } = withFreeBet();
    expect(ledgerProblems(database)).toEqual([]);
    database.exec(sql);
    expect(ledgerProblems(database)).toMatchObject([expect.stringContaining("freeBet:")]);
  });
});
