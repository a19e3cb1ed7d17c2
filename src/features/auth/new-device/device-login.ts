// Logging in from a new device with the code sent to the bound phone (spec: shell-and-accounts §7).
import { KAPTCHA, login } from "#contract/api/auth.ts";
import { CODE_EXPIRED, CODE_LOCKED, CODE_WRONG, RISK_CODES } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { request } from "#lib/calls/http.ts";
import { httpOptions } from "#lib/wire/http-options.ts";
import type { NewDevice } from "#session/site/events.ts";
import { enter } from "#session/account/member.ts";
import { rememberPassword } from "#session/account/remembered-password.ts";
import { dropDeviceStep } from "./device-step.ts";

/** What the panel shows of a refusal; anything else is in the toast of the request layer. */
export interface DeviceRefusal {
  readonly at: "code" | "form";
  readonly message: string;
}

interface DeviceProof {
  readonly code: string;
  /** In full, digits only. */
  readonly phone: string;
}

/** @returns null when the player is in, and the dialog closed, or the toast has said why not */
export async function logInDevice(
  { name, password, remember }: NewDevice,
  { code, phone }: DeviceProof,
): Promise<DeviceRefusal | null> {
  try {
    const proof = { kaptchcate: KAPTCHA.device, codeId: "", code, sendCodeNum: phone };
    const session = await request(
      login,
      { name, password, ...proof, version: httpOptions().version, isAgent: 0 },
      { quiet: (failure) => refusal(failure) !== null },
    );
    if (remember !== undefined) await rememberPassword({ name, password: remember });
    dropDeviceStep();
    await enter(session);
    return null;
  } catch (error) {
    if (error instanceof CallError) return refusal(error);
    throw error;
  }
}

function refusal(error: CallError): DeviceRefusal | null {
  const message = errorText(error);
  if (CODE_REFUSALS.has(error.code)) return { at: "code", message };
  return RISKS.has(error.code) ? { at: "form", message } : null;
}

const CODE_REFUSALS = new Set<number | null>([CODE_WRONG, CODE_LOCKED, CODE_EXPIRED]);
const RISKS = new Set<number | null>(RISK_CODES);
