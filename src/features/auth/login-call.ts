// The login call and what its refusals mean to the form.
import * as v from "valibot";
import { type KAPTCHA, login, RiskDataSchema } from "#contract/api/auth.ts";
import {
  CODE_EXPIRED,
  CODE_LOCKED,
  CODE_WRONG,
  CONTACT_CUSTOMER_SERVICE,
  DATA_EXISTS,
  INVALID_CREDENTIALS,
  PHONE_ATTEMPTS_EXCEEDED,
  RISK_CODES,
  TOO_MANY_DEVICES,
} from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { ask } from "#lib/calls/http.ts";
import { httpOptions } from "#lib/wire/http-options.ts";
import { PAUSE_CODES } from "#domain/safety/pause.ts";
import type { NewDevice } from "#session/site/events.ts";

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

export function askLogin(credentials: Credentials, proof: LoginProof, options: CallOptions) {
  const { version } = httpOptions();
  return ask(login, { ...credentials, ...proof, version, isAgent: 0 }, options);
}

/** What the new-device screen needs after a risk status; null for every other failure. */
export function loginRisk(error: unknown, credentials: Credentials): NewDevice | null {
  if (!(error instanceof CallError) || !RISKS.includes(error.code)) return null;
  const data = v.safeParse(RiskDataSchema, error.envelope?.data);
  if (!data.success) return null;
  return { ...credentials, phone: data.output.phoneNumber, message: errorText(error) };
}

const RISKS: readonly (number | null)[] = RISK_CODES;

/** Refusals about what was typed stay in sight in the form; the others have their toast or dialog. */
export function isFieldRefusal({ code }: CallError): boolean {
  return ABOUT_FIELDS.has(code);
}

/** Also a risk status whose data makes no sense: nothing else has said it. */
const ABOUT_FIELDS: ReadonlySet<number | null> = new Set([
  INVALID_CREDENTIALS,
  DATA_EXISTS,
  CONTACT_CUSTOMER_SERVICE,
  PHONE_ATTEMPTS_EXCEEDED,
  CODE_WRONG,
  CODE_LOCKED,
  CODE_EXPIRED,
  TOO_MANY_DEVICES,
  ...RISK_CODES,
  ...PAUSE_CODES,
]);
