// The password asked before money leaves the site: set with the login password, set anew with a code to
// the bound phone.
import { LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CODE_CATE } from "#contract/api/auth.ts";
import {
  type MemberInfo,
  resetWithdrawPassword,
  setWithdrawPassword,
} from "#contract/api/member.ts";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import { request } from "../../lib/http.ts";
import { wirePassword } from "../../lib/wire-password.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { codeFault, passwordInUseFault, secondPasswordFaults } from "./account-rules.ts";
import { authLink } from "./anchors.ts";
import { boundReceiver } from "./bound-receiver.ts";
import { CodeField } from "./code-field.tsx";
import { CODE_REFUSALS } from "./code-refusals.ts";
import { finishChange } from "./finish-change.ts";
import { formStyle } from "./form-style.ts";
import { SixDigitFields } from "./six-digit-fields.tsx";
import { useRuledForm } from "./use-ruled-form.ts";

export function SecondPasswordForm({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  if (member.bindWithdrawPassword === "0") return <SetForm />;
  if (member.bindPhone === "1") return <ResetForm />;
  return (
    <Note>
      {t("second.needsPhone")} <TextLink to={authLink("phone")}>{t("action.phone")}</TextLink>
    </Note>
  );
}

function SetForm() {
  const { t } = useTranslation("account");
  const form = useRuledForm({
    values: { login: "", password: "", again: "" },
    check: ({ login, ...twice }) => ({
      login: passwordInUseFault(login),
      ...secondPasswordFaults(twice),
    }),
    submit: async ({ login, password }) => {
      await request(setWithdrawPassword, {
        loginPassword: wirePassword(login),
        ...twiceHashed(password),
      });
      await finishChange(t("changed"));
    },
    refusals: { 6100: "login" },
  });
  return (
    <form noValidate className={formStyle} onSubmit={form.submit}>
      <PasswordInput
        label={t("field.loginPassword")}
        icon={LockKeyhole}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        {...form.field("login")}
      />
      <SixDigitFields form={form} />
      <Button type="submit" tone="primary" size="lg" loading={form.pending}>
        {t("action.secondPassword")}
      </Button>
    </form>
  );
}

function ResetForm() {
  const { t } = useTranslation("account");
  const form = useRuledForm({
    values: { code: "", password: "", again: "" },
    check: ({ code, ...twice }) => ({ code: codeFault(code), ...secondPasswordFaults(twice) }),
    submit: async ({ code, password }) => {
      await request(resetWithdrawPassword, { code, ...twiceHashed(password) });
      await finishChange(t("changed"));
      form.reset();
    },
    refusals: CODE_REFUSALS,
  });
  return (
    <form noValidate className={formStyle} onSubmit={form.submit}>
      <CodeField
        form={form}
        cate={CODE_CATE.sms}
        countedBy="bound phone"
        receiver={() => boundReceiver("phone")}
      />
      <SixDigitFields form={form} />
      <Button type="submit" tone="primary" size="lg" loading={form.pending}>
        {t("action.secondReset")}
      </Button>
    </form>
  );
}

function twiceHashed(password: string) {
  const hash = wirePassword(password);
  return { password: hash, secondPassword: hash };
}
