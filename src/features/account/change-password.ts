import { bindPassword, bindPasswordByEmail, bindPasswordByPhone } from "#contract/api/member.ts";
import { request } from "../../lib/http.ts";
import { i18n } from "../../lib/i18n.ts";
import { wirePassword } from "../../lib/wire-password.ts";
import { emit } from "../../session/events.ts";
import { forgetPassword } from "../../session/remembered-password.ts";
import { showToast } from "../../ui/toast.tsx";

/** By what the player shows who they are. */
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
): Promise<void> {
  const hash = wirePassword(password);
  const twice = { password: hash, secondPassword: hash };
  if (way === "old") await request(bindPassword, { oldPassword: wirePassword(old), ...twice });
  else
    await request(way === "phone" ? bindPasswordByPhone : bindPasswordByEmail, { code, ...twice });
  showToast(i18n.t("account:changed"));
  emit("password_change_success", null);
  await forgetPassword();
}
