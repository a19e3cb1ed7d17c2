import { User } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Input } from "../../ui/input.tsx";
import { realNameFault } from "./account-rules.ts";
import { OnceForm } from "./once-form.tsx";
import { REAL_NAME_MAX, tidyRealName } from "./real-name.ts";

export function RealNameForm() {
  const { t } = useTranslation("account");
  return (
    <OnceForm
      check={({ value }) => ({ value: realNameFault(value) })}
      toFact={(value) => ({ realName: tidyRealName(value) })}
      say={tidyRealName}
    >
      {(form) => (
        <Input
          label={t("item.realName")}
          icon={User}
          autoComplete="name"
          maxLength={REAL_NAME_MAX}
          hint={t("hint.realName")}
          {...form.field("value")}
        />
      )}
    </OnceForm>
  );
}
