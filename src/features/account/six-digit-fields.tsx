import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PasswordInput } from "../../ui/password-input.tsx";
import type { RuledForm } from "./use-ruled-form.ts";

type Twice = Record<string, string> & { password: string; again: string };

const digitsOnly = (typed: string) => typed.replace(/\D/g, "");

/** A second password twice: six digits. */
export function SixDigitFields<T extends Twice>({ form }: { readonly form: RuledForm<T> }) {
  const { t } = useTranslation("account");
  const common = {
    icon: KeyRound,
    inputMode: "numeric",
    maxLength: 6,
    autoComplete: "off",
  } as const;
  return (
    <>
      <PasswordInput
        {...common}
        label={t("field.secondPassword")}
        hint={t("hint.secondPassword")}
        {...form.field("password", digitsOnly)}
      />
      <PasswordInput
        {...common}
        label={t("field.secondAgain")}
        {...form.field("again", digitsOnly)}
      />
    </>
  );
}
