/** Cents of a decimal text with two places, as amounts travel: `12846.50` → 1284650. */
export function toCents(amount: string): number {
  return Number(amount.replace(".", ""));
}
