// Countries a phone number may belong to, as the server lists them. Without a list the default country is
// used, so that a password reset still works.
import type { CountryArea } from "#contract/api/auth.ts";
import { DEFAULT_PHONE, PHONE_MAX } from "#contract/account-rules.ts";
import { chosenHome } from "#brand/home-area.ts";
import { matchesServerPattern } from "#lib/text/safe-pattern.ts";
import { keptText } from "#ui/fields/kept-text.ts";

/** Two countries may share a code. */
export function areaKey({ areaCode, areaName }: CountryArea): string {
  return `${areaCode} ${areaName}`;
}

export function areaLabel({ areaCode, areaName }: CountryArea): string {
  return `+${areaCode} ${areaName}`.trim();
}

/** The selected country; the brand's market when nothing is selected or no list has loaded. */
export function chosenArea(areas: readonly CountryArea[], key: string): CountryArea {
  return areas.find((area) => areaKey(area) === key) ?? chosenHome(areas);
}

/** Whether country code and number match the pattern the server sent for the country. */
export function fitsArea(digits: string, { areaCode, regex }: CountryArea): boolean {
  // Reject malformed input before running a pattern from the server.
  if (!/^\d{5,}$/.test(digits) || digits.length > PHONE_MAX) return false;
  return matchesServerPattern(regex, `${areaCode}${digits}`, DEFAULT_PHONE);
}

export interface TypedPhone {
  readonly area: CountryArea;
  /** Without the country code. A number of no known country is left to the validation rule. */
  readonly digits: string;
}

/**
 * Splits what was typed into country and number: `+86 138-0013-8000`, `0086138…` and `86138…` all work.
 * @param before digits the field held
 */
export function readPhone(
  before: string,
  typed: string,
  chosen: CountryArea,
  areas: readonly CountryArea[],
): TypedPhone {
  const text = typed.normalize("NFKC").replaceAll(/[^\d+]/g, "");
  const digits = text.replaceAll("+", "");
  const abroad = text.startsWith("+") ? digits : /^00(\d*)$/.exec(digits)?.[1];
  if (abroad !== undefined) return readAbroad(text, abroad, chosen, areas);
  const national = digits.slice(chosen.areaCode.length);
  const coded = digits.length > PHONE_MAX && digits.startsWith(chosen.areaCode);
  if (coded && digits.length > before.length + 1 && fitsArea(national, chosen))
    return { area: chosen, digits: national };
  return { area: chosen, digits: keptText(before, digits, { max: PHONE_MAX }) };
}

/** @param abroad the digits after `+` or `00` */
function readAbroad(
  text: string,
  abroad: string,
  chosen: CountryArea,
  areas: readonly CountryArea[],
): TypedPhone {
  const known = [chosen, ...areas].filter(({ areaCode }) => abroad.startsWith(areaCode));
  const area = known.reduce<CountryArea | undefined>(
    (best, one) => (best === undefined || one.areaCode.length > best.areaCode.length ? one : best),
    undefined,
  );
  return area === undefined
    ? { area: chosen, digits: text }
    : { area, digits: abroad.slice(area.areaCode.length) };
}
