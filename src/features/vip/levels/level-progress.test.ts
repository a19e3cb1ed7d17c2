import { expect, it } from "vitest";
import { firstWeekly, keepState, nextLevel, weekState } from "./level-progress.ts";
import { percentText } from "#lib/text/format.ts";
import { allRights, termValue } from "./level-terms.ts";
import { sampleLevel, sampleLevels, sampleProgress, sampleWeek } from "../sample-levels.ts";

const { levels } = sampleLevels();

it("measures both ways to the next level", () => {
  const { next, deposit, turnover } = nextLevel(sampleProgress(), levels);
  expect(next?.level).toBe(2);
  expect(deposit).toEqual({ doneCents: 600_001, neededCents: 1_000_000, missingCents: 399_999 });
  expect(turnover).toEqual({ doneCents: 1e7, neededCents: 1e7, missingCents: 0 });
});

it("has nothing to reach at the highest level", () => {
  const top = sampleProgress({ level: 3, target: null, missingDepositCents: 0 });
  expect(nextLevel(top, levels)).toMatchObject({
    next: null,
    deposit: { neededCents: null, missingCents: 0, doneCents: 600_001 },
  });
});

it("treats a target that the table lacks as none", () => {
  expect(nextLevel(sampleProgress({ target: 9 }), levels).next).toBeNull();
});

const keep = (doneCents: number, until: number) =>
  keepState({ nextCountAt: 100, keep: { until, neededCents: 500, doneCents, fallsTo: 1 } });

it("says whether a level is kept, to the cent", () => {
  expect(keepState({ nextCountAt: 100, keep: null })).toBeNull();
  expect(keep(499, 101)).toMatchObject({ kind: "open", missingCents: 1 });
  expect(keep(500, 100)).toMatchObject({ kind: "safe", missingCents: 0 });
  expect(keep(501, 101)).toMatchObject({ kind: "safe", missingCents: 0 });
});

it("knows the last day before a level falls", () => {
  expect(keep(499, 100)).toMatchObject({ kind: "last", missingCents: 1, fallsTo: 1 });
});

it("says what the week still needs", () => {
  expect(weekState(sampleWeek())).toMatchObject({ kind: "open", missingCents: 750_000 });
  expect(weekState(sampleWeek({ giftCents: 0, neededCents: 0 })).kind).toBe("none");
  const reached = sampleWeek({ turnoverCents: 1_000_000, reached: true });
  expect(weekState(reached)).toMatchObject({ kind: "reached", missingCents: 0 });
  expect(firstWeekly(levels, 0)?.level).toBe(2);
  expect(firstWeekly(levels, 3)).toBeNull();
});

it("reads terms out of a level", () => {
  const [first, , third] = levels;
  if (first === undefined || third === undefined) throw new Error("no levels");
  expect(termValue("deposit", first, "loading")).toEqual({ kind: "word", word: "free" });
  expect(termValue("keep", first, "loading")).toEqual({ kind: "word", word: "never" });
  expect(termValue("keep", third, "loading")).toEqual({ kind: "cents", cents: 2_000_000 });
  expect(termValue("rebate", third, { maxCentsPerDay: [1, 2, 300] })).toMatchObject({ cents: 300 });
  expect(termValue("rebate", third, "failed")).toEqual({ kind: "word", word: "failed" });
  const bonus = sampleLevel({ weeklyCents: 0, weeklyTurnoverCents: 5 });
  expect(termValue("weeklyTurnover", bonus, "loading")).toEqual({ kind: "word", word: "none" });
  expect(allRights(levels)).toEqual(["生日彩金", "优先取款", "专属客服"]);
  expect([percentText(30), percentText(125)]).toEqual(["0.3%", "1.25%"]);
});
