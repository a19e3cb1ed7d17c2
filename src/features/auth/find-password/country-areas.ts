// Countries a phone number may belong to, as the server lists them. Without a list the default
// country stays, so that the way to a new password never hangs on it.
import type { CountryArea } from "#contract/api/auth.ts";
import { DEFAULT_AREA_CODE, DEFAULT_PHONE, PHONE_MAX } from "#contract/account-rules.ts";

export const DEFAULT_AREA: CountryArea = {
  areaName: "",
  areaCode: DEFAULT_AREA_CODE,
  regex: DEFAULT_PHONE,
};

/** Two countries may share a code. */
export function areaKey({ areaCode, areaName }: CountryArea): string {
  return `${areaCode} ${areaName}`;
}

export function areaLabel({ areaCode, areaName }: CountryArea): string {
  return `+${areaCode} ${areaName}`.trim();
}

/** The chosen country; before a choice, and without a list, the default one. */
export function chosenArea(areas: readonly CountryArea[], key: string): CountryArea {
  return (
    areas.find((area) => areaKey(area) === key) ??
    areas.find(({ areaCode }) => areaCode === DEFAULT_AREA_CODE) ??
    DEFAULT_AREA
  );
}

/** What was typed or pasted, as a number without its country code: `+86 138-0013-8000`. */
export function nationalDigits(typed: string, areaCode: string): string {
  const digits = typed.replaceAll(/\D/g, "");
  const coded = /^\s*\+/.test(typed) && digits.startsWith(areaCode);
  return (coded ? digits.slice(areaCode.length) : digits).slice(0, PHONE_MAX);
}
