// The calls of one way to a new password: the same three steps by phone or by e-mail.
import {
  forgetByEmailOne,
  forgetByEmailThree,
  forgetByEmailTwo,
  forgetByPhoneOne,
  forgetByPhoneThree,
  forgetByPhoneTwo,
} from "#contract/api/auth.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { request } from "#lib/calls/http.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import { AUTH_WAYS } from "#session/site/events.ts";
import { isShownInStep } from "./find-steps.ts";
import type { Account } from "./find-values.ts";

const SHOWN: CallOptions = { quiet: isShownInStep };
const byPhone = ({ way }: Account) => way === AUTH_WAYS.byPhone;

/** Opens the way to a code. Says the same for an account that does not exist. */
export function openReset(account: Account): Promise<unknown> {
  const { name, receiver } = account;
  return byPhone(account)
    ? request(forgetByPhoneOne, { phone: receiver, name }, SHOWN)
    : request(forgetByEmailOne, { email: receiver, name }, SHOWN);
}

export function checkResetCode(account: Account, code: string): Promise<unknown> {
  const { name, receiver } = account;
  return byPhone(account)
    ? request(forgetByPhoneTwo, { phone: receiver, name, code }, SHOWN)
    : request(forgetByEmailTwo, { email: receiver, name, code }, SHOWN);
}

export function setNewPassword(account: Account, typed: string): Promise<unknown> {
  const { name, receiver } = account;
  const hash = wirePassword(typed);
  const twice = { password: hash, secondPassword: hash };
  return byPhone(account)
    ? request(forgetByPhoneThree, { phone: receiver, name, ...twice }, SHOWN)
    : request(forgetByEmailThree, { email: receiver, name, ...twice }, SHOWN);
}
