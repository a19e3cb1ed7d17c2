// A phone number against the pattern of its country, which comes from the server and stands for code
// and number together (spec: shell-and-accounts §5 "Forgot password").
import type { CountryArea } from "#contract/api/auth.ts";
import { DEFAULT_PHONE } from "#contract/account-rules.ts";
import { matchesServerPattern } from "../../../lib/safe-pattern.ts";
import { phone, type Verdict } from "../rules.ts";

export function phoneOfArea(digits: string, { areaCode, regex }: CountryArea): Verdict {
  return phone(digits, matchesServerPattern(regex, `${areaCode}${digits}`, DEFAULT_PHONE));
}
