// The form of the new-device screen: the digits typed, and why they were refused.
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewDevice } from "../../../session/events.ts";
import { deviceCode } from "../rules.ts";
import { type DeviceRefusal, logInDevice } from "./device-login.ts";
import type { Sent } from "./use-device-code.ts";

interface DeviceLogin {
  readonly digits: string;
  readonly type: (digits: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly refusal: DeviceRefusal | null;
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
  /** A code is on its way: what was said before no longer counts. */
  readonly expect: () => void;
}

export function useDeviceLogin(device: NewDevice, sent: Sent | null): DeviceLogin {
  const { t } = useTranslation("auth");
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState("");
  const [refusal, setRefusal] = useState<DeviceRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const refuse = (next: DeviceRefusal | null) => {
    setRefusal(next);
    if (next?.at === "code") field.current?.focus();
  };
  const submit = async () => {
    const verdict = deviceCode(digits, sent !== null);
    refuse(verdict === null ? null : { at: "code", message: t(verdict) });
    if (verdict !== null || sent === null || busy) return;
    setBusy(true);
    const answer = await logInDevice(device, { code: digits, phone: sent.phone });
    setBusy(false);
    refuse(answer);
  };
  const type = (next: string) => {
    setDigits(next);
    setRefusal(null);
  };
  const expect = () => {
    type("");
    field.current?.focus();
  };
  return { digits, type, field, refusal, busy, submit, expect };
}
