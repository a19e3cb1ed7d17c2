import { bindPassword, bindPasswordByEmail, bindPasswordByPhone } from "#contract/api/member.ts";
import type { CallOptions } from "#lib/call-options.ts";
import { request } from "#lib/http.ts";
import { i18n } from "#lib/i18n.ts";
import { wirePassword } from "#lib/wire-password.ts";
import { emit } from "#session/site/events.ts";
import { forgetPassword } from "#session/account/remembered-password.ts";
import { showToast } from "#ui/toast.tsx";

/** How the player proves their identity. */
export type PasswordWay = "old" | "phone" | "email";

interface Typed {
  readonly old: string;
  readonly code: string;
  readonly password: string;
}

/** The session stays; a remembered password is the old one and goes. @throws CallError */
export async function changePassword(
  way: PasswordWay,
  { old, code, password }: Typed,
  options: CallOptions,
): Promise<void> {
  const hash = wirePassword(password);
  const twice = { password: hash, secondPassword: hash };
  if (way === "old")
    await request(bindPassword, { oldPassword: wirePassword(old), ...twice }, options);
  else {
    const call = way === "phone" ? bindPasswordByPhone : bindPasswordByEmail;
    await request(call, { code, ...twice }, options);
  }
  showToast(i18n.t("account:changed"));
  emit("password_change_success", null);
  await forgetPassword();
}
