// Step 2: the new password, twice.
import { Lock, LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX } from "#contract/account-rules.ts";
import { PasswordInput } from "#ui/fields/password-input.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { StrengthHint } from "../form/strength-hint.tsx";
import { FindForm } from "./find-form.tsx";
import type { Find } from "./use-find.ts";

export function NewPasswordStep({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { form } = find;
  return (
    <FindForm find={find} needs={["password", "secondPassword"]} submit={t("find.password.submit")}>
      {/* Tells a password manager whose password it is. */}
      <input
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="username"
        value={find.account().name}
        className={srOnly}
      />
      <PasswordInput
        label={t("find.password.label")}
        placeholder={t("find.password.placeholder")}
        icon={Lock}
        autoComplete="new-password"
        hint={<StrengthHint password={form.values.password} />}
        {...form.field("password", { max: PASSWORD_MAX })}
      />
      <PasswordInput
        label={t("find.password.second")}
        placeholder={t("find.password.placeholderSecond")}
        icon={LockKeyhole}
        autoComplete="new-password"
        {...form.field("secondPassword", { max: PASSWORD_MAX })}
      />
    </FindForm>
  );
}
