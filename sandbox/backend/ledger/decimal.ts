import { groupDigits } from "#contract/digit-groups.ts";
/** Whole cents as decimal text: `1284650` is `12846.50`. */
export function decimal(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** In groups of three digits: `20,000.00`. */
export function grouped(cents: number): string {
  const [whole = "", part = ""] = decimal(cents).split(".");
  return `${groupDigits(whole)}.${part}`;
}

/** For messages, as the site writes amounts: `¥ 20,000`, `¥ 20,000.50`, with a space that does not break. */
export function yuan(cents: number): string {
  return `¥\u00A0${grouped(cents).replace(/\.00$/, "")}`;
}
