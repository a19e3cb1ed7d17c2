import { AtSign } from "lucide-react";
import { useTranslation } from "react-i18next";
import { addAlipayAccount } from "#contract/api/alipay-accounts.ts";
import { EMAIL, EMAIL_MAX } from "#contract/account-rules.ts";
import { DATA_EXISTS } from "#contract/codes.ts";
import { request } from "#lib/calls/http.ts";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { changeAlipayAccounts } from "#domain/payments/alipay-accounts.ts";
import {
  SECOND_PASSWORD_REFUSALS,
  secondPasswordRule,
  withSecondPassword,
} from "#domain/payments/second-password.ts";
import { SecondPasswordField } from "#domain/payments/second-password-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { Input } from "#ui/fields/input.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { HolderField } from "./holder-field.tsx";

export function AlipayForm({ onDone }: { readonly onDone: (() => void) | null }) {
  const { t } = useTranslation("payees");
  const form = useHeldForm("alipay", {
    values: { account: "", secondPassword: "" },
    rules: { account: accountRule, secondPassword: secondPasswordRule },
    say: t,
    submit: async ({ account }, options) => {
      await withSecondPassword(form, (secondPassword) =>
        changeAlipayAccounts(
          request(addAlipayAccount, { account: account.toLowerCase(), secondPassword }, options),
        ),
      );
      form.reset();
      showToast(t("added.alipay"));
      onDone?.();
    },
    checks: "left",
    refusals: { ...SECOND_PASSWORD_REFUSALS, [DATA_EXISTS]: "account" },
  });
  return (
    <Form form={form} submit={t("add.alipay")}>
      <HolderField />
      <Input
        label={t("alipay.label")}
        icon={AtSign}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t("alipay.placeholder")}
        {...form.field("account", { max: EMAIL_MAX })}
      />
      <SecondPasswordField form={form} />
    </Form>
  );
}

function accountRule(account: string): string | null {
  if (account === "") return "fault.alipay.missing";
  return /^1[3-9]\d{9}$/.test(account) || EMAIL.test(account) ? null : "fault.alipay.form";
}
