import { Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CODE_CATE } from "#contract/api/auth.ts";
import { bindEmail } from "#contract/api/member.ts";
import { EMAIL_MAX } from "#contract/account-rules.ts";
import { request } from "../../lib/http.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { codeFault, emailFault } from "./account-rules.ts";
import { CodeField } from "./code-field.tsx";
import { CODE_REFUSALS } from "./code-refusals.ts";
import { finishChange } from "./finish-change.ts";
import { formStyle } from "./form-style.ts";
import { useRuledForm } from "./use-ruled-form.ts";

export function EmailForm() {
  const { t } = useTranslation("account");
  const form = useRuledForm({
    values: { email: "", code: "" },
    check: ({ email, code }) => ({ email: emailFault(email), code: codeFault(code) }),
    submit: async ({ email, code }) => {
      await request(bindEmail, { email: email.toLowerCase(), code });
      await finishChange(t("changed"));
    },
    refusals: CODE_REFUSALS,
  });
  const receiver = form.values.email.toLowerCase();
  return (
    <form noValidate className={formStyle} onSubmit={form.submit}>
      <Input
        label={t("item.email")}
        type="email"
        icon={Mail}
        autoComplete="email"
        maxLength={EMAIL_MAX}
        {...form.field("email", (typed) => typed.trim())}
      />
      <CodeField
        form={form}
        cate={CODE_CATE.email}
        countedBy={receiver}
        receiver={async () => ((await form.isGood("email")) ? receiver : null)}
      />
      <Button type="submit" tone="primary" size="lg" loading={form.pending}>
        {t("action.email")}
      </Button>
    </form>
  );
}
