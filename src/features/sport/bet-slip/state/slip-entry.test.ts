// An entry from selection to bet: what changed, whether that needs consent, what is sent.
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { LegQuote } from "#contract/api/tickets.ts";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import { ruleOf, sampleQuote, sampleSelection } from "./sample-selection.ts";
import {
  ACCEPTS,
  activeOf,
  agreeToPrice,
  changeOf,
  legOf,
  needsConsent,
  placedLegOf,
  entryPrice,
  select,
  slipEntrySchema,
} from "./slip-entry.ts";

/** Selected at 0.90, line −0.5 and no score, then quoted with the changes. */
function quoted(changes: Partial<LegQuote> = {}, pick: Partial<SlipSelection> = {}) {
  const selection = select(sampleSelection({ priceId: "p", odds: "0.90", ...pick }), 1);
  return { ...selection, now: { ...sampleQuote(selection.pick, "open"), ...changes } };
}
const unquoted = select(sampleSelection({ priceId: "p", odds: "0.90" }), 1);
const basketball = { sport: "BK" } as const;

describe("before the first quote", () => {
  it("has the terms of the selection, and is open", () => {
    expect(activeOf(unquoted)).toBe("open");
    expect(entryPrice(unquoted)).toEqual({ price: "0.90", quoted: "hk" });
    expect(changeOf(unquoted)).toBeNull();
  });

  it.each(ACCEPTS)("needs no consent and is sent as selected, accepting %s", (accept) => {
    expect(needsConsent(unquoted, ruleOf(accept))).toBe(false);
    expect(legOf(unquoted, ruleOf(accept))).toMatchObject({
      odds: "0.90",
      line: "-0.5",
      score: [0, 0],
    });
    expect(agreeToPrice(unquoted, 2)).toBe(unquoted);
  });

  it("is sent at the selection's score in every sport", () => {
    const pick = sampleSelection({ priceId: "p", sport: "BK", score: [9, 4] });
    expect(legOf(select(pick, 1), ruleOf("any")).score).toEqual([9, 4]);
  });
});

describe("the price on view", () => {
  it("is the newest", () => {
    expect(entryPrice(quoted({ odds: "0.85" })).price).toBe("0.85");
    expect(activeOf(quoted({ active: "suspended" }))).toBe("suspended");
  });

  it.each([
    ["RE", "hk"],
    ["RM", "decimal"],
    ["a play of tomorrow", "hk"],
  ])("of %s is in the format %s", (w, expected) => {
    expect(entryPrice(quoted({}, { w })).quoted).toBe(expected);
  });
});

describe("a change since the player agreed", () => {
  it("is null at the same terms", () => {
    expect(changeOf(quoted())).toBeNull();
    expect(changeOf(quoted({ score: [0, 0], active: "suspended", maxCents: 7 }))).toBeNull();
  });

  it.each([
    [{ odds: "0.85" }, { odds: { from: "0.90", to: "0.85" }, line: null, score: null }],
    [{ line: "-0.75" }, { odds: null, line: { from: "-0.5", to: "-0.75" }, score: null }],
    [{ line: null }, { odds: null, line: { from: "-0.5", to: null }, score: null }],
    [{ score: [1, 0] }, { odds: null, line: null, score: { from: [0, 0], to: [1, 0] } }],
  ] as [Partial<LegQuote>, object][])("holds old and new values for %j", (changes, shown) => {
    expect(changeOf(quoted(changes))).toEqual(shown);
  });

  it("includes the score in football only, where handicaps count from the bet", () => {
    expect(changeOf(quoted({ score: [1, 0] }, { sport: "VF" }))).not.toBeNull();
    expect(changeOf(quoted({ score: [1, 0] }, basketball))).toBeNull();
  });

  it("is null once the player agrees, and the time is that of the consent", () => {
    const agreedTo = agreeToPrice(quoted({ odds: "0.85", line: "-0.75", score: [1, 0] }), 9);
    expect(agreedTo.stamp).toEqual({ odds: "0.85", line: "-0.75", score: [1, 0], at: 9 });
    expect(agreedTo.pick).toEqual(unquoted.pick);
    expect(changeOf(agreedTo)).toBeNull();
  });
});

