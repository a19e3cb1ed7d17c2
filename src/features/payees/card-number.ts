// Formats a card number in groups of four while it is typed.
import { isLuhn } from "#contract/banks.ts";
import { digitsOnly } from "#ui/fields/kept-text.ts";

export function groupCard(digits: string): string {
  return digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

const MOST = 19;

/** Ignores one typed digit too many; a pasted number that is too long is kept and then refused. */
export function keptCard(before: string, typed: string): string {
  const digits = digitsOnly(typed);
  const last = digitsOnly(before);
  return groupCard(digits.length > MOST && digits.length === last.length + 1 ? last : digits);
}

/** @returns the key of the error */
export function cardRule(typed: string): string | null {
  const digits = digitsOnly(typed);
  if (digits === "") return "fault.card.missing";
  if (digits.length < 12 || digits.length > MOST) return "fault.card.length";
  return isLuhn(digits) ? null : "fault.card.check";
}
