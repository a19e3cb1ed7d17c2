// Codes for a new device: to which number, by which way, and whether one is on its way.
import { useState } from "react";
import { CODE_CATE, CODE_TYPE } from "#contract/api/auth.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { type Captcha, useCaptcha } from "#session/captcha/use-captcha.ts";
import { codeKey, runningCode, useCodeCooldown } from "#session/code/code-cooldown.ts";
import type { NewDevice } from "#session/site/events.ts";
import { deviceStep, keepDeviceStep } from "./device-step.ts";
import { sendCode } from "#session/code/send-code.ts";

export type DeviceCate = typeof CODE_CATE.sms | typeof CODE_CATE.voice;

export interface Sent {
  /** In full, digits only. */
  readonly phone: string;
  readonly cate: DeviceCate;
}

export interface DeviceCode {
  /** The last code sent; its number is the right one. Null before the first. */
  readonly sent: Sent | null;
  /** How one was sent before the page was loaded; its number is not known any more. */
  readonly before: DeviceCate | null;
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly busy: boolean;
  readonly send: (to: Sent) => Promise<Outcome>;
}

/** `sent`: a code is on its way; `not`: the player knows why. */
type Outcome = "sent" | "not" | "wrongPhone";

export function useDeviceCode(device: NewDevice): DeviceCode {
  const captcha = useCaptcha();
  const [sent, setSent] = useState<Sent | null>(null);
  const [before] = useState(() => deviceStep(device).cate);
  const [busy, setBusy] = useState(false);
  const { seconds } = useCodeCooldown(keyOf(device, sent?.phone ?? ""));
  const send = async (to: Sent) => {
    const good = sent === null ? stillGood(device, to) : null;
    if (good !== null) {
      setSent(good);
      return "sent";
    }
    setBusy(true);
    const outcome = await sendTo(device, to, captcha);
    setBusy(false);
    if (outcome !== "sent") return outcome;
    setSent(to);
    keepDeviceStep({ name: device.name, phone: device.phone, cate: to.cate });
    return outcome;
  };
  return { sent, before, wait: seconds, busy, send };
}

const keyOf = ({ name }: NewDevice, phone: string) => codeKey(CODE_TYPE.newDevice, name, phone);

/** Who closes the dialog or the page and comes back within the minute may use the code that was sent. */
function stillGood(device: NewDevice, { phone }: Sent): Sent | null {
  switch (runningCode(keyOf(device, phone))) {
    case CODE_CATE.sms:
      return { phone, cate: CODE_CATE.sms };
    case CODE_CATE.voice:
      return { phone, cate: CODE_CATE.voice };
    default:
      return null;
  }
}

async function sendTo({ name, password }: NewDevice, to: Sent, captcha: Captcha): Promise<Outcome> {
  const { phone: receiver, cate } = to;
  const type = CODE_TYPE.newDevice;
  try {
    const asked = { receiver, name, password, type, cate, captcha, shown: isWrongPhone };
    return (await sendCode(asked)) ? "sent" : "not";
  } catch (error) {
    // The request layer has told the player why.
    if (error instanceof CallError) return isWrongPhone(error) ? "wrongPhone" : "not";
    throw error;
  }
}

const isWrongPhone = ({ code }: CallError) => code === WRONG_PHONE;

/** Wrong parameter: of what this call sends, only the digits can be. 6036 would be the captcha's. */
const WRONG_PHONE = INVALID_PARAMETER;
