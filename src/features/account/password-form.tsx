// A new login password, by the old one or by a code to what is bound.
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  bindPassword,
  bindPasswordByEmail,
  bindPasswordByPhone,
  type MemberInfo,
} from "#contract/api/member.ts";
import { CODE_CATE } from "#contract/api/auth.ts";
import { Stack } from "#styled/jsx/index.js";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import { PASSWORD_CHECK_FAILED } from "#contract/codes.ts";
import { Form } from "#ui/form/form.tsx";
import { type RuleForm, useRuleForm } from "#ui/form/use-rule-form.ts";
import { PasswordInput } from "#ui/fields/password-input.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { codeReceived, passwordToSet, passwordAgain, passwordInUse } from "./account-rules.ts";
import { boundReceiver } from "#session/account/bound-receiver.ts";
import { CodeField } from "#session/code/code-field.tsx";
import { CODE_REFUSALS } from "#session/code/code-refusals.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { wirePassword } from "#lib/wire/wire-password.ts";
import { emit } from "#session/site/events.ts";
import { forgetPassword } from "#session/account/remembered-password.ts";
import { showToast } from "#ui/overlays/toast.tsx";

export function PasswordForm({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const ways = waysOf(member);
  const [way, setWay] = useState<PasswordWay>("old");
  return (
    <Stack gap="4" minWidth="0">
      {ways.length > 1 && (
        <Segmented
          label={t("way.label")}
          options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
      )}
      <WayForm key={way} way={way} name={member.name} />
    </Stack>
  );
}

interface PasswordValues {
  readonly old: string;
  readonly code: string;
  readonly password: string;
  readonly again: string;
}

const EMPTY: PasswordValues = { old: "", code: "", password: "", again: "" };

function WayForm({ way, name }: { readonly way: PasswordWay; readonly name: string }) {
  const { t } = useTranslation("account");
  const form = useRuleForm<PasswordValues>({
    values: EMPTY,
    rules: {
      ...(way === "old" ? { old: passwordInUse } : { code: codeReceived }),
      password: passwordToSet,
      again: passwordAgain,
    },
    say: t,
    submit: async (typed, options) => {
      await changePassword(way, typed, options);
      form.reset();
    },
    refusals: { ...CODE_REFUSALS, [PASSWORD_CHECK_FAILED]: "old" },
  });
  return (
    <Form form={form} submit={t("action.password")}>
      {/* Password managers put the new password down to this name. */}
      <input hidden readOnly type="text" autoComplete="username" value={name} />
      <Proof way={way} form={form} />
      <NewPasswordFields form={form} />
    </Form>
  );
}

function Proof({
  way,
  form,
}: {
  readonly way: PasswordWay;
  readonly form: RuleForm<PasswordValues>;
}) {
  const { t } = useTranslation("account");
  if (way === "old") {
    return (
      <PasswordInput
        label={t("field.oldPassword")}
        icon={LockKeyhole}
        autoComplete="current-password"
        {...form.field("old", { max: PASSWORD_MAX })}
      />
    );
  }
  return (
    <CodeField
      form={form}
      cate={way === "phone" ? CODE_CATE.sms : CODE_CATE.email}
      countedBy={`bound ${way}`}
      receiver={() => boundReceiver(way)}
    />
  );
}

function waysOf({ bindPhone, bindEmail }: MemberInfo): readonly PasswordWay[] {
  return [
    "old",
    ...(bindPhone === "1" ? (["phone"] as const) : []),
    ...(bindEmail === "1" ? (["email"] as const) : []),
  ];
}

/** How the player proves their identity. */
type PasswordWay = "old" | "phone" | "email";

interface Typed {
  readonly old: string;
  readonly code: string;
  readonly password: string;
}

/** The session stays; a remembered password is the old one and goes. @throws CallError */
async function changePassword(
  way: PasswordWay,
  { old, code: byCode, password }: Typed,
  options: CallOptions,
): Promise<void> {
  const hash = wirePassword(password);
  const twice = { password: hash, secondPassword: hash };
  if (way === "old")
    await request(bindPassword, { oldPassword: wirePassword(old), ...twice }, options);
  else {
    const call = way === "phone" ? bindPasswordByPhone : bindPasswordByEmail;
    await request(call, { code: byCode, ...twice }, options);
  }
  showToast(i18n.t("account:changed"));
  emit("password_change_success", null);
  await forgetPassword();
}
