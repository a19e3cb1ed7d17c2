// Bets that a free bet pays, for every way in which they can end.
import { describe, expect, it } from "vitest";
import { findFreeBet, readFreeBets } from "../free-bets/free-bet-store.ts";
import { grantFreeBet } from "../free-bets/grant-free-bet.ts";
import { freeBetOf, freeStakeOf, heldCents } from "../ledger/ledger.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { DAY } from "../time/china-time.ts";
import { changeAutoCashOut } from "./cash-out/auto-cash-out.ts";
import { cashOut, cashOutQuote } from "./cash-out/cash-out.ts";
import { editQuote } from "./cash-out/edit-bet.ts";
import { betRecordTotal } from "./bet-record.ts";
import { betProfit } from "./bet-profit.ts";
import { placeBet } from "./place/place-bet.ts";
import { addVerdicts } from "./place/trader-verdicts.ts";
import { NOW, sampleBetting, type SampleBetting } from "./sample-betting-service.ts";
import { reopenTicket } from "./settle/reopen-ticket.ts";
import { ended, LATER, ticketsOf } from "./settle/sample-settlement.ts";
import { settleDue, settleNow } from "./settle/settle-due.ts";

const AMOUNT = 2000;
const WALLET = 1_000_000;

function withFreeBet(changes: Partial<Parameters<typeof grantFreeBet>[1]> = {}) {
  const betting = sampleBetting(WALLET);
  const { member, database } = betting;
  const given = {
    source: "activity",
    title: "免费投注",
    amountCents: AMOUNT,
    time: NOW - DAY,
  } as const;
  grantFreeBet(database, { member, id: "free", ...given, leastOdds: null, ...changes });
  return betting;
}

/** A single on a match, by play and side. */
function single(betting: SampleBetting, pick = "M H", more: object = {}) {
  const [w = "", r = ""] = pick.split(" ");
  betting.match("g1");
  return betting.place({
    legs: [betting.leg("g1", w, r)],
    stakeCents: AMOUNT,
    freeBet: "free",
    ...more,
  });
}

const held = ({ database, member }: SampleBetting) => [
  heldCents(database, freeBetOf(member)),
  heldCents(database, freeStakeOf(member)),
];
const states = ({ database, member }: SampleBetting) =>
  readFreeBets(database, member).map(({ state, amountCents }) => [state, amountCents]);

function settled(betting: SampleBetting, score: [number, number], pick: string) {
  const placed = single(betting, pick);
  expect(placed.state).toBe("accepted");
  betting.match("g1", { result: ended(score) });
  settleDue(betting, LATER);
  expect(ledgerProblems(betting.database)).toEqual([]);
  return ticketsOf(betting)[0];
}

