import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RuleForm } from "#ui/form/use-rule-form.ts";
import { digitsOnly } from "#ui/kept-text.ts";
import { PasswordInput } from "#ui/password-input.tsx";

interface SixDigitFieldsProps {
  readonly form: Pick<RuleForm<{ password: string; again: string }>, "field">;
}

const SIX_DIGITS = { max: 6, clean: digitsOnly };

/** A second password twice: six digits. */
export function SixDigitFields({ form }: SixDigitFieldsProps) {
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
