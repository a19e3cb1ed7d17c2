// Evidence of tickets of every kind: what it says, that it checks out, and that no change goes unseen.
import { beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "../../wire/refusal.ts";
import { insertMember } from "../../members/member-store.ts";
import { type SampleBetting, NOW, sampleBetting } from "../sample-betting-service.ts";
import { cashOut, cashOutQuote } from "../cash-out/cash-out.ts";
import { reopenTicket } from "../settle/reopen-ticket.ts";
import { settleDue, settleNow } from "../settle/settle-due.ts";
import { checked, flaws, type SampleEvidence, sampleEvidence } from "./sample-evidence.ts";

const LATER = NOW + 3 * 3_600_000;
const full = (home: number, away: number) => ({
  score: { half: [1, 0] as const, full: [home, away] as const },
});

let betting: SampleBetting;
let evidence: SampleEvidence;
beforeEach(() => {
  betting = sampleBetting();
  evidence = sampleEvidence(betting, betting.member, NOW);
  evidence.storeRules(NOW);
});

function placed(...args: Parameters<SampleBetting["place"]>): string {
  const { ticketId, refusal } = betting.place(...args);
  if (ticketId === null) throw new Error(refusal?.message);
  return ticketId;
}

async function checkedAt(id: string, time: number) {
  return checked(await evidence.file(id, { time }), evidence.keys());
}

describe("an open bet", () => {
  it("says what was quoted, accepted and limited, and under which rules", async () => {
    betting.match("1");
    const leg = betting.leg("1", "R", "H");
    const id = placed({ legs: [{ ...leg, odds: "0.90" }] });
    const { data, ...rest } = await checkedAt(id, NOW + 1000);
    expect(flaws({ data, ...rest })).toEqual({ legs: "nothingEnded", settled: "nothingEnded" });
    expect(data).toMatchObject({
      member: "p*****",
      accept: "any",
      ticket: { ticketId: id, state: "open", riskCents: 10_000, winCents: 9_200 },
      legs: [{ asked: { odds: "0.90", line: "-0.75" }, limits: { minCents: 1000 }, facts: [] }],
      history: [{ at: NOW, reason: "stake", walletCents: -10_000, lockedCents: 10_000 }],
    });
    expect(data.rules?.pages.map(({ slug }) => slug)).toEqual(["rqgl", "tywt"]);
  });

  it("keeps the rules it was placed under when the site changes them", async () => {
    betting.match("1");
    const id = placed({ legs: [betting.leg("1", "R", "H")] });
    evidence.changeRules("新规则");
    evidence.storeRules(NOW + 60_000);
    const { data } = await checkedAt(id, NOW + 120_000);
    expect(JSON.stringify(data.rules)).not.toContain("新规则");
  });

  it("belongs to the member who placed it", async () => {
    betting.match("1");
    const id = placed({ legs: [betting.leg("1", "R", "H")] });
    const other = insertMember(betting.database, {
      site: "aurora",
      name: "other",
      passwordHash: "",
      salt: "",
      createdAt: NOW,
      balanceCents: 0,
    }).id;
    await expect(evidence.signed(id, { member: other })).rejects.toBeInstanceOf(Refusal);
    await expect(evidence.signed("CR0000")).rejects.toBeInstanceOf(Refusal);
  });
});

describe("a settled single", () => {
  it.each([
    ["win", [3, 0], "W"],
    ["half win", [1, 0], "LW"],
    ["loss", [0, 2], "L"],
  ] as const)("recomputes a %s", async (_name, [home, away], code) => {
    const match = betting.match("1");
    const id = placed({ legs: [betting.leg("1", "R", "H")] });
    match.result = full(home, away);
    settleDue(betting, LATER);
    const result = await checkedAt(id, LATER);
    expect(flaws(result)).toEqual({});
    expect(result.data.ticket.legs[0]?.result?.code).toBe(code);
  });

  it("recomputes a half loss of a total and a stake that comes back", async () => {
    const match = betting.match("1", {
      plays: {
        OU: { line: "2.25", odds: { O: "0.88", U: "0.98" } },
        R: { line: "-1", odds: { H: "0.92", C: "0.96" } },
      },
    });
    const total = placed({ legs: [betting.leg("1", "OU", "O")] });
    const level = placed({ legs: [betting.leg("1", "R", "H")] });
    match.result = full(1, 0);
    settleDue(betting, LATER);
    match.result = full(1, 0);
    expect(flaws(await checkedAt(total, LATER))).toEqual({});
    expect(flaws(await checkedAt(level, LATER))).toEqual({});
    expect((await checkedAt(level, LATER)).data.ticket.legs[0]?.result?.code).toBe("P");
  });

  it("recomputes a bet of a cancelled match, and one with odds to win", async () => {
    const match = betting.match("1", {
      plays: { R: { line: "-0.5", odds: { H: "1.25", C: "0.70" } } },
    });
    const id = placed({ legs: [betting.leg("1", "R", "H")], oddsType: "M" });
    match.result = { status: "cancelled", reason: "matchCancelled" };
    settleDue(betting, LATER);
    const result = await checkedAt(id, LATER);
    expect(flaws(result)).toEqual({});
    expect(result.data.ticket).toMatchObject({ state: "void", riskCents: 8000, winCents: 10_000 });
  });

  it("recomputes an in-play handicap from the score at the bet", async () => {
    const match = betting.match("1", { live: true, startsAt: NOW - 60_000, score: [1, 0] });
    const id = placed({ legs: [betting.leg("1", "RE", "H")] });
    settleDue(betting, NOW + 10_000);
    match.result = full(1, 0);
    settleDue(betting, LATER);
    const result = await checkedAt(id, LATER);
    expect(flaws(result)).toEqual({});
    expect(result.data).toMatchObject({
      confirmAt: NOW + 5000,
      ticket: { returnCents: 0, legs: [{ score: [1, 0], result: { code: "L" } }] },
    });
  });
});

describe("series, systems and combinations", () => {
  it("recomputes a system with bankers and a void leg", async () => {
    const matches = ["1", "2", "3"].map((id) => betting.match(id));
    const legs = ["1", "2", "3"].map((id) => betting.leg(id, "M", "H"));
    const id = placed({ legs, sizes: [2, 3], bankers: [0] });
    for (const [at, match] of matches.entries())
      match.result = at === 1 ? { status: "cancelled" } : full(2, 0);
    settleDue(betting, LATER);
    const result = await checkedAt(id, LATER);
    expect(flaws(result)).toEqual({});
    expect(result.data.limits?.minCents).toBe(1000);
  });

  it("recomputes a combination without its void part", async () => {
    const match = betting.match("1", {
      plays: {
        M: { line: null, odds: { H: "2.30", C: "3.10", N: "3.20" } },
        CNOU: { line: "9.5", odds: { O: "0.88", U: "0.98" } },
        OU: { line: "2.5", odds: { O: "0.88", U: "0.98" } },
      },
    });
    const combined = betting.combined("1", "M H", "OU O", "CNOU O");
    const id = placed({ legs: [combined] });
    match.result = { ...full(3, 0), corners: null };
    settleDue(betting, LATER);
    const result = await checkedAt(id, LATER);
    expect(flaws(result)).toEqual({});
    expect(result.data.ticket.legs[0]?.paidOdds).not.toBeNull();
    expect(result.data.legs[0]?.parts[2]?.facts).toHaveLength(1);
  });

  it("cannot judge a leg whose facts were not stored", async () => {
    const match = betting.match("1");
    const id = placed({ legs: [betting.leg("1", "R", "H")] });
    match.result = full(3, 0);
    settleDue(betting, LATER);
    betting.database.exec("DELETE FROM bet_fact; DELETE FROM bet_terms; DELETE FROM bet_rules");
    const result = await checkedAt(id, LATER);
    expect(flaws(result)).toEqual({ legs: "noFacts" });
    expect(result.data).toMatchObject({ rules: null, legs: [{ asked: null, limits: null }] });
  });
});

describe("a bet that went on", () => {
  it("shows a partial cash-out and settles the rest", async () => {
    const match = betting.match("1");
    const id = placed({ legs: [betting.leg("1", "R", "H")] });
    const at = { member: betting.member, time: NOW + 1000 };
    const offer = cashOutQuote(betting, at, id);
    cashOut(
      betting,
      { ...at, key: "k" },
      {
        ticketId: id,
        quoteId: offer.quoteId,
        percent: 50,
        valueCents: Math.floor(offer.valueCents / 2),
      },
    );
    expect(flaws(await checkedAt(id, NOW + 2000))).toEqual({
      legs: "nothingEnded",
      settled: "nothingEnded",
    });
    match.result = full(2, 0);
    settleDue(betting, LATER);
    const { data, ...rest } = await checkedAt(id, LATER);
    expect(flaws({ data, ...rest })).toEqual({});
    expect(data.history.map(({ reason }) => reason)).toEqual(["stake", "cashOut", "settled"]);
  });

  it("adds the new facts when a result is corrected", async () => {
    const match = betting.match("1");
    const id = placed({ legs: [betting.leg("1", "M", "H")] });
    match.result = full(2, 0);
    settleDue(betting, LATER);
    const before = await checkedAt(id, LATER);
    reopenTicket(betting, id, LATER + 1000);
    match.result = full(0, 1);
    settleNow(betting, LATER + 2000, "1");
    const after = await checkedAt(id, LATER + 3000);
    expect(flaws(after)).toEqual({});
    expect(after.data.ticket.returnCents).toBe(0);
    expect(after.data.legs[0]?.facts).toHaveLength(2);
    expect(after.data.history.slice(0, 2)).toEqual(before.data.history);
  });
});
