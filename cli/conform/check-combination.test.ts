import { expect, test } from "vitest";
import type { LegQuote, MatchCombination, QuotedLeg } from "#contract/api/tickets.ts";
import { flawIn } from "./check-combination.ts";

const PART = { gameId: "a", line: null, odds: "2.00", score: null } as const;
const PARTS: readonly QuotedLeg[] = [
  { ...PART, priceId: "a:M:0:H", w: "M", r: "H" },
  { ...PART, priceId: "a:TS:0:Y", w: "TS", r: "Y" },
];
const GOOD: MatchCombination = {
  chance: 0.3,
  margin: 0.1,
  independent: [[0, 1]],
  without: [
    { part: 0, odds: "2.00" },
    { part: 1, odds: "2.00" },
  ],
  problems: [],
};
const problems = [{ kind: "excludes" as const, parts: [0, 1], part: null, why: null }];

function quoted(combination: Partial<MatchCombination>, more: Partial<LegQuote> = {}): LegQuote {
  return {
    ...PART,
    priceId: "a:CB:0:x",
    w: "CB",
    r: "Y",
    odds: "3.00",
    active: "open",
    minCents: 1000,
    maxCents: 100_000,
    payoutCapCents: 1_000_000,
    combination: { ...GOOD, ...combination },
    ...more,
  };
}

test("a quote that agrees with itself is good, also a closed one that says why", () => {
  expect(flawIn(quoted({}), PARTS)).toBeNull();
  const closed = { ...GOOD, chance: null, margin: null, without: [], problems };
  expect(flawIn(quoted(closed, { active: "closed" }), PARTS)).toBeNull();
  expect(flawIn(quoted({ chance: null }, { active: "suspended" }), PARTS)).toBeNull();
});

test.each([
  ["w", {}, { w: "M" }],
  ["combination", {}, { combination: null }],
  ["active", { problems }, {}],
  ["combination.chance", { chance: null }, {}],
  ["combination.chance", { chance: 1.2 }, {}],
  ["combination.margin", { margin: null }, {}],
  ["odds", {}, { odds: "0.90" }],
  ["combination.without", { without: GOOD.without.slice(1) }, {}],
  [
    "combination.without",
    {
      without: [
        { part: 0, odds: "3.50" },
        { part: 1, odds: "2.00" },
      ],
    },
    {},
  ],
])("one that does not is found at %s", (field, combination, more) => {
  expect(flawIn(quoted(combination, more), PARTS)?.[0]).toBe(field);
});
