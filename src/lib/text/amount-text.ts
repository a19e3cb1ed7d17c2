// Amounts as they are typed, sent and added up.
import {
  type AmountProblem as TypingProblem,
  typedAmount,
} from "#contract/betting/typed-amount.ts";

export type AmountProblem = TypingProblem | "required" | "zero" | "tooMuch";

/** What is wrong with the amount as it stands; null where it can be sent. */
export function amountProblem(text: string, mostCents: number): AmountProblem | null {
  const { cents, problem } = typedAmount(text);
  if (problem !== null) return problem;
  if (text === "") return "required";
  if (cents === 0) return "zero";
  return cents > mostCents ? "tooMuch" : null;
}

/** As amounts travel to the server: two decimals, no separators. */
export function amountText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** As a member would type it, also to copy: `3000`, `3000.50`. */
export function amountInput(cents: number): string {
  return amountText(cents).replace(/\.00$/, "");
}

/** An amount in that form, however it was typed: `1000.00`, `1000.` and `01000` are `1000`; what is no amount stays. */
export function tidyAmount(typed: string): string {
  const { cents, problem } = typedAmount(typed);
  if (problem !== null || typed === "") return typed;
  const text = amountInput(cents);
  // A second decimal may be one character too many.
  return typedAmount(text).problem === null ? text : typed;
}

/** A quick amount comes on top of what is there; what is no amount stays to be corrected. */
export function addAmount(typed: string, units: number): string {
  const { text, problem } = typedAmount(typed);
  if (problem !== null) return typed;
  const [whole = "", decimals = ""] = text.split(".");
  const sum = String(Number(whole) + units);
  return decimals === "" ? sum : `${sum}.${decimals}`;
}
