// Combinations within a match: quoted and placed.
import { describe, expect, it } from "vitest";
import { combinationId } from "#contract/betting/match-combinations.ts";
import type { QuotedLeg } from "#contract/api/tickets.ts";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { NOW, type SampleBetting, sampleBetting } from "../sample-betting-service.ts";
import { settleDue } from "../settle/settle-due.ts";
import { readTicket } from "../ticket-store.ts";
import { ticketView } from "../ticket-view.ts";
import { quote } from "./quote.ts";

function deskWith(...games: readonly string[]): SampleBetting {
  const betting = sampleBetting();
  for (const game of games) betting.match(game);
  return betting;
}

const PRE = ["M H", "OU O"] as const;
/** 2.30 × 1.88 × 0.95 */
const ODDS = "4.11";

describe("a quote", () => {
  const asked = (betting: SampleBetting, ...legs: QuotedLeg[]) =>
    quote(betting, legs, { member: betting.member, time: NOW });

  it("has one price for all parts, and what remains without each", () => {
    const betting = deskWith("a");
    const combined = betting.combined("a", ...PRE);
    const [single, total, both] = asked(betting, ...combined.parts, combined).legs;
    expect(both).toMatchObject({ w: "CB", r: "Y", odds: ODDS, active: "open", score: null });
    expect(both?.combination).toMatchObject({
      independent: [[0, 1]],
      without: [
        { part: 0, odds: "1.88" },
        { part: 1, odds: "2.30" },
      ],
      problems: [],
    });
    expect(both?.combination?.chance).toBeGreaterThan(0);
    expect(both?.maxCents).toBeLessThanOrEqual(single?.maxCents ?? 0);
    expect(both?.maxCents).toBeLessThan(total?.maxCents ?? 0);
    expect(single?.combination).toBeNull();
  });

  it("is as bad as its worst part", () => {
    const betting = deskWith("a");
    const combined = betting.combined("a", ...PRE);
    const state = () => asked(betting, combined).legs[0]?.active;
    const { plays } = betting.match("a");
    const odds = { O: "0.88", U: "0.98" };
    betting.match("a", { plays: { ...plays, OU: { line: "2.75", odds, state: "suspended" } } });
    expect(state()).toBe("suspended");
    const { OU: _gone, ...others } = plays;
    betting.match("a", { plays: others });
    expect(state()).toBe("closed");
  });

  it("names problems, and is closed then", () => {
    const betting = deskWith("a", "b");
    betting.match("c", { sport: "BK" });
    const problems = (leg: QuotedLeg) => {
      const [now] = asked(betting, leg).legs;
      expect(now).toMatchObject({ active: "closed", maxCents: 0 });
      return now?.combination?.problems;
    };
    const none = { part: null, why: null };
    const both = [0, 1];
    expect(problems(betting.combined("a", "M H", "M C"))).toEqual([
      { kind: "excludes", parts: both, ...none },
    ]);
    expect(problems(betting.combined("c", ...PRE))).toEqual([
      { kind: "unknown", parts: both, ...none },
    ]);
    const [own, other] = [betting.leg("a", "M", "H"), betting.leg("b", "OU", "O")];
    const priceId = combinationId("a", [own.priceId, other.priceId]);
    const mixed = { ...betting.combined("a", ...PRE), priceId, parts: [own, other] };
    expect(problems(mixed)).toEqual([{ kind: "unknown", parts: both, ...none }]);
  });

  it("has the score of a match in play", () => {
    const betting = deskWith();
    betting.match("a", { live: true, score: [1, 0] });
    const [now] = asked(betting, betting.combined("a", "M H", "ROU O")).legs;
    expect(now?.score).toEqual([1, 0]);
  });

  it("has limits of a series with another match", () => {
    const betting = deskWith("a", "b");
    const combined = betting.combined("a", ...PRE);
    const { series, legs } = asked(betting, combined, betting.leg("b", "R", "H"));
    expect(series?.maxCents).toBeLessThan(legs[0]?.maxCents ?? 0);
  });
});

