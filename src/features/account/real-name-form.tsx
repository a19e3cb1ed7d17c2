import { User } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Input } from "#ui/fields/input.tsx";
import { realName } from "./account-rules.ts";
import { OnceForm } from "./once-form.tsx";
import { REAL_NAME_MAX, tidyRealName } from "#lib/text/real-name.ts";

export function RealNameForm() {
  const { t } = useTranslation("account");
  return (
    <OnceForm
      name="realName"
      rule={realName}
      toFact={(value) => ({ realName: tidyRealName(value) })}
      say={tidyRealName}
    >
      {(form) => (
        <Input
          label={t("item.realName")}
          icon={User}
          autoComplete="name"
          hint={t("hint.realName")}
          {...form.field("value", { max: REAL_NAME_MAX, clean: (typed) => typed })}
        />
      )}
    </OnceForm>
  );
}
