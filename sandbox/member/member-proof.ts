// How a member proves a change of passwords.
import { takeCode } from "../accounts/code-store.ts";
import { INVALID_PARAMETER, Refusal } from "../answers/refusal.ts";
import { type AnswerContext, memberOf } from "../world.ts";

export const PASSWORD_CHECK_FAILED = 6100;
const UNBOUND_PHONE = 6015;
const AUTHENTICATION_REQUIRED = 6035;

export type Contact = "phone" | "email";

export function checkTwice(typed: {
  readonly password: string;
  readonly secondPassword: string;
}): void {
  if (typed.password !== typed.secondPassword)
    throw new Refusal(INVALID_PARAMETER, "", { message: "两次密码输入不一致" });
}

/** Uses up the code that was sent to the member's own phone or e-mail. */
export function takeBoundCode(context: AnswerContext, contact: Contact, code: string): void {
  const receiver = memberOf(context)[contact];
  if (receiver !== null) return takeCode(context, { receiver, purpose: "bind", code });
  if (contact === "phone") throw new Refusal(UNBOUND_PHONE);
  throw new Refusal(AUTHENTICATION_REQUIRED, "", { message: "请先绑定邮箱" });
}
