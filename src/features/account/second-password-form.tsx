// The password asked before money leaves the site: set with the login password, set anew with a code to
// the bound phone.
import { KeyRound, LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CODE_CATE } from "#contract/api/auth.ts";
import {
  type MemberInfo,
  resetWithdrawPassword,
  setWithdrawPassword,
} from "#contract/api/member.ts";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import { PASSWORD_CHECK_FAILED } from "#contract/codes.ts";
import { request } from "#lib/calls/http.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import { Form } from "#ui/form/form.tsx";
import { type RuleForm, useRuleForm } from "#ui/form/use-rule-form.ts";
import { Note } from "#ui/text/note.tsx";
import { PasswordInput } from "#ui/fields/password-input.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { codeReceived, passwordAgain, passwordInUse, secondPassword } from "./account-rules.ts";
import { authLink } from "./anchors.ts";
import { boundReceiver } from "#session/account/bound-receiver.ts";
import { useBack } from "#session/member/use-back.ts";
import { CodeField } from "#session/code/code-field.tsx";
import { CODE_REFUSALS } from "#session/code/code-refusals.ts";
import { finishChange } from "./finish-change.ts";
import { digitsOnly } from "#ui/fields/kept-text.ts";

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
  const form = useRuleForm({
    values: { login: "", password: "", again: "" },
    rules: { login: passwordInUse, password: secondPassword, again: passwordAgain },
    say: t,
    submit: async ({ login, password }, options) => {
      const loginPassword = wirePassword(login);
      await request(setWithdrawPassword, { loginPassword, ...twiceHashed(password) }, options);
      await finishChange(t("changed"));
    },
    refusals: { [PASSWORD_CHECK_FAILED]: "login" },
  });
  return (
    <Form form={form} submit={t("action.secondPassword")}>
      <PasswordInput
        label={t("field.loginPassword")}
        icon={LockKeyhole}
        autoComplete="current-password"
        {...form.field("login", { max: PASSWORD_MAX })}
      />
      <SixDigitFields form={form} />
    </Form>
  );
}

function ResetForm() {
  const { t } = useTranslation("account");
  const back = useBack();
  const form = useRuleForm({
    values: { code: "", password: "", again: "" },
    rules: { code: codeReceived, password: secondPassword, again: passwordAgain },
    say: t,
    submit: async (typed, options) => {
      const body = { code: typed.code, ...twiceHashed(typed.password) };
      await request(resetWithdrawPassword, body, options);
      await finishChange(t("changed"));
      form.reset();
      back?.();
    },
    refusals: CODE_REFUSALS,
  });
  return (
    <Form form={form} submit={t("action.secondReset")}>
      <CodeField
        form={form}
        cate={CODE_CATE.sms}
        countedBy="bound phone"
        receiver={() => boundReceiver("phone")}
      />
      <SixDigitFields form={form} />
    </Form>
  );
}

function twiceHashed(password: string) {
  const hash = wirePassword(password);
  return { password: hash, secondPassword: hash };
}

interface SixDigitFieldsProps {
  readonly form: Pick<RuleForm<{ password: string; again: string }>, "field">;
}

const SIX_DIGITS = { max: 6, clean: digitsOnly };

/** A second password twice: six digits. */
function SixDigitFields({ form }: SixDigitFieldsProps) {
  const { t } = useTranslation("account");
  const common = {
    icon: KeyRound,
    inputMode: "numeric",
    autoComplete: "off",
  } as const;
  return (
    <>
      <PasswordInput
        {...common}
        label={t("field.secondPassword")}
        hint={t("hint.secondPassword")}
        {...form.field("password", SIX_DIGITS)}
      />
      <PasswordInput
        {...common}
        label={t("field.secondAgain")}
        {...form.field("again", SIX_DIGITS)}
      />
    </>
  );
}
