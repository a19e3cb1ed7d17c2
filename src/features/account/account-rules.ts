// Rules of the account's forms as keys of the `fault` texts (spec: shell-and-accounts §5). Undefined: good.
import type { CountryArea } from "#contract/api/auth.ts";
import {
  DEFAULT_AREA_CODE,
  DEFAULT_PHONE,
  EMAIL,
  EMAIL_MAX,
  PASSWORD,
  PHONE_MAX,
  SECOND_PASSWORD,
} from "#contract/account-rules.ts";
import { matchesServerPattern } from "../../lib/safe-pattern.ts";
import { isRealName, tidyRealName } from "./real-name.ts";

type Fault = string | undefined;

/** Where the list of countries is missing. */
export const HOME_AREA: CountryArea = {
  areaName: "",
  areaCode: DEFAULT_AREA_CODE,
  regex: DEFAULT_PHONE,
};

export function phoneFault(digits: string, area: CountryArea): Fault {
  // What has no shape is refused before any pattern sees it.
  if (!/^\d{5,}$/.test(digits) || digits.length > PHONE_MAX) return "phone";
  const number = `${area.areaCode}${digits}`;
  return matchesServerPattern(area.regex, number, DEFAULT_PHONE) ? undefined : "phone";
}

export function emailFault(email: string): Fault {
  if (email === "") return "emailMissing";
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? undefined : "email";
}

export function codeFault(code: string): Fault {
  return code.trim() === "" ? "code" : undefined;
}

export function realNameFault(typed: string): Fault {
  return isRealName(tidyRealName(typed)) ? undefined : "realName";
}

/** Of the password in use. */
export function passwordInUseFault(password: string): Fault {
  return password === "" ? "password" : undefined;
}

interface Twice {
  readonly password: string;
  readonly again: string;
}

export function newPasswordFaults({ password, again }: Twice) {
  const rule = PASSWORD.test(password) ? undefined : "passwordRule";
  return {
    password: password === "" ? "newPassword" : rule,
    again: again === password ? undefined : "passwordAgain",
  };
}

export function secondPasswordFaults({ password, again }: Twice) {
  return {
    password: SECOND_PASSWORD.test(password) ? undefined : "secondPassword",
    again: again === password ? undefined : "passwordAgain",
  };
}
