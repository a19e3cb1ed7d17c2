// The receiver of a new device's code: the masked number of the server, its hidden digits filled in
// by the player, with country code and nothing but digits.
import { DEFAULT_AREA_CODE, DEFAULT_PHONE, HIDDEN_DIGITS } from "#contract/account-rules.ts";

/**
 * @param masked `138****6621`, or with its country code set apart: `+852 51****23`, `852-51****23`
 * @param hidden the digits behind the mask
 * @returns null when `hidden` is not exactly the digits asked for, or `masked` has no place for them
 */
export function completedPhone(masked: string, hidden: string): string | null {
  if (!HIDDEN_DIGITS.test(hidden)) return null;
  const parts = MASKED.exec(masked.trim());
  if (parts?.groups === undefined) return null;
  const { plus, area, head = "", tail = "" } = parts.groups;
  const number = `${area ?? ""}${head}${hidden}${tail}`;
  const whole = plus !== undefined || area !== undefined || DEFAULT.test(number);
  return whole ? number : `${DEFAULT_AREA_CODE}${number}`;
}

const MASKED = /^(?<plus>\+)?(?:(?<area>\d{1,4})[ -])?(?<head>\d*)\*{4}(?<tail>\d*)$/;
const DEFAULT = new RegExp(DEFAULT_PHONE);
