// Proof of a human around a call (spec: shell-and-accounts §2, §8): asks the server which captcha comes
// first, shows it, and shows another when the call demands one or refuses the proof.
import { useEffect } from "react";
import { captchaType, type KTYPE } from "#contract/api/auth.ts";
import { CODE_EXPIRED, CODE_WRONG, SLIDER_REQUIRED } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { ask } from "#lib/calls/http.ts";
import type { Answer } from "#lib/calls/read-answer.ts";
import {
  askPlayer,
  type CaptchaKind,
  closeCaptcha,
  NO_PROOF,
  type Proof,
} from "./captcha-store.ts";

export interface CaptchaSubject {
  readonly ktype: (typeof KTYPE)[keyof typeof KTYPE];
  readonly name: string;
  /** MD5; empty without a password. */
  readonly password?: string;
  /** Failures the form displays itself, beside a field or above its button. */
  readonly shown: (failure: CallError) => boolean;
}

/** @param options to pass to the call: keeps it quiet about failures the captcha or the form displays */
type Proven<T> = (proof: Proof, options: CallOptions) => Promise<Answer<T>>;

type Data<T> = Extract<Answer<T>, { readonly kind: "data" }>;

export interface Captcha {
  /** Resolves with null when the player closed the captcha. Rejects with the action's `CallError`. */
  readonly run: <T>(subject: CaptchaSubject, action: Proven<T>) => Promise<Data<T> | null>;
}

/** For a form; unmounting it closes its captcha. Needs a `CaptchaHost` around it. */
export function useCaptcha(): Captcha {
  useEffect(() => closeCaptcha, []);
  return captcha;
}

const captcha: Captcha = {
  async run(subject, action) {
    try {
      return await prove(await firstKind(subject), subject, action);
    } finally {
      closeCaptcha();
    }
  },
};

async function prove<T>(
  first: CaptchaKind | null,
  { shown }: CaptchaSubject,
  action: Proven<T>,
): Promise<Data<T> | null> {
  let kind = first;
  let wrong: string | null = null;
  for (;;) {
    const proof: Proof | null = kind === null ? NO_PROOF : await askPlayer(kind, wrong);
    if (proof === null) return null;
    const proven = kind !== null;
    const quiet = (failure: CallError) => shown(failure) || (proven && isRefusedProof(failure));
    try {
      const answer = await action(proof, { quiet });
      if (answer.kind === "data") return answer;
      wrong = kind === null ? null : answer.message || null;
      kind = kindOf(answer.code);
    } catch (error) {
      if (kind === null || !isRefusedProof(error)) throw error;
      wrong = errorText(error);
    }
  }
}

async function firstKind({ ktype, name, password = "", shown }: CaptchaSubject) {
  const answer = await ask(captchaType, { name, password, ktype }, { quiet: shown });
  return answer.kind === "value" ? kindOf(answer.code) : null;
}

const kindOf = (code: number): CaptchaKind => (code === SLIDER_REQUIRED ? "slider" : "picture");

/** The code is wrong, or the captcha is older than five minutes. */
const REFUSED_PROOF: ReadonlySet<number | null> = new Set([CODE_WRONG, CODE_EXPIRED]);

function isRefusedProof(error: unknown): boolean {
  return error instanceof CallError && REFUSED_PROOF.has(error.code);
}
