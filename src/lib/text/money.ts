/** Cents of an amount as sent, a decimal string with two places: `12846.50` → 1284650. */
export function toCents(amount: string): number {
  return Number(amount.replace(".", ""));
}
