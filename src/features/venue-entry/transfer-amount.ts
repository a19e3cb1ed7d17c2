// The amount that is moved into a venue (spec: betting-and-money §5 "Transfer-in").

export const LONGEST = 12;

/** What may stand in the field: digits, one point, two decimals. */
export function cleanAmount(typed: string): string {
  const [whole = "", ...rest] = typed.replaceAll(/[^\d.]/gu, "").split(".");
  const text = rest.length === 0 ? whole : `${whole}.${rest.join("").slice(0, 2)}`;
  return text.slice(0, LONGEST);
}

export type AmountProblem = "required" | "invalid" | "tooMuch";

export function amountProblem(text: string, balanceCents: number): AmountProblem | null {
  if (text === "") return "required";
  const cents = centsOf(text);
  if (cents === null || cents === 0) return "invalid";
  return cents > balanceCents ? "tooMuch" : null;
}

/** As amounts travel: two decimals, no separators. */
export function amountText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Null for what is no amount. */
export function centsOf(text: string): number | null {
  const parts = /^(\d*)\.?(\d{0,2})$/u.exec(text);
  const [, whole = "", decimals = ""] = parts ?? [];
  if (whole === "" && decimals === "") return null;
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}
