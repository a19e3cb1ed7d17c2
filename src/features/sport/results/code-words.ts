// Explanations of result codes: their effect on the stake, and the reasons they name.
import {
  RESULT_CODES,
  type ResultCode,
  type ResultMeaning,
} from "#contract/betting/result-codes.ts";
import { ownValue } from "#contract/own-value.ts";

/** Codes of outcomes, in table order; D stands for every reason. */
export const OUTCOME_CODES = ["W", "LW", "P", "LL", "L", "D", "A"] as const satisfies ResultCode[];

interface ReasonCode {
  readonly code: string;
  readonly meaning: ResultMeaning;
}

/** D0 upwards, each reason once; codes without a reason of their own share the last row. */
export function reasonCodes(): readonly ReasonCode[] {
  const reasons = Object.entries(RESULT_CODES)
    .filter(([code]) => code.length === 2 && code.startsWith("D"))
    .map(([code, meaning]) => ({ code, meaning }));
  const named = reasons.filter(({ meaning }) => meaning !== "otherReason");
  const others = reasons.slice(named.length);
  const [first, last] = [others[0], others.at(-1)];
  if (first === undefined || last === undefined) return named;
  return [...named, { code: `${first.code}–${last.code}`, meaning: "otherReason" }];
}

/** Meaning of a code from the server; an unknown one is a cancellation without a reason. */
export function meaningOf(code: string): ResultMeaning {
  return ownValue(RESULT_CODES, code) ?? "otherReason";
}
