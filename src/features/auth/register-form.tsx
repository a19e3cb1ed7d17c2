import { Lock, LockKeyhole, Ticket, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX, REFERRAL_CODE_MAX, USERNAME_MAX } from "#contract/account-rules.ts";
import { Form } from "#ui/form/form.tsx";
import { Input } from "#ui/fields/input.tsx";
import { AgreeBox } from "./agree-box.tsx";
import { username } from "./form/rules.ts";
import { type RegisterValues, useRegister } from "./use-register.ts";
import type { RuleForm } from "#ui/form/use-rule-form.ts";
import { PasswordInput } from "#ui/fields/password-input.tsx";
import { StrengthHint } from "./form/strength-hint.tsx";

export function RegisterForm() {
  const { t } = useTranslation("auth");
  const form = useRegister();
  const { name, password, repeat, agreed } = form.values;
  const ready = name !== "" && password !== "" && repeat !== "" && agreed;
  return (
    <Form dense form={form} submit={t("entry.register")} ready={ready}>
      <Input
        label={t("field.name")}
        placeholder={t("field.namePlaceholder")}
        icon={UserRound}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={t("field.nameHint")}
        ok={username(name) === null ? t("field.nameOk") : undefined}
        {...form.field("name", { max: USERNAME_MAX })}
      />
      <NewPasswordFields form={form} />
      <Input
        label={t("field.invite")}
        placeholder={t("field.invitePlaceholder")}
        icon={Ticket}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("invite", { max: REFERRAL_CODE_MAX })}
      />
      <AgreeBox
        field={form.field("agreed")}
        checked={agreed}
        onChange={(checked) => form.set("agreed", checked)}
      />
    </Form>
  );
}

/** Password and its repetition. */
function NewPasswordFields({ form }: { readonly form: RuleForm<RegisterValues> }) {
  const { t } = useTranslation("auth");
  const { password, repeat } = form.values;
  return (
    <>
      <PasswordInput
        label={t("field.password")}
        placeholder={t("field.passwordPlaceholder")}
        icon={Lock}
        autoComplete="new-password"
        hint={<StrengthHint password={password} />}
        {...form.field("password", { max: PASSWORD_MAX })}
      />
      <PasswordInput
        label={t("field.repeat")}
        placeholder={t("field.repeatPlaceholder")}
        icon={LockKeyhole}
        autoComplete="new-password"
        reserveNote
        ok={repeat !== "" && repeat === password ? t("field.repeatOk") : undefined}
        {...form.field("repeat", { max: PASSWORD_MAX })}
      />
    </>
  );
}
