// The second password, asked before money or an account is touched (spec: shell-and-accounts §3 "Profile
// page fields"). It is only in the form, and is cleared when a call refuses it.
import { SECOND_PASSWORD } from "#contract/account-rules.ts";
import { PASSWORD_CHECK_FAILED } from "#contract/codes.ts";
import { CallError } from "../../lib/call-error.ts";
import { wirePassword } from "../../lib/wire-password.ts";
import type { RuleForm } from "../../ui/form/use-rule-form.ts";

export type SecondPasswordForm = RuleForm<{ secondPassword: string }>;

/** Rule and refusal of a form with this field; its texts are those of `payees`. */
export const SECOND_PASSWORD_REFUSALS = { [PASSWORD_CHECK_FAILED]: "secondPassword" } as const;

export function secondPasswordRule(digits: string): string | null {
  return SECOND_PASSWORD.test(digits) ? null : "payees:secondPassword.missing";
}

/**
 * Sends with the password as calls carry it.
 * @throws CallError; a refused password is cleared
 */
export async function withSecondPassword<T>(
  form: Pick<SecondPasswordForm, "read" | "set">,
  send: (hash: string) => Promise<T>,
): Promise<T> {
  try {
    return await send(wirePassword(form.read().secondPassword));
  } catch (failure) {
    if (failure instanceof CallError && failure.code === PASSWORD_CHECK_FAILED)
      form.set("secondPassword", "");
    throw failure;
  }
}
