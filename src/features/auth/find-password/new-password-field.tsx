import type { LucideIcon } from "lucide-react";
import { useController, useFormState } from "react-hook-form";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { newPassword, newPasswordRepeat } from "../rules.ts";
import { StrengthHint } from "../strength-hint.tsx";
import type { FindValues } from "./find-values.ts";
import type { Find } from "./use-find.ts";
import { useFindErrors } from "./use-find-errors.ts";

interface NewPasswordFieldProps {
  readonly find: Find;
  readonly name: "password" | "secondPassword";
  readonly icon: LucideIcon;
  readonly label: string;
  readonly placeholder: string;
}

/** Either entry of the new password. Never cut while typing: a manager would keep what was cut off. */
export function NewPasswordField({ find, name, icon, label, placeholder }: NewPasswordFieldProps) {
  const { control, trigger } = find.form;
  const { isSubmitted } = useFormState({ control });
  const { field } = useController({ control, name, rules: { validate: RULES[name] } });
  return (
    <PasswordInput
      {...field}
      label={label}
      placeholder={placeholder}
      icon={icon}
      autoComplete="new-password"
      hint={name === "password" && <StrengthHint password={field.value} />}
      error={useFindErrors(find)[name]}
      onChange={(event) => {
        field.onChange(event.target.value.replaceAll(/\s/g, ""));
        // Whether both are the same depends on either.
        if (isSubmitted && name === "password") void trigger("secondPassword");
      }}
    />
  );
}

const RULES = {
  password: (typed: string) => newPassword(typed) ?? true,
  secondPassword: (typed: string, { password }: FindValues) =>
    newPasswordRepeat(typed, password) ?? true,
};
