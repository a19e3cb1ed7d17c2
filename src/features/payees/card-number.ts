// Numbers of bank cards as they are typed: in groups of four, as they stand on the card.
import { isLuhn } from "#contract/banks.ts";
import { digitsOnly } from "../../ui/kept-text.ts";

export function groupCard(digits: string): string {
  return digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

const MOST = 19;

/** One digit too many is not taken; a pasted number that is too long stays whole, to be refused. */
export function keptCard(before: string, typed: string): string {
  const digits = digitsOnly(typed);
  const last = digitsOnly(before);
  return groupCard(digits.length > MOST && digits.length === last.length + 1 ? last : digits);
}

/** @returns the key of what is wrong */
export function cardRule(typed: string): string | null {
  const digits = digitsOnly(typed);
  if (digits === "") return "fault.card.missing";
  if (digits.length < 12 || digits.length > MOST) return "fault.card.length";
  return isLuhn(digits) ? null : "fault.card.check";
}
