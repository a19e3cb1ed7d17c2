import { useTranslation } from "react-i18next";
import { DigitBoxes } from "#ui/fields/digit-boxes.tsx";
import { digitsOnly } from "#ui/fields/kept-text.ts";
import type { SecondPasswordState } from "./second-password.ts";

interface SecondPasswordFieldProps {
  readonly form: Pick<SecondPasswordState, "field" | "values">;
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
