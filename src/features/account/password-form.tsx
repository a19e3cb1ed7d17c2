// A new login password, by the old one or by a code to what is bound.
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MemberInfo } from "#contract/api/member.ts";
import { CODE_CATE } from "#contract/api/auth.ts";
import { css } from "#styled/css/index.js";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import { PASSWORD_CHECK_FAILED } from "#contract/codes.ts";
import { Form } from "#ui/form/form.tsx";
import { type RuleForm, useRuleForm } from "#ui/form/use-rule-form.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { code, newPassword, passwordAgain, passwordInUse } from "./account-rules.ts";
import { boundReceiver } from "#session/account/bound-receiver.ts";
import { changePassword, type PasswordWay } from "./change-password.ts";
import { CodeField } from "#session/account/code-field.tsx";
import { CODE_REFUSALS } from "#session/account/code-refusals.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

export function PasswordForm({ member }: { readonly member: MemberInfo }) {
  const { t } = useTranslation("account");
  const ways = waysOf(member);
  const [way, setWay] = useState<PasswordWay>("old");
  return (
    <div className={frame}>
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
      ...(way === "old" ? { old: passwordInUse } : { code }),
      password: newPassword,
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

const frame = css({ display: "grid", gap: "4", minWidth: "0" });
