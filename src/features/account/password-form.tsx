// A new login password, by the old one or by a code to what is bound.
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import { CODE_CATE } from "#contract/api/auth.ts";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { codeFault, newPasswordFaults, passwordInUseFault } from "./account-rules.ts";
import { boundReceiver } from "./bound-receiver.ts";
import { changePassword, type PasswordWay } from "./change-password.ts";
import { CodeField } from "./code-field.tsx";
import { CODE_REFUSALS } from "./code-refusals.ts";
import { formStyle } from "./form-style.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { type RuledForm, useRuledForm } from "./use-ruled-form.ts";

export function PasswordForm({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const ways = waysOf(member);
  const [way, setWay] = useState<PasswordWay>("old");
  return (
    <div className={formStyle}>
      {ways.length > 1 && (
        <Segmented
          label={t("way.label")}
          options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
      )}
      <WayForm key={way} way={way} name={member.name} />
    </div>
  );
}

interface PasswordValues extends Record<string, string> {
  old: string;
  code: string;
  password: string;
  again: string;
}

const EMPTY: PasswordValues = { old: "", code: "", password: "", again: "" };

function WayForm({ way, name }: { readonly way: PasswordWay; readonly name: string }) {
  const { t } = useTranslation("account");
  const form = useRuledForm<PasswordValues>({
    values: EMPTY,
    check: ({ old, code, ...twice }) => ({
      ...(way === "old" ? { old: passwordInUseFault(old) } : { code: codeFault(code) }),
      ...newPasswordFaults(twice),
    }),
    submit: async (typed) => {
      await changePassword(way, typed);
      form.reset();
    },
    refusals: { ...CODE_REFUSALS, 6100: "old" },
  });
  return (
    <form noValidate className={formStyle} onSubmit={form.submit}>
      {/* Password managers put the new password down to this name. */}
      <input hidden readOnly type="text" autoComplete="username" value={name} />
      <Proof way={way} form={form} />
      <NewPasswordFields form={form} />
      <Button type="submit" tone="primary" size="lg" loading={form.pending}>
        {t("action.password")}
      </Button>
    </form>
  );
}

function Proof({
  way,
  form,
}: {
  readonly way: PasswordWay;
  readonly form: RuledForm<PasswordValues>;
}) {
  const { t } = useTranslation("account");
  if (way === "old") {
    return (
      <PasswordInput
        label={t("field.oldPassword")}
        icon={LockKeyhole}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        {...form.field("old")}
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
