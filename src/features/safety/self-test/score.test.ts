import { expect, it } from "vitest";
import { type SelfTestAnswer, QUESTIONS, riskOf } from "./score.ts";

const never = (): SelfTestAnswer[] => Array.from({ length: QUESTIONS }, () => "never");
const scored = (score: number) => {
  const answers = never();
  for (let left = score, at = 0; left > 0; at += 1) {
    const worth = Math.min(3, left);
    answers[at] = (["never", "sometimes", "often", "always"] as const)[worth] ?? "never";
    left -= worth;
  }
  return riskOf(answers);
};

it("says nothing until all nine questions are answered", () => {
  expect(riskOf(never().slice(1))).toBeNull();
});

it("grades 0, 1-2, 3-7 and 8 or more", () => {
  expect([0, 1, 2, 3, 7, 8, 27].map(scored)).toEqual([
    "none",
    "low",
    "low",
    "moderate",
    "moderate",
    "high",
    "high",
  ]);
});
