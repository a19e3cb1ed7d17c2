// Checks that the password changes of a member have in common.
import { AUTHENTICATION_REQUIRED, INVALID_PARAMETER, PHONE_NOT_BOUND } from "#contract/codes.ts";
import { takeCode } from "./code-store.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";

export type Contact = "phone" | "email";

export function checkRepeated(typed: {
  readonly password: string;
  readonly secondPassword: string;
}): void {
  if (typed.password !== typed.secondPassword)
    throw new Refusal(INVALID_PARAMETER, "", { message: "两次密码输入不一致" });
}

/** Accepts a code sent to the member's bound phone or e-mail, once. */
export function takeBoundCode(context: CallContext, contact: Contact, code: string): void {
  const receiver = memberOf(context)[contact];
  if (receiver !== null) return takeCode(context, { receiver, purpose: "bind", code });
  if (contact === "phone") throw new Refusal(PHONE_NOT_BOUND);
  throw new Refusal(AUTHENTICATION_REQUIRED, "", { message: "请先绑定邮箱" });
}
