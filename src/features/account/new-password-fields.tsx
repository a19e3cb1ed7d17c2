import { LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import { PasswordInput } from "../../ui/password-input.tsx";
import { passwordStrength } from "../../lib/password-strength.ts";
import type { RuledForm } from "./use-ruled-form.ts";

interface NewPasswordFieldsProps<T extends Twice> {
  readonly form: RuledForm<T>;
}
type Twice = Record<string, string> & { password: string; again: string };

const noSpaces = (typed: string) => typed.replace(/\s/g, "");

/** A new login password twice, its strength in words. */
export function NewPasswordFields<T extends Twice>({ form }: NewPasswordFieldsProps<T>) {
  const { t } = useTranslation("account");
  const strength = passwordStrength(form.values.password);
  return (
    <>
      <PasswordInput
        label={t("field.newPassword")}
        icon={LockKeyhole}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        hint={t("hint.password")}
        ok={
          strength === null ? undefined : t("strength.say", { strength: t(`strength.${strength}`) })
        }
        {...form.field("password", noSpaces)}
      />
      <PasswordInput
        label={t("field.again")}
        icon={LockKeyhole}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        {...form.field("again", noSpaces)}
      />
    </>
  );
}
