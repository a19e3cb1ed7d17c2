// Logging in from a new device with the code sent to the bound phone (spec: shell-and-accounts §7).
import { KAPTCHA, login, RISK_CODES } from "#contract/api/auth.ts";
import { CallError } from "../../../lib/call-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import { request } from "../../../lib/http.ts";
import { httpOptions } from "../../../lib/http-options.ts";
import type { NewDevice } from "../../../session/events.ts";
import { enter } from "../../../session/member.ts";

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
  { name, password }: NewDevice,
  { code, phone }: DeviceProof,
): Promise<DeviceRefusal | null> {
  try {
    const session = await request(login, {
      name,
      password,
      kaptchcate: KAPTCHA.device,
      codeId: "",
      code,
      version: httpOptions().version,
      isAgent: 0,
      sendCodeNum: phone,
    });
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

const CODE_REFUSALS = new Set<number | null>([6036, 6037, 6038]);
const RISKS = new Set<number | null>(RISK_CODES);
