// The login call and what its refusals mean to the form.
import * as v from "valibot";
import { type KAPTCHA, login, RISK_CODES, RiskDataSchema } from "#contract/api/auth.ts";
import { CallError } from "../../lib/call-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { ask } from "../../lib/http.ts";
import { httpOptions } from "../../lib/http-options.ts";
import type { NewDevice } from "../../session/events.ts";

export interface Credentials {
  readonly name: string;
  /** MD5. */
  readonly password: string;
}

interface LoginProof {
  readonly kaptchcate: (typeof KAPTCHA)[keyof typeof KAPTCHA];
  readonly codeId: string;
  readonly code: string;
}

export function askLogin(credentials: Credentials, proof: LoginProof) {
  const { version } = httpOptions();
  return ask(login, { ...credentials, ...proof, version, isAgent: 0 });
}

/** What the new-device screen needs after a risk status; null for every other failure. */
export function riskOf(error: unknown, credentials: Credentials): NewDevice | null {
  if (!(error instanceof CallError) || !RISKS.includes(error.code)) return null;
  const data = v.safeParse(RiskDataSchema, error.envelope?.data);
  if (!data.success) return null;
  return { ...credentials, phone: data.output.phoneNumber, message: errorText(error) };
}

const RISKS: readonly (number | null)[] = RISK_CODES;

/** Refusals about what was typed stay in sight in the form; the others have their toast or dialog. */
export function fieldRefusal(error: unknown): string | null {
  return error instanceof CallError && ABOUT_FIELDS.has(error.code) ? errorText(error) : null;
}

/** Also a risk status whose data makes no sense: nothing else has said it. */
const ABOUT_FIELDS: ReadonlySet<number | null> = new Set([
  6002,
  6009,
  6030,
  6034,
  6036,
  6037,
  6038,
  6039,
  ...RISK_CODES,
]);
