// What keys and fingers do to a stake text.

export const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "00"] as const;
export type KeypadKey = (typeof KEYS)[number] | "delete";

/** With two decimals the longest amount (spec: betting-and-money §9). */
const DIGITS = 9;

/** As an amount: without blanks and separators, one point, two decimals; wide digits become plain ones. */
export function cleanStake(typed: string): string {
  const plain = typed.normalize("NFKC").replaceAll(/[^\d.]/g, "");
  const [whole = "", ...decimals] = plain.split(".");
  const digits = whole.replace(/^0+(?=\d)/, "").slice(0, DIGITS);
  if (decimals.length === 0) return digits;
  return `${digits === "" ? "0" : digits}.${decimals.join("").slice(0, 2)}`;
}

export function pressKey(typed: string, key: KeypadKey): string {
  return key === "delete" ? typed.slice(0, -1) : cleanStake(`${typed}${key}`);
}

/** A quick stake comes on top of what is there. */
export function addStake(typed: string, units: number): string {
  const [whole = "", decimals = ""] = cleanStake(typed).split(".");
  const sum = String(Number(whole) + units);
  return decimals === "" ? sum : `${sum}.${decimals}`;
}