describe("consent", () => {
  it.each([
    ["0.86", { any: false, better: true, ask: true }],
    ["0.855", { any: false, better: true, ask: true }],
    ["0.85", { any: true, better: true, ask: true }],
    ["0.33", { any: true, better: true, ask: true }],
    ["0.95", { any: false, better: false, ask: true }],
    ["0.900", { any: false, better: false, ask: true }],
    ["0.90", { any: false, better: false, ask: false }],
    ["-", { any: false, better: true, ask: true }],
  ])("is needed by the accept rule when odds go from 0.90 to %s", (odds, asked) => {
    const selection = quoted({ odds });
    expect(
      Object.fromEntries(
        ACCEPTS.map((accept) => [accept, needsConsent(selection, ruleOf(accept))]),
      ),
    ).toEqual(asked);
  });

  it("is needed for a price where there was none, unless any is accepted", () => {
    const selection = quoted({ odds: "0.90" }, { odds: "-" });
    expect(needsConsent(selection, ruleOf("better"))).toBe(true);
    expect(needsConsent(selection, ruleOf("any"))).toBe(false);
  });

  it.each(ACCEPTS)(
    "is needed for a line or a score, whatever else improved, accepting %s",
    (accept) => {
      expect(needsConsent(quoted({ line: "-0.75", odds: "0.99" }), ruleOf(accept))).toBe(true);
      expect(needsConsent(quoted({ score: [1, 0], odds: "0.99" }), ruleOf(accept))).toBe(true);
      expect(needsConsent(quoted({ score: [1, 0] }, basketball), ruleOf(accept))).toBe(false);
    },
  );
});

describe("the leg as sent", () => {
  it("has the odds the rule accepts, else those the player saw", () => {
    const sent = (odds: string) =>
      ACCEPTS.map((accept) => legOf(quoted({ odds }), ruleOf(accept)).odds);
    expect(sent("0.86")).toEqual(["0.86", "0.90", "0.90"]);
    expect(sent("0.85")).toEqual(["0.90", "0.90", "0.90"]);
    expect(sent("0.95")).toEqual(["0.95", "0.95", "0.90"]);
  });

  it("never has a line the player did not see", () => {
    for (const accept of ACCEPTS) {
      expect(legOf(quoted({ line: "-0.75", odds: "0.99" }), ruleOf(accept)).line).toBe("-0.5");
    }
  });

  it("has the score seen in football, the newest elsewhere", () => {
    expect(legOf(quoted({ score: [1, 0] }), ruleOf("any")).score).toEqual([0, 0]);
    expect(legOf(quoted({ score: [9, 4] }, basketball), ruleOf("any")).score).toEqual([9, 4]);
  });

  it.each([
    ["0.90", "0.8550"],
    ["0.86", "0.8550"],
    ["0.99", "0.9405"],
    ["0.85", "0.8550"],
  ])("is placed with the least price of what was agreed or is shown, now %s", (odds, least) => {
    expect(placedLegOf(quoted({ odds }), ruleOf("any")).leastOdds).toBe(least);
    expect(placedLegOf(quoted({ odds }), ruleOf("better"))).not.toHaveProperty("leastOdds");
  });

  it("names its price, match, play and side", () => {
    const pick = { gameId: "g", w: "HRE", r: "C" };
    expect(legOf(quoted({}, pick), ruleOf("any"))).toEqual({
      priceId: "p",
      ...pick,
      line: "-0.5",
      odds: "0.90",
      score: [0, 0],
    });
  });

  it("has the newest odds when no consent is needed", () => {
    const odds = fc.integer({ min: 1, max: 300 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(odds, odds, fc.constantFrom(...ACCEPTS), (from, to, accept) => {
        const selection = quoted({ odds: to }, { odds: from });
        const sent = legOf(selection, ruleOf(accept)).odds;
        expect(sent).toBe(needsConsent(selection, ruleOf(accept)) ? from : to);
      }),
    );
  });
});

it("is stored whole, and rejected with a part missing", () => {
  const selection = { ...quoted(), banker: true };
  expect(v.parse(slipEntrySchema, JSON.parse(JSON.stringify(selection)))).toEqual(selection);
  const { stamp, now, ...rest } = selection;
  const { at, ...terms } = stamp;
  expect(v.is(slipEntrySchema, { ...rest, now })).toBe(false);
  expect(v.is(slipEntrySchema, { ...rest, stamp })).toBe(false);
  expect(v.is(slipEntrySchema, { ...rest, now, stamp: terms })).toBe(false);
  expect(v.is(slipEntrySchema, { ...rest, now: null, stamp: { ...terms, at } })).toBe(true);
});
