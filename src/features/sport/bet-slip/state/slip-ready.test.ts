// Whether a slip can be placed, what needs consent first, and the tickets it sends.
import { MAX_SELECTIONS, MAX_TICKETS } from "#contract/betting/sports.ts";
import { describe, expect, it } from "vitest";
import type { LegQuote } from "#contract/api/tickets.ts";
import {
  combinedQuote,
  requoted,
  ruleOf,
  sampleInput,
  sampleSelection,
  sampleSlip,
  staked,
} from "./sample-selection.ts";
import { type FigureInput, slipFigures } from "./slip-figures.ts";
import { EMPTY, type SlipContent, toggleEntry, withBanker } from "./slip-model.ts";
import { asksConsent, blockedBy, ticketOf } from "./slip-ready.ts";

const AT = { at: 1, locked: false };

describe("whether a slip can be placed", () => {
  const reason = (content: SlipContent, changes: Partial<FigureInput> = {}) =>
    blockedBy(sampleInput(content, changes), slipFigures(sampleInput(content, changes)));
  const one = sampleSlip("single", ["0.90"]);

  it.each([
    ["empty", EMPTY],
    ["tooFew", sampleSlip("series", ["0.90"])],
    ["noStake", one],
    ["belowMinimum", staked(one, { p0: "9.99" })],
    ["aboveMaximum", staked(one, { p0: "5001" })],
    ["delay", staked(sampleSlip("single", ["0.90"], { active: "delay" }), { p0: "10" })],
    ["suspended", staked(sampleSlip("single", ["0.90"], { active: "suspended" }), { p0: "10" })],
    ["closed", staked(sampleSlip("single", ["0.90"], { active: "closed" }), { p0: "10" })],
    [null, staked(one, { p0: "10" })],
    [null, staked(sampleSlip("series", ["0.90", "0.90"]), { series: "10" })],
  ] as const)("%s", (expected, content) => {
    expect(reason(content)).toBe(expected);
  });

  it("compares the sum of all tickets with the balance", () => {
    const slip = staked(sampleSlip("multiple", ["0.90", "0.90"]), { p0: "60", p1: "60" });
    expect(reason(slip, { balanceCents: 10_000 })).toBe("balance");
  });

  it("needs a price for the selections of one game in a series", () => {
    const other = sampleSelection({ priceId: "other", gameId: "g-p0" });
    const slip = toggleEntry(sampleSlip("series", ["0.90", "0.90"]), other, AT).content;
    const full = staked(slip, { series: "10" });
    expect(reason(full)).toBe("combining");
    expect(reason(combinedQuote(full, {}))).toBeNull();
    const problems = [{ kind: "excludes" as const, parts: [0, 1], part: null, why: null }];
    expect(reason(combinedQuote(full, { problems }))).toBe("notCombined");
    // A server that knows no combinations.
    const silent = { odds: "1.00", combination: null };
    expect(reason(combinedQuote(full, {}, silent))).toBe("notCombined");
  });

  it("needs every amount within its limits", () => {
    const two = sampleSlip("multiple", ["0.90", "0.90"]);
    expect(reason(staked(two, { p0: "10", p1: "9.99" }))).toBe("belowMinimum");
    expect(reason(staked(two, { p0: "10", p1: "5001" }))).toBe("aboveMaximum");
  });

  it("names the balance when an amount exceeds it", () => {
    const slip = staked(one, { p0: "60" });
    expect(reason(slip, { balanceCents: 5999 })).toBe("balance");
    expect(reason(slip, { balanceCents: 6000 })).toBeNull();
  });

  it("ignores the balance for a visitor", () => {
    expect(reason(staked(one, { p0: "60" }), { balanceCents: null })).toBeNull();
  });

  it("sends every kind of bet on ten selections in one order", () => {
    const prices = Array.from({ length: MAX_SELECTIONS }, () => "0.10");
    const slip = sampleSlip("series", prices);
    const unbound = { balanceCents: null, limits: { series: null, dailyLeftCents: null } };
    const lines = slipFigures(sampleInput(slip)).bets.map(({ key }) => [key, "10"] as const);
    expect(lines).toHaveLength(MAX_TICKETS);
    expect(reason(staked(slip, Object.fromEntries(lines)), unbound)).toBeNull();
  });
});

describe("consent", () => {
  it("is always needed for a changed line and score, for odds by the player's choice", () => {
    const slip = (quote: Partial<LegQuote>) =>
      slipFigures(sampleInput(staked(sampleSlip("single", ["0.90"], quote), { p0: "10" })));
    expect(asksConsent(slip({ line: "-0.75" }), ruleOf("any"))).toBe(true);
    expect(asksConsent(slip({ score: [1, 0] }), ruleOf("any"))).toBe(true);
    expect(asksConsent(slip({ odds: "0.87" }), ruleOf("any"))).toBe(false);
    expect(asksConsent(slip({ odds: "0.80" }), ruleOf("any"))).toBe(true);
    expect(asksConsent(slip({ odds: "0.80" }), ruleOf("better"))).toBe(true);
    expect(asksConsent(slip({ odds: "0.95" }), ruleOf("better"))).toBe(false);
    expect(asksConsent(slip({ odds: "0.95" }), ruleOf("ask"))).toBe(true);
  });

  it("is needed when a single ticket, or one leg of it, changed", () => {
    const singles = staked(sampleSlip("multiple", ["0.90", "0.90"]), { p0: "10", p1: "10" });
    const series = staked(sampleSlip("series", ["0.90", "0.90"]), { series: "10" });
    for (const slip of [singles, series]) {
      const asks = (content: SlipContent) =>
        asksConsent(slipFigures(sampleInput(content)), ruleOf("any"));
      expect(asks(slip)).toBe(false);
      expect(asks(requoted(slip, "p1", { line: "-0.75" }))).toBe(true);
    }
  });

  it("is not needed for a bet without an amount", () => {
    const slip = staked(sampleSlip("multiple", ["0.90", "0.90"]), { p0: "10" });
    const changed = requoted(slip, "p1", { line: "-0.75" });
    expect(asksConsent(slipFigures(sampleInput(changed)), ruleOf("any"))).toBe(false);
  });
});

it("sends a system with its sizes and the indexes of its bankers", () => {
  const slip = withBanker(sampleSlip("series", ["0.90", "0.80", "0.70"]), "p1", true);
  const { tickets } = slipFigures(sampleInput(staked(slip, { "3:2-3": "10" })));
  expect(
    tickets.map((bet) => ticketOf(bet, { accept: "any", mostFall: 5, oddsType: "H" })),
  ).toEqual([
    {
      legs: ["p0", "p1", "p2"].map((priceId) => expect.objectContaining({ priceId })),
      sizes: [2, 3],
      bankers: [1],
      stakeCents: 1000,
      oddsType: "H",
    },
  ]);
});
