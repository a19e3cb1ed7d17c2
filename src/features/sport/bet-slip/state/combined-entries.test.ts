import { describe, expect, it } from "vitest";
import { combinedEntries, problemsOf, seriesLegs } from "./combined-entries.ts";
import {
  combinedQuote,
  requoted,
  ruleOf,
  sampleInput,
  sampleSelection,
  sampleSlip,
  SAMPLE_LIMITS,
  staked,
} from "./sample-selection.ts";
import { activeOf, entryPrice, legOf, needsConsent, placedLegOf } from "./slip-entry.ts";
import { betsByKind, slipFigures } from "./slip-figures.ts";
import {
  agreed,
  removeSelection,
  SERIES,
  type SlipContent,
  toggleEntry,
  withBanker,
  withQuotes,
} from "./slip-model.ts";
import { ticketOf } from "./slip-ready.ts";

const AT = { at: 1, locked: false };
const add = (slip: SlipContent, priceId: string, gameId: string): SlipContent => {
  const added = toggleEntry(slip, sampleSelection({ priceId, gameId, odds: "0.80" }), AT).content;
  const quote = sampleSlip("single", ["0.80"]).selections[0]?.now;
  return withQuotes(added, quote ? [{ ...quote, priceId, gameId }] : []);
};
/** `p0` and `x` are of one match. */
const pair = () => add(sampleSlip("series", ["0.90"]), "x", "g-p0");
const leg = (slip: SlipContent) => {
  const [first] = combinedEntries(slip);
  if (first === undefined) throw new Error("no combination");
  return first;
};
const series = (slip: SlipContent) =>
  betsByKind(slipFigures(sampleInput(staked(slip, { [SERIES]: "100" }))).bets).series;

describe("the price of a combination", () => {
  it("is missing before its quote, then that of the quote", () => {
    expect(leg(pair()).now).toBeNull();
    expect(entryPrice(leg(combinedQuote(pair(), {})))).toEqual({
      price: "3.00",
      quoted: "decimal",
    });
  });

  it("asks the player when it falls, by the rule for changed odds", () => {
    const slip = combinedQuote(combinedQuote(pair(), {}), {}, { odds: "2.90" });
    expect(needsConsent(leg(slip), ruleOf("ask"))).toBe(true);
    expect(needsConsent(leg(slip), ruleOf("better"))).toBe(true);
    expect(needsConsent(leg(slip), ruleOf("any"))).toBe(false);
    expect(needsConsent(leg(agreed(slip, 2)), ruleOf("ask"))).toBe(false);
  });

  it("does not ask for the odds of a part, but for its line and score", () => {
    const slip = combinedQuote(pair(), {});
    expect(needsConsent(leg(requoted(slip, "x", { odds: "0.10" })), ruleOf("ask"))).toBe(false);
    expect(needsConsent(leg(requoted(slip, "x", { line: "-1" })), ruleOf("any"))).toBe(true);
    expect(needsConsent(leg(requoted(slip, "x", { score: [1, 0] })), ruleOf("any"))).toBe(true);
  });

  it("goes by the first price after a problem is solved", () => {
    const problems = [{ kind: "unknown" as const, parts: [1], part: null, why: null }];
    const refused = combinedQuote(pair(), { chance: null, problems }, { odds: "1.00" });
    expect(problemsOf(leg(refused))).toEqual(problems);
    const slip = combinedQuote(refused, {});
    expect(needsConsent(leg(slip), ruleOf("ask"))).toBe(false);
  });

  it("is forgotten with a selection, and kept with its order changed", () => {
    const slip = combinedQuote(pair(), {});
    const turned = add(add(sampleSlip("series", []), "x", "g-p0"), "p0", "g-p0");
    expect(leg(turned).pick.priceId).toBe(leg(slip).pick.priceId);
    expect(removeSelection(slip, "x").combined).toEqual({});
  });
});

describe("the state of a combination", () => {
  it("is that of its worst part", () => {
    const slip = combinedQuote(pair(), {});
    expect(activeOf(leg(slip))).toBe("open");
    expect(activeOf(leg(requoted(slip, "x", { active: "suspended" })))).toBe("suspended");
    expect(activeOf(leg(requoted(slip, "p0", { active: "closed" })))).toBe("closed");
  });
});

describe("a bet", () => {
  it("on one combination pays its price", () => {
    const bet = series(combinedQuote(pair(), {}));
    expect(bet).toMatchObject({ sizes: [1], bets: 1, riskCents: 10_000, winCents: 20_000 });
    expect(bet?.maxCents).toBe(SAMPLE_LIMITS.maxCents);
  });

  it("on a combination and another match multiplies", () => {
    const bet = series(combinedQuote(add(pair(), "y", "other"), {}));
    expect(bet).toMatchObject({ sizes: [2], bets: 1, winCents: 44_000 });
    expect(bet?.legs.map(({ parts }) => parts?.length ?? 1)).toEqual([2, 1]);
  });

  it("is sent with the terms of the parts", () => {
    const slip = combinedQuote(pair(), {});
    const bet = series(slip);
    if (bet === null) throw new Error("no bet");
    const [sent] = ticketOf(bet, { ...ruleOf("any"), oddsType: "H" }).legs;
    expect(sent).toMatchObject({ w: "CB", r: "Y", line: null, odds: "3.00", gameId: "g-p0" });
    expect(sent?.parts?.map(({ priceId, line }) => [priceId, line])).toEqual([
      ["p0", "-0.5"],
      ["x", "-0.5"],
    ]);
    expect(sent?.leastOdds).toBe(placedLegOf(leg(slip), ruleOf("any")).leastOdds);
    expect(legOf(leg(pair()), ruleOf("any")).odds).toBe("1.00");
  });
});

it("makes all parts bankers together", () => {
  const slip = add(combinedQuote(add(pair(), "y", "other"), {}), "z", "third");
  const banked = withBanker(slip, leg(slip).pick.priceId, true);
  expect(seriesLegs(banked).map(({ banker }) => banker)).toEqual([true, false, false]);
  const free = withBanker(banked, leg(slip).pick.priceId, false);
  expect(free.selections.some(({ banker }) => banker)).toBe(false);
});
