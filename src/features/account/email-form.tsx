import { Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CODE_CATE } from "#contract/api/auth.ts";
import { bindEmail } from "#contract/api/member.ts";
import { EMAIL_MAX } from "#contract/account-rules.ts";
import { request } from "#lib/calls/http.ts";
import { Form } from "#ui/form/form.tsx";
import { Input } from "#ui/fields/input.tsx";
import { codeReceived, emailToBind } from "./account-rules.ts";
import { CodeField } from "#session/code/code-field.tsx";
import { CODE_REFUSALS } from "#session/code/code-refusals.ts";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { finishChange } from "./finish-change.ts";

export function EmailForm() {
  const { t } = useTranslation("account");
  const form = useHeldForm("email", {
    values: { email: "", code: "" },
    rules: { email: emailToBind, code: codeReceived },
    say: t,
    submit: async (typed, options) => {
      await request(bindEmail, { ...typed, email: typed.email.toLowerCase() }, options);
      await finishChange(t("changed"));
    },
    refusals: CODE_REFUSALS,
  });
  const receiver = form.values.email.toLowerCase();
  return (
    <Form form={form} submit={t("action.email")}>
      <Input
        label={t("item.email")}
        type="email"
        icon={Mail}
        autoComplete="email"
        {...form.field("email", { max: EMAIL_MAX })}
      />
      <CodeField
        form={form}
        cate={CODE_CATE.email}
        countedBy={receiver}
        receiver={async () => ((await form.check("email")) ? receiver : null)}
      />
    </Form>
  );
}
