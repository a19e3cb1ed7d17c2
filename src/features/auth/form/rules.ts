// Rules of the dialog's fields (spec: shell-and-accounts §5). Each answers the key of its message in
// the texts of `auth`, or null where the value may be sent.
import {
  DEVICE_CODE,
  EMAIL,
  EMAIL_MAX,
  HIDDEN_DIGITS,
  PASSWORD,
  PASSWORD_MAX,
  REFERRAL_CODE,
  RESET_CODE_MAX,
  RESET_NAME_MAX,
  USERNAME,
  USERNAME_MAX,
} from "#contract/account-rules.ts";
import type { CountryArea } from "#contract/api/auth.ts";
import { fitsArea } from "#session/code/country-areas.ts";

export type AuthVerdict = `rule.${string}` | null;

/** To log in: an account may be older than today's pattern, but longer than the field it is not. */
export function loginName(name: string): AuthVerdict {
  if (name === "") return "rule.nameEmpty";
  return name.length > USERNAME_MAX ? "rule.name" : null;
}

export function loginPassword(text: string): AuthVerdict {
  if (text === "") return "rule.passwordEmpty";
  return text.length > PASSWORD_MAX ? "rule.password" : null;
}

export function username(name: string): AuthVerdict {
  return loginName(name) ?? (USERNAME.test(name) ? null : "rule.name");
}

export function password(text: string): AuthVerdict {
  return loginPassword(text) ?? (PASSWORD.test(text) ? null : "rule.password");
}

/** A difference is named before the pattern: the pattern is the first entry's matter. */
export function repeat(text: string, first: string): AuthVerdict {
  if (text !== "" && text !== first) return "rule.repeat";
  return password(text);
}

export function inviteCode(text: string): AuthVerdict {
  return text === "" || REFERRAL_CODE.test(text) ? null : "rule.invite";
}

export function agree(agreed: boolean): AuthVerdict {
  return agreed ? null : "rule.agree";
}

export function resetName(name: string): AuthVerdict {
  return name === "" || name.length > RESET_NAME_MAX ? "rule.resetName" : null;
}

export function phone(digits: string, area: CountryArea): AuthVerdict {
  return fitsArea(digits, area) ? null : "rule.phone";
}

export function email(address: string): AuthVerdict {
  if (address === "") return "rule.emailEmpty";
  return EMAIL.test(address) && address.length <= EMAIL_MAX ? null : "rule.email";
}

/** A code that was sent. */
export function code(text: string): AuthVerdict {
  return text === "" || text.length > RESET_CODE_MAX ? "rule.code" : null;
}

export function newPassword(text: string): AuthVerdict {
  if (text === "") return "rule.newPasswordEmpty";
  return PASSWORD.test(text) ? null : "rule.password";
}

export function newPasswordRepeat(text: string, first: string): AuthVerdict {
  return newPassword(first) === null && text !== first ? "rule.newPasswordRepeat" : null;
}

export function hiddenDigits(digits: string): AuthVerdict {
  return HIDDEN_DIGITS.test(digits) ? null : "rule.hiddenDigits";
}

/** @param sent whether a code was requested before */
export function deviceCode(text: string, sent: boolean): AuthVerdict {
  if (!sent) return "rule.codeFirst";
  if (text === "") return "rule.code";
  return DEVICE_CODE.test(text) ? null : "rule.deviceCode";
}
