// The form of the new-device screen: one code.
import { useTranslation } from "react-i18next";
import type { NewDevice } from "../../../session/site/events.ts";
import { type RuleForm, useRuleForm } from "../../../ui/form/use-rule-form.ts";
import { deviceCode } from "../rules.ts";
import { logInDevice } from "./device-login.ts";
import type { Sent } from "./use-device-code.ts";

export function useDeviceLogin(device: NewDevice, sent: Sent | null): RuleForm<{ code: string }> {
  const { t } = useTranslation("auth");
  const form = useRuleForm({
    values: { code: "" },
    rules: { code: (text) => deviceCode(text, sent !== null) },
    say: t,
    submit: async ({ code }) => {
      if (sent === null) return;
      const refusal = await logInDevice(device, { code, phone: sent.phone });
      if (refusal === null) return;
      form.refuse(refusal.message, refusal.at === "code" ? "code" : undefined);
    },
  });
  return form;
}
