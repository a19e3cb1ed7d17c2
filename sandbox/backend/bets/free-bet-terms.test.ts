// Which bets a free bet pays, and what becomes of it when a bet is refused.
import { describe, expect, it } from "vitest";
import { findFreeBet } from "../free-bets/free-bet-store.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { DAY } from "../time/china-time.ts";
import { placeBet } from "./place/place-bet.ts";
import { addVerdicts } from "./place/trader-verdicts.ts";
import { NOW, type SampleBetting } from "./sample-betting-service.ts";
import { ticketsOf } from "./settle/sample-settlement.ts";
import { settleDue } from "./settle/settle-due.ts";
import {
  FREE_CENTS,
  freeStates,
  heldFree,
  placeFree,
  WALLET_CENTS,
  withFreeBet,
} from "./sample-free-bet.ts";

describe("a free bet is not taken", () => {
  const refused = (betting: SampleBetting, more: object) => {
    const { state, refusal } = placeFree(betting, "M H", more);
    expect([heldFree(betting), betting.money()]).toEqual([
      [FREE_CENTS, 0],
      { balance: WALLET_CENTS, locked: 0 },
    ]);
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
    const slip = { legs: [forbidden.leg("g1", "M", "H")], stakeCents: FREE_CENTS, freeBet: "free" };
    expect(forbidden.place(slip, { mayUseFreeBets: false }).refusal?.reason).toBe("freeBet");
  });

  it("below its least odds, or on another sport", () => {
    const low = withFreeBet({ leastOdds: "2.31" });
    expect(refused(low, {})[2]).toBe("该免费投注要求总赔率不低于 2.31（欧洲盘）");
    expect(placeFree(withFreeBet({ leastOdds: "2.30" })).state).toBe("accepted");
    expect(refused(withFreeBet({ sports: ["BK"] }), {})[2]).toBe("该免费投注仅限篮球");
  });

  it("for a system of several bets", () => {
    const betting = withFreeBet();
    const legs = ["g1", "g2", "g3"].map((id) => {
      betting.match(id);
      return betting.leg(id, "M", "H");
    });
    const placed = betting.place({ legs, sizes: [2], stakeCents: FREE_CENTS, freeBet: "free" });
    expect([placed.state, placed.refusal?.reason]).toEqual(["refused", "freeBet"]);
  });

  it("twice, by two tabs at once", () => {
    const betting = withFreeBet();
    const tickets = ["g1", "g2"].map((id) => {
      betting.match(id);
      const terms = { sizes: [1], bankers: [], stakeCents: FREE_CENTS, oddsType: "H" as const };
      return { ...terms, legs: [betting.leg(id, "M", "H")], freeBet: "free" };
    });
    const answers = tickets.map((ticket, tab) => {
      const asked = { member: betting.member, key: `tab-${tab}`, time: NOW };
      return placeBet(betting, asked, { tickets: [ticket], accept: "any" }).tickets[0];
    });
    expect(answers.map((answer) => answer?.state)).toEqual(["accepted", "refused"]);
    expect(answers[1]?.refusal?.message).toBe("该免费投注已使用");
    expect([heldFree(betting), betting.money().balance]).toEqual([[0, FREE_CENTS], WALLET_CENTS]);
  });
});

describe("a bet in play that a free bet pays", () => {
  it("leaves it as it was when it is refused", () => {
    const betting = withFreeBet();
    const game = betting.match("g1", { live: true });
    const leg = betting.leg("g1", "RE", "H");
    const placed = betting.place({ legs: [leg], stakeCents: FREE_CENTS, freeBet: "free" });
    expect([placed.state, heldFree(betting)]).toEqual(["pending", [0, FREE_CENTS]]);
    game.down = [[NOW + 1000, NOW + 3000]];
    settleDue(betting, NOW + 10_000);
    expect(ticketsOf(betting)[0]).toMatchObject({ state: "refused" });
    const kept = findFreeBet(betting.database, "free");
    expect(kept).toMatchObject({ state: "open", ticket: null });
    expect((kept?.endsAt ?? 0) - NOW).toBe(6 * DAY + 5000);
    expect([heldFree(betting), betting.money()]).toEqual([
      [FREE_CENTS, 0],
      { balance: WALLET_CENTS, locked: 0 },
    ]);
  });

  it("is accepted after its delay, also past the end of the free bet", () => {
    const betting = withFreeBet({ days: 1, time: NOW - DAY + 2000 });
    betting.match("g1", { live: true });
    const leg = betting.leg("g1", "RE", "H");
    expect(betting.place({ legs: [leg], stakeCents: FREE_CENTS, freeBet: "free" }).state).toBe(
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
    betting.place({ legs: [leg], stakeCents: FREE_CENTS, freeBet: "free" });
    game.plays["RE"] = { line: "-0.5", odds: { H: "0.80", C: "1.00" } };
    settleDue(betting, NOW + 10_000);
    expect(ticketsOf(betting)[0]).toMatchObject({ state: "refused" });
    expect(freeStates(betting)).toEqual([["open", FREE_CENTS]]);
  });

  it("is accepted by a trader as any other", () => {
    const betting = withFreeBet();
    betting.match("g1", { live: true });
    addVerdicts(betting.database, { verdict: "accept", times: 1, member: null });
    betting.place({
      legs: [betting.leg("g1", "RE", "H")],
      stakeCents: FREE_CENTS,
      freeBet: "free",
    });
    settleDue(betting, NOW + 10_000);
    expect([ticketsOf(betting)[0]?.state, heldFree(betting)]).toEqual(["open", [0, FREE_CENTS]]);
  });
});
