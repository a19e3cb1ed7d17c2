// Step 2: the new password, twice.
import { Lock, LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import { srOnly } from "../../../ui/sr-only.ts";
import { FindForm } from "./find-form.tsx";
import { FindSubmit } from "./find-submit.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import type { Find } from "./use-find.ts";

export function NewPasswordStep({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { change } = find;
  return (
    <FindForm find={find} onSubmit={change}>
      {/* Tells a password manager whose password it is. */}
      <input
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="username"
        value={find.account().name}
        className={srOnly}
      />
      <NewPasswordField
        find={find}
        name="password"
        icon={Lock}
        label={t("find.password.label")}
        placeholder={t("find.password.placeholder")}
      />
      <NewPasswordField
        find={find}
        name="secondPassword"
        icon={LockKeyhole}
        label={t("find.password.second")}
        placeholder={t("find.password.placeholderSecond")}
      />
      <FindSubmit find={find} needs={["password", "secondPassword"]}>
        {t("find.password.submit")}
      </FindSubmit>
    </FindForm>
  );
}
