import { Lock, LockKeyhole } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import { PasswordInput } from "../../ui/password-input.tsx";
import { StrengthHint } from "./strength-hint.tsx";
import { stripped } from "./stripped.ts";
import type { Registration } from "./use-register.ts";

/** Password and its repetition. */
export function NewPasswordFields({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation("auth");
  const { form, field, error } = registration;
  const { password = "", repeat = "" } = useWatch({ control: form.control });
  const first = field("password", {
    // The repetition may have been right before.
    onBlur: () => repeat !== "" && void form.trigger("repeat"),
  });
  const second = field("repeat");
  return (
    <>
      <PasswordInput
        label={t("field.password")}
        placeholder={t("field.passwordPlaceholder")}
        icon={Lock}
        autoComplete="new-password"
        hint={<StrengthHint password={password} />}
        error={error("password")}
        {...first}
        {...stripped(PASSWORD_MAX, first.onChange)}
      />
      <PasswordInput
        label={t("field.repeat")}
        placeholder={t("field.repeatPlaceholder")}
        icon={LockKeyhole}
        autoComplete="new-password"
        reserveNote
        ok={repeat !== "" && repeat === password ? t("field.repeatOk") : undefined}
        error={error("repeat")}
        {...second}
        {...stripped(PASSWORD_MAX, second.onChange)}
      />
    </>
  );
}
