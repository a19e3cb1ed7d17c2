// The form of the new-device screen: one code.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewDevice } from "#session/site/events.ts";
import { type RuleForm, useRuleForm } from "#ui/form/use-rule-form.ts";
import { deviceCode } from "../form/rules.ts";
import { logInDevice } from "./device-login.ts";
import type { DeviceCode } from "./use-device-code.ts";

interface DeviceLogin {
  readonly form: RuleForm<{ code: string }>;
  /** Whether the number is wanted to which the code went before the page was loaded. */
  readonly asksPhone: boolean;
  /** @param phone in full; null gives up */
  readonly answerPhone: (phone: string | null) => void;
}

export function useDeviceLogin(device: NewDevice, { sent, before }: DeviceCode): DeviceLogin {
  const { t } = useTranslation("auth");
  const [waiting, setWaiting] = useState<string | null>(null);
  const logIn = async (code: string, phone: string) => {
    const refusal = await logInDevice(device, { code, phone });
    if (refusal === null) return;
    form.refuse(refusal.message, refusal.at === "code" ? "code" : undefined);
  };
  const form = useRuleForm({
    values: { code: "" },
    rules: { code: (text) => deviceCode(text, sent !== null || before !== null) },
    say: t,
    submit: ({ code }) => (sent === null ? setWaiting(code) : logIn(code, sent.phone)),
  });
  return {
    form,
    asksPhone: waiting !== null,
    answerPhone(phone) {
      setWaiting(null);
      if (waiting !== null && phone !== null) void logIn(waiting, phone);
    },
  };
}
