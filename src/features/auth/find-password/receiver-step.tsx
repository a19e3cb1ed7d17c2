// Step 0: whose account, and where its code goes.
import { Mail, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EMAIL_MAX, RESET_NAME_MAX } from "#contract/account-rules.ts";
import { AUTH_WAYS } from "#session/site/events.ts";
import { Input } from "#ui/fields/input.tsx";
import { FindForm } from "./find-form.tsx";
import { PhoneFields } from "./phone-fields.tsx";
import type { Find } from "./use-find.ts";

export function ReceiverStep({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { form, way } = find;
  return (
    <FindForm
      find={find}
      needs={way === AUTH_WAYS.byPhone ? ["name", "phone"] : ["name", "email"]}
      submit={t("find.send")}
    >
      <Input
        label={t("find.name.label")}
        placeholder={t("find.name.placeholder")}
        icon={UserRound}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("name", { max: RESET_NAME_MAX })}
      />
      {way === AUTH_WAYS.byPhone ? (
        <PhoneFields find={find} />
      ) : (
        <Input
          label={t("find.email.label")}
          placeholder={t("find.email.placeholder")}
          icon={Mail}
          // Not "email": the browser would clean the text before the rule sees it.
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("email", { max: EMAIL_MAX })}
        />
      )}
    </FindForm>
  );
}
