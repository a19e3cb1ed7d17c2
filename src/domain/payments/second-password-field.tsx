import { useTranslation } from "react-i18next";
import { DigitBoxes } from "#ui/digit-boxes.tsx";
import { digitsOnly } from "#ui/kept-text.ts";
import type { SecondPasswordForm } from "./second-password.ts";

interface SecondPasswordFieldProps {
  readonly form: Pick<SecondPasswordForm, "field" | "values">;
  readonly hint?: string;
}

export function SecondPasswordField({ form, hint }: SecondPasswordFieldProps) {
  const { t } = useTranslation("payees");
  return (
    <DigitBoxes
      masked
      label={t("secondPassword.label")}
      hint={hint ?? t("secondPassword.hint")}
      digits={form.values.secondPassword}
      {...form.field("secondPassword", { max: 6, clean: digitsOnly })}
    />
  );
}
