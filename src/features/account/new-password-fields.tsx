import { LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import type { RuleForm } from "#ui/form/use-rule-form.ts";
import { PasswordInput } from "#ui/fields/password-input.tsx";
import { passwordStrength } from "#lib/text/password-strength.ts";

interface NewPasswordFieldsProps {
  readonly form: Pick<RuleForm<{ password: string; again: string }>, "field" | "values">;
}

/** A new login password twice, its strength in words. */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const { t } = useTranslation("account");
  const strength = passwordStrength(form.values.password);
  return (
    <>
      <PasswordInput
        label={t("field.newPassword")}
        icon={LockKeyhole}
        autoComplete="new-password"
        hint={t("hint.password")}
        ok={
          strength === null ? undefined : t("strength.say", { strength: t(`strength.${strength}`) })
        }
        {...form.field("password", { max: PASSWORD_MAX })}
      />
      <PasswordInput
        label={t("field.again")}
        icon={LockKeyhole}
        autoComplete="new-password"
        {...form.field("again", { max: PASSWORD_MAX })}
      />
    </>
  );
}
