import { expect, test } from "vitest";
import { RESULT_CODES } from "#contract/betting/result-codes.ts";
import { meaningOf, OUTCOME_CODES, reasonCodes } from "./code-words.ts";

test("every code is explained: as an outcome, a reason, or one of the rest", () => {
  const reasons = reasonCodes().map(({ code }) => code);
  const rest = reasons.at(-1) ?? "";
  const [from, to] = rest.split("–");
  for (const code of Object.keys(RESULT_CODES)) {
    const inRest = code.length === 2 && code >= (from ?? "") && code <= (to ?? "");
    expect([...OUTCOME_CODES, ...reasons].includes(code as "W") || inRest, code).toBe(true);
  }
});

test("reasons keep the codes of the specification", () => {
  expect(
    reasonCodes()
      .slice(0, 7)
      .map(({ code, meaning }) => `${code} ${meaning}`),
  ).toEqual([
    "D0 matchCancelled",
    "D1 wrongOdds",
    "D2 wrongResult",
    "D3 delayed",
    "D4 abandoned",
    "D5 noCorners",
    "D6 noCards",
  ]);
});

test("unknown codes are an unnamed reason", () => {
  expect(meaningOf("X9")).toBe("otherReason");
});
