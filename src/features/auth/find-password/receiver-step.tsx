// Step 0: whose account, and where its code goes.
import { Mail, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EMAIL_MAX, RESET_NAME_MAX } from "#contract/account-rules.ts";
import { AUTH_WAYS } from "../../../session/events.ts";
import { Input } from "../../../ui/input.tsx";
import { email, resetName } from "../rules.ts";
import { FindForm } from "./find-form.tsx";
import { FindSubmit } from "./find-submit.tsx";
import { PhoneFields } from "./phone-fields.tsx";
import type { Find } from "./use-find.ts";
import { useFindErrors } from "./use-find-errors.ts";

export function ReceiverStep({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { form, way, send } = find;
  const errors = useFindErrors(find);
  return (
    <FindForm find={find} onSubmit={send}>
      <Input
        label={t("find.name.label")}
        placeholder={t("find.name.placeholder")}
        icon={UserRound}
        maxLength={RESET_NAME_MAX}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.name}
        {...form.register("name", { validate: (name) => resetName(name.trim()) ?? true })}
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
          maxLength={EMAIL_MAX}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email}
          {...form.register("email", { validate: (typed) => email(typed.trim()) ?? true })}
        />
      )}
      <FindSubmit
        find={find}
        needs={way === AUTH_WAYS.byPhone ? ["name", "phone"] : ["name", "email"]}
      >
        {t("find.send")}
      </FindSubmit>
    </FindForm>
  );
}