describe("a bet that a free bet pays", () => {
  it("stakes the free bet, and no money", () => {
    const betting = withFreeBet();
    expect(held(betting)).toEqual([AMOUNT, 0]);
    // 2.30 in European odds.
    expect(single(betting)).toMatchObject({ state: "accepted", riskCents: 0, winCents: 2600 });
    expect(held(betting)).toEqual([0, AMOUNT]);
    expect(betting.money()).toEqual({ balance: WALLET, locked: 0 });
    expect(ticketsOf(betting)[0]).toMatchObject({
      riskCents: 0,
      stakeCents: AMOUNT,
      freeBet: { id: "free", stakeCents: AMOUNT, stakeReturned: false, back: false },
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
    const ticket = settled(betting, [...score], pick);
    expect(ticket).toMatchObject({ returnCents, netCents: returnCents, validCents: 0 });
    expect(betting.money()).toEqual({ balance: WALLET + returnCents, locked: 0 });
    expect([held(betting), states(betting)]).toEqual([[0, 0], [["used", AMOUNT]]]);
  });

  it.each([
    ["a win", "M H", [1, 0], 4600],
    ["a half win", "R H", [1, 0], 2920],
    ["half of it for a half loss", "OU U", [2, 1], 1000],
  ] as const)(
    "pays the stake, too, where the free bet says so: %s",
    (_what, pick, score, cents) => {
      const betting = withFreeBet({ stakeReturned: true });
      expect(settled(betting, [...score], pick)).toMatchObject({
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
    betting.place({ legs: [betting.leg("g1", w, r)], stakeCents: AMOUNT, freeBet: "free" });
    game.result = result;
    settleDue(betting, LATER);
    const [ticket] = ticketsOf(betting);
    expect(ticket).toMatchObject({ state, returnCents: 0, netCents: 0, freeBet: { back: true } });
    const [back, old] = readFreeBets(betting.database, betting.member);
    expect(old).toMatchObject({ id: "free", state: "void" });
    const { settledAt } = ticket ?? {};
    // Six days were left when the bet was placed.
    expect(back).toMatchObject({ state: "open", amountCents: AMOUNT, backOf: ticket?.ticketId });
    expect((back?.endsAt ?? 0) - (settledAt ?? 0)).toBe(6 * DAY);
    expect([held(betting), betting.money().balance]).toEqual([[AMOUNT, 0], WALLET]);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("stays with the rest of a series when one leg is void", () => {
    const betting = withFreeBet();
    const games = ["g1", "g2"].map((id) => betting.match(id));
    const legs = games.map(({ gameId }) => betting.leg(gameId, "M", "H"));
    expect(betting.place({ legs, stakeCents: AMOUNT, freeBet: "free" }).winCents).toBe(8580);
    Object.assign(games[0] ?? {}, { result: { status: "cancelled" } });
    Object.assign(games[1] ?? {}, { result: ended([1, 0]) });
    settleDue(betting, LATER);
    expect(ticketsOf(betting)[0]).toMatchObject({ state: "settled", returnCents: 2600 });
    expect(states(betting)).toEqual([["used", AMOUNT]]);
  });

  it("counts neither as stake nor as loss", () => {
    const betting = withFreeBet();
    settled(betting, [0, 1], "M H");
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

describe("a free bet is not taken", () => {
  const refused = (betting: SampleBetting, more: object) => {
    const { state, refusal } = single(betting, "M H", more);
    expect([held(betting), betting.money()]).toEqual([[AMOUNT, 0], { balance: WALLET, locked: 0 }]);
    return [state, refusal?.reason, refusal?.message];
  };

  it("in parts", () => {
    expect(refused(withFreeBet(), { stakeCents: 1000 })).toEqual([
      "refused",
      "freeBet",
      "免费投注不可拆分，投注金额须等于其面额",
    ]);
  });

  it("after its end, from somebody else, or where the site offers none", () => {
    const betting = withFreeBet({ days: 1 });
    expect(refused(betting, {})).toEqual(["refused", "freeBet", "该免费投注已过期"]);
    expect(refused(betting, { freeBet: "other" })[1]).toBe("freeBet");
    const forbidden = withFreeBet();
    forbidden.match("g1");
    const slip = { legs: [forbidden.leg("g1", "M", "H")], stakeCents: AMOUNT, freeBet: "free" };
    expect(forbidden.place(slip, { mayUseFreeBets: false }).refusal?.reason).toBe("freeBet");
  });

  it("below its least odds, or on another sport", () => {
    const low = withFreeBet({ leastOdds: "2.31" });
    expect(refused(low, {})[2]).toBe("该免费投注要求总赔率不低于 2.31（欧洲盘）");
    expect(single(withFreeBet({ leastOdds: "2.30" })).state).toBe("accepted");
    expect(refused(withFreeBet({ sports: ["BK"] }), {})[2]).toBe("该免费投注仅限篮球");
  });

  it("for a system of several bets", () => {
    const betting = withFreeBet();
    const legs = ["g1", "g2", "g3"].map((id) => {
      betting.match(id);
      return betting.leg(id, "M", "H");
    });
    const placed = betting.place({ legs, sizes: [2], stakeCents: AMOUNT, freeBet: "free" });
    expect([placed.state, placed.refusal?.reason]).toEqual(["refused", "freeBet"]);
  });

  it("twice, by two tabs at once", () => {
    const betting = withFreeBet();
    const tickets = ["g1", "g2"].map((id) => {
      betting.match(id);
      const terms = { sizes: [1], bankers: [], stakeCents: AMOUNT, oddsType: "H" as const };
      return { ...terms, legs: [betting.leg(id, "M", "H")], freeBet: "free" };
    });
    const answers = tickets.map((ticket, tab) => {
      const asked = { member: betting.member, key: `tab-${tab}`, time: NOW };
      return placeBet(betting, asked, { tickets: [ticket], accept: "any" }).tickets[0];
    });
    expect(answers.map((answer) => answer?.state)).toEqual(["accepted", "refused"]);
    expect(answers[1]?.refusal?.message).toBe("该免费投注已使用");
    expect([held(betting), betting.money().balance]).toEqual([[0, AMOUNT], WALLET]);
  });
});

describe("a bet in play that a free bet pays", () => {
  it("leaves it as it was when it is refused", () => {
    const betting = withFreeBet();
    const game = betting.match("g1", { live: true });
    const leg = betting.leg("g1", "RE", "H");
    const placed = betting.place({ legs: [leg], stakeCents: AMOUNT, freeBet: "free" });
    expect([placed.state, held(betting)]).toEqual(["pending", [0, AMOUNT]]);
    game.down = [[NOW + 1000, NOW + 3000]];
    settleDue(betting, NOW + 10_000);
    expect(ticketsOf(betting)[0]).toMatchObject({ state: "refused" });
    const kept = findFreeBet(betting.database, "free");
    expect(kept).toMatchObject({ state: "open", ticket: null });
    expect((kept?.endsAt ?? 0) - NOW).toBe(6 * DAY + 5000);
    expect([held(betting), betting.money()]).toEqual([[AMOUNT, 0], { balance: WALLET, locked: 0 }]);
  });

  it("is accepted after its delay, also past the end of the free bet", () => {
    const betting = withFreeBet({ days: 1, time: NOW - DAY + 2000 });
    betting.match("g1", { live: true });
    const leg = betting.leg("g1", "RE", "H");
    expect(betting.place({ legs: [leg], stakeCents: AMOUNT, freeBet: "free" }).state).toBe(
      "pending",
    );
    settleDue(betting, NOW + 10_000);
    expect(ticketsOf(betting)[0]).toMatchObject({ state: "open", riskCents: 0, winCents: 1800 });
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("is refused when its odds fall below what the free bet asks", () => {
    const betting = withFreeBet({ leastOdds: "1.90" });
    const game = betting.match("g1", { live: true });
    const leg = betting.leg("g1", "RE", "H");
    betting.place({ legs: [leg], stakeCents: AMOUNT, freeBet: "free" });
    game.plays["RE"] = { line: "-0.5", odds: { H: "0.80", C: "1.00" } };
    settleDue(betting, NOW + 10_000);
    expect(ticketsOf(betting)[0]).toMatchObject({ state: "refused" });
    expect(states(betting)).toEqual([["open", AMOUNT]]);
  });

  it("is accepted by a trader as any other", () => {
    const betting = withFreeBet();
    betting.match("g1", { live: true });
    addVerdicts(betting.database, { verdict: "accept", times: 1, member: null });
    betting.place({ legs: [betting.leg("g1", "RE", "H")], stakeCents: AMOUNT, freeBet: "free" });
    settleDue(betting, NOW + 10_000);
    expect([ticketsOf(betting)[0]?.state, held(betting)]).toEqual(["open", [0, AMOUNT]]);
  });
});

describe("before its end", () => {
  const quoted = (betting: SampleBetting, ticketId: string | null) =>
    cashOutQuote(betting, { member: betting.member, time: NOW }, ticketId ?? "");

  it("it is cashed out without the stake, and as a whole", () => {
    const betting = withFreeBet();
    const { ticketId } = single(betting);
    const money = sampleBetting(WALLET);
    const paid = single(money, "M H", { freeBet: undefined });
    const { valueCents, quoteId, minPartCents, mostCents, canEdit } = quoted(betting, ticketId);
    const whole = quoted(money, paid.ticketId).valueCents;
    // Of a return of 46.00, the win is 26.00.
    expect(Math.abs(valueCents - (whole * 26) / 46)).toBeLessThanOrEqual(1);
    expect([minPartCents, mostCents, canEdit]).toEqual([valueCents, 2470, false]);
    const at = { member: betting.member, time: NOW };
    const wanted = { ticketId: ticketId ?? "", quoteId };
    const half = { ...wanted, percent: 50, valueCents: Math.floor(valueCents / 2) };
    expect(() => cashOut(betting, { ...at, key: "part" }, half)).toThrow("不能部分兑现");
    const done = cashOut(betting, { ...at, key: "all" }, { ...wanted, percent: 100, valueCents });
    expect(done).toMatchObject({ state: "done", ticket: { returnCents: valueCents } });
    expect(betting.money()).toEqual({ balance: WALLET + valueCents, locked: 0 });
    expect([held(betting), ledgerProblems(betting.database)]).toEqual([[0, 0], []]);
  });

  it("its automatic cash-out takes the same value", () => {
    const betting = withFreeBet();
    const { ticketId } = single(betting);
    const set = { ticketId: ticketId ?? "", atCents: 2000 };
    const answer = changeAutoCashOut(betting, { member: betting.member, time: NOW }, set);
    expect(answer.state).toBe("set");
    betting.match("g1", {
      plays: { M: { line: null, odds: { H: "1.10", C: "15.00", N: "9.00" } } },
    });
    settleDue(betting, NOW + 5000);
    const [ticket] = ticketsOf(betting);
    expect(ticket).toMatchObject({ state: "cashedOut", auto: { state: "done" } });
    expect(betting.money().balance).toBe(WALLET + (ticket?.returnCents ?? 0));
    expect([held(betting), ledgerProblems(betting.database)]).toEqual([[0, 0], []]);
  });

  it("it cannot be edited", () => {
    const betting = withFreeBet();
    const legs = ["g1", "g2"].map((id) => {
      betting.match(id);
      return betting.leg(id, "M", "H");
    });
    const { ticketId } = betting.place({ legs, stakeCents: AMOUNT, freeBet: "free" });
    const asked = { ticketId: ticketId ?? "", legs: legs.slice(1) };
    const at = { member: betting.member, time: NOW };
    expect(editQuote(betting, at, asked)).toMatchObject({ state: "none", quoteId: "" });
  });
});

describe("a free bet that is not used", () => {
  it("goes back to the house at its end, once", () => {
    const betting = withFreeBet({ days: 2 });
    settleDue(betting, NOW + DAY - 1);
    expect([states(betting), held(betting)]).toEqual([[["open", AMOUNT]], [AMOUNT, 0]]);
    settleDue(betting, NOW + DAY);
    settleDue(betting, NOW + 2 * DAY);
    expect([states(betting), held(betting)]).toEqual([[["expired", AMOUNT]], [0, 0]]);
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
    expect(held(betting)).toEqual([AMOUNT, 0]);
  });
});

describe("a wrong result", () => {
  it("is taken back with what was paid, and settled again", () => {
    const betting = withFreeBet();
    const ticket = settled(betting, [1, 0], "M H");
    expect(reopenTicket(betting, ticket?.ticketId ?? "", LATER)).toBe(true);
    expect([held(betting), betting.money().balance]).toEqual([[0, AMOUNT], WALLET]);
    betting.match("g1", { result: ended([0, 1]) });
    settleNow(betting, LATER, null);
    expect([held(betting), betting.money().balance]).toEqual([[0, 0], WALLET]);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("takes back the free bet that a void bet gave, unless it is used", () => {
    const betting = withFreeBet();
    const placed = single(betting);
    betting.match("g1", { result: { status: "cancelled" } });
    settleDue(betting, LATER);
    expect(reopenTicket(betting, placed.ticketId ?? "", LATER)).toBe(true);
    expect(held(betting)).toEqual([0, AMOUNT]);
    settleNow(betting, LATER, null);
    const [back] = readFreeBets(betting.database, betting.member);
    expect([back?.state, held(betting)]).toEqual(["open", [AMOUNT, 0]]);
    betting.match("g2");
    const again = { legs: [betting.leg("g2", "M", "H")], stakeCents: AMOUNT };
    betting.place({ ...again, freeBet: back?.id }, { time: LATER });
    expect(reopenTicket(betting, placed.ticketId ?? "", LATER)).toBe(false);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });
});