describe("a bet", () => {
  it("locks its stake, and stores its parts and what sets of them pay", () => {
    const betting = deskWith("a");
    const combined = betting.combined("a", ...PRE);
    const placed = betting.place({ legs: [combined] });
    expect(placed).toMatchObject({ state: "accepted", riskCents: 10_000, winCents: 31_100 });
    expect(betting.money()).toEqual({ balance: 990_000, locked: 10_000 });
    const stored = readTicket(betting.database, placed.ticketId ?? "");
    expect(stored?.legs).toHaveLength(1);
    expect(stored?.legs[0]?.setOdds).toEqual(["", "2.30", "1.88", ODDS]);
    const [leg] = stored ? ticketView(betting.book(NOW), stored).legs : [];
    expect(leg).toMatchObject({ w: "CB", team_h: "甲", sport: "FT", odds: ODDS, paidOdds: null });
    expect(leg?.parts.map(({ result: _open, ...part }) => part)).toEqual(combined.parts);
    expect(leg?.without).toEqual([
      { part: 0, odds: "1.88" },
      { part: 1, odds: "2.30" },
    ]);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("joins a selection of another match in a series", () => {
    const betting = deskWith("a", "b");
    const legs = [betting.combined("a", ...PRE), betting.leg("b", "R", "H")];
    // 4.11 × 1.92
    expect(betting.place({ legs })).toMatchObject({ state: "accepted", winCents: 68_912 });
    expect(betting.place({ legs: legs.toReversed() }).refusal?.reason).toBe("duplicate");
    const others = [betting.combined("a", "M H", "R H"), betting.leg("b", "R", "H")];
    expect(betting.place({ legs: others }).state).toBe("accepted");
  });

  it.each([
    ["any", "0.80", null],
    ["better", "0.98", null],
    ["better", "0.80", "odds"],
    ["ask", "0.98", "odds"],
    ["ask", "0.88", null],
  ] as const)("asks with %s odds when a part's became %s: %s", (accept, odds, reason) => {
    const betting = deskWith("a");
    const legs = [betting.combined("a", ...PRE)];
    const { plays } = betting.match("a");
    const OU = { line: "2.75", odds: { O: odds, U: "0.98" } };
    betting.match("a", { plays: { ...plays, OU } });
    expect(betting.place({ legs }, { accept }).refusal?.reason ?? null).toBe(reason);
  });

  it("is refused below the least price that the member takes", () => {
    const betting = deskWith("a");
    const combined = betting.combined("a", ...PRE);
    const least = (leastOdds: string) =>
      betting.place({ legs: [{ ...combined, leastOdds }] }).refusal?.reason;
    expect(least("4.12")).toBe("odds");
    expect(least("4.11")).toBeUndefined();
  });

  it("asks when a part's line or score has changed", () => {
    const betting = deskWith("a");
    const match = betting.match("b", { live: true });
    const [line, score] = [betting.combined("a", ...PRE), betting.combined("b", "M H", "RE H")];
    const { plays } = betting.match("a");
    const OU = { line: "3.75", odds: { O: "0.88", U: "0.98" } };
    betting.match("a", { plays: { ...plays, OU } });
    match.score = [0, 1];
    expect(betting.place({ legs: [line] }).refusal?.reason).toBe("line");
    expect(betting.place({ legs: [score] }).refusal?.reason).toBe("score");
  });
});

it("asks about a part's line before the parts that it makes impossible", () => {
  const betting = deskWith("a");
  const legs = [betting.combined("a", ...PRE)];
  const { plays } = betting.match("a", { sport: "BK" });
  expect(betting.place({ legs }).refusal?.reason).toBe("combination");
  const OU = { line: "3", odds: { O: "0.88", U: "0.98" } };
  betting.match("a", { sport: "BK", plays: { ...plays, OU } });
  expect(betting.place({ legs }).refusal?.reason).toBe("line");
});

describe("refuses, and says what to do", () => {
  /** The message. */
  const refused = (desk: SampleBetting, legs: readonly QuotedLeg[]) => {
    const { refusal } = desk.place({ legs: [...legs] });
    expect(refusal?.reason).toBe("combination");
    expect(desk.money()).toEqual({ balance: 1_000_000, locked: 0 });
    return refusal?.message;
  };
  const betting = deskWith("a", "b");
  const combined = betting.combined("a", ...PRE);
  const withParts = (...parts: QuotedLeg[]): QuotedLeg => {
    const priceId = combinationId(
      "a",
      parts.map((part) => part.priceId),
    );
    return { ...combined, priceId, parts };
  };
  const part = (w: string, r: string) => betting.leg("a", w, r);

  it.each([
    ["parts of two matches", [withParts(part("M", "H"), betting.leg("b", "OU", "O"))], "其他赛事"],
    ["a single part", [withParts(part("M", "H"))], "再选一项"],
    ["the same part twice", [withParts(part("M", "H"), part("M", "H"))], "移除其中一项"],
    ["an id of other parts", [{ ...combined, priceId: "a:CB:0:x" }], "重新选择"],
    ["another side", [{ ...combined, r: "N" }], "重新选择"],
    ["a play of its own", [{ ...combined, w: "M" }], "重新选择"],
    ["a combination in it", [withParts(part("M", "H"), combined)], "不能再放组合"],
    ["an outright", [withParts(part("M", "H"), { ...part("OU", "O"), w: "CS" })], "冠军"],
    ["parts that exclude each other", [betting.combined("a", "M H", "M C")], "不可能同时命中"],
    ["two selections of one match", [part("M", "H"), part("OU", "O")], "同一个同场组合"],
    ["another leg of its match", [combined, part("R", "H")], "同一个同场组合"],
  ] as const)("%s", (_what, legs, word) => {
    expect(refused(betting, legs)).toContain(word);
  });

  it("more than ten selections in all", () => {
    const desk = deskWith("a");
    const legs = Array.from({ length: 9 }, (_, index) => {
      desk.match(`g${index}`);
      return desk.leg(`g${index}`, "R", "H");
    });
    const combination = desk.combined("a", ...PRE);
    expect(refused(desk, [combination, ...legs])).toContain("最多 10 项");
    const fewer = desk.place({ legs: [combination, ...legs.slice(1)] });
    expect(fewer.state).toBe("accepted");
  });
});

describe("in play", () => {
  const DUE = NOW + 5000;
  function pending() {
    const betting = deskWith();
    const match = betting.match("a", { live: true, score: [0, 0] });
    const { ticketId, state } = betting.place({ legs: [betting.combined("a", "M H", "ROU O")] });
    expect(state).toBe("pending");
    const read = () => readTicket(betting.database, ticketId ?? "");
    return { betting, match, read };
  }

  it("is accepted after the delay at the price of then", () => {
    const { betting, read } = pending();
    const { plays } = betting.match("a", { live: true });
    const M = { line: null, odds: { H: "2.50", C: "3.10", N: "3.20" } };
    betting.match("a", { live: true, plays: { ...plays, M } });
    settleDue(betting, DUE);
    const stored = read();
    expect(stored?.ticket.state).toBe("open");
    // 2.50 × 1.85 × 0.95
    expect(stored?.legs[0]).toMatchObject({ odds: "4.39", setOdds: ["", "2.50", "1.85", "4.39"] });
    expect(stored?.legs[0]?.parts.map(({ odds }) => odds)).toEqual(["2.50", "0.85"]);
    expect(stored?.ticket.winCents).toBe(33_900);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("is refused when the match is disturbed, or the score changes", () => {
    const disturbed = pending();
    disturbed.match.down.push([NOW + 2000, NOW + 2500]);
    settleDue(disturbed.betting, DUE);
    expect(disturbed.read()?.ticket).toMatchObject({ state: "refused", reason: "closed" });
    const scored = pending();
    scored.match.score = [1, 0];
    settleDue(scored.betting, DUE);
    expect(scored.read()?.ticket).toMatchObject({ state: "refused", reason: "score" });
    expect(scored.betting.money()).toEqual({ balance: 1_000_000, locked: 0 });
  });
});
