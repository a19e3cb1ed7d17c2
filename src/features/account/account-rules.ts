// Rules of the account's forms (spec: shell-and-accounts §5). Each answers the key of its message in the
// texts of `account`, or null where the value may be sent.
import type { CountryArea } from "#contract/api/auth.ts";
import { EMAIL, EMAIL_MAX, PASSWORD, SECOND_PASSWORD } from "#contract/account-rules.ts";
import { fitsArea } from "#session/code/country-areas.ts";
import { isRealName, tidyRealName } from "#lib/text/real-name.ts";

type Verdict = `fault.${string}` | null;

export function phoneToBind(digits: string, area: CountryArea): Verdict {
  return fitsArea(digits, area) ? null : "fault.phone";
}

export function emailToBind(address: string): Verdict {
  if (address === "") return "fault.emailMissing";
  return address.length <= EMAIL_MAX && EMAIL.test(address) ? null : "fault.email";
}

export function codeReceived(text: string): Verdict {
  return text.trim() === "" ? "fault.code" : null;
}

export function realName(typed: string): Verdict {
  return isRealName(tidyRealName(typed)) ? null : "fault.realName";
}

/** Of the password in use. */
export function passwordInUse(password: string): Verdict {
  return password === "" ? "fault.password" : null;
}

export function passwordToSet(password: string): Verdict {
  if (password === "") return "fault.newPassword";
  return PASSWORD.test(password) ? null : "fault.passwordRule";
}

export function secondPassword(digits: string): Verdict {
  return SECOND_PASSWORD.test(digits) ? null : "fault.secondPassword";
}

export function passwordAgain(again: string, { password }: { readonly password: string }): Verdict {
  return again === password ? null : "fault.passwordAgain";
}
