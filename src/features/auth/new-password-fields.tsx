import { Lock, LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import type { RuleForm } from "#ui/form/use-rule-form.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { StrengthHint } from "./strength-hint.tsx";
import type { RegisterValues } from "./use-register.ts";

/** Password and its repetition. */
export function NewPasswordFields({ form }: { readonly form: RuleForm<RegisterValues> }) {
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
