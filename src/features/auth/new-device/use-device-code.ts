// Codes for a new device: to which number, by which way, and whether one is on its way.
import { useState } from "react";
import { CODE_COOLDOWN_MS } from "#contract/account-rules.ts";
import { type CODE_CATE, CODE_TYPE } from "#contract/api/auth.ts";
import { CallError } from "../../../lib/call-error.ts";
import { type Captcha, useCaptcha } from "../../../session/captcha/use-captcha.ts";
import { useCodeCooldown } from "../../../session/code-cooldown.ts";
import type { NewDevice } from "../../../session/events.ts";
import { sendCode } from "../../../session/send-code.ts";

export type DeviceCate = typeof CODE_CATE.sms | typeof CODE_CATE.voice;

export interface Sent {
  /** In full, digits only. */
  readonly phone: string;
  readonly cate: DeviceCate;
}

export interface DeviceCode {
  /** The last code sent; its number is the right one. Null before the first. */
  readonly sent: Sent | null;
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
  const [busy, setBusy] = useState(false);
  const { seconds } = useCodeCooldown(sent?.phone ?? "");
  const send = async (to: Sent) => {
    const before = sent === null ? stillGood(to) : null;
    if (before !== null) {
      setSent(before);
      return "sent";
    }
    setBusy(true);
    const outcome = await sendTo(device, to, captcha);
    setBusy(false);
    if (outcome === "sent") setSent(to);
    return outcome;
  };
  return { sent, wait: seconds, busy, send };
}

/** The last code of any dialog: who closes the dialog and comes back may use it. */
let latest: { readonly to: Sent; readonly at: number } | null = null;

function stillGood({ phone }: Sent): Sent | null {
  const fresh = latest !== null && performance.now() - latest.at < CODE_COOLDOWN_MS;
  return fresh && latest?.to.phone === phone ? latest.to : null;
}

async function sendTo({ name, password }: NewDevice, to: Sent, captcha: Captcha): Promise<Outcome> {
  const { phone: receiver, cate } = to;
  const type = CODE_TYPE.newDevice;
  try {
    if (!(await sendCode({ receiver, name, password, type, cate, captcha }))) return "not";
    latest = { to, at: performance.now() };
    return "sent";
  } catch (error) {
    // The request layer has told the player why.
    if (error instanceof CallError) return error.code === WRONG_PHONE ? "wrongPhone" : "not";
    throw error;
  }
}

/** Wrong parameter: of what this call sends, only the digits can be. 6036 would be the captcha's. */
const WRONG_PHONE = 6007;
