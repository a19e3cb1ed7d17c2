// Proof of a person around a call (spec: shell-and-accounts §2, §8): asks which captcha comes first, shows it,
// and shows one again when the call itself asks for it or refuses the proof.
import { useEffect } from "react";
import { captchaType, type KTYPE } from "#contract/api/auth.ts";
import { CallError } from "../../lib/call-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { ask } from "../../lib/http.ts";
import type { Answer } from "../../lib/read-answer.ts";
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
  /** MD5; empty where no password is typed. */
  readonly password?: string;
}

type Data<T> = Extract<Answer<T>, { readonly kind: "data" }>;

export interface Captcha {
  /** Null: the player has closed the captcha. Rejects with the `CallError` of the action. */
  readonly run: <T>(
    subject: CaptchaSubject,
    action: (proof: Proof) => Promise<Answer<T>>,
  ) => Promise<Data<T> | null>;
}

/** For a form; the captcha it has asked for goes with it. Needs a `CaptchaHost` around. */
export function useCaptcha(): Captcha {
  useEffect(() => closeCaptcha, []);
  return captcha;
}

const captcha: Captcha = {
  async run(subject, action) {
    try {
      return await prove(await firstKind(subject), action);
    } finally {
      closeCaptcha();
    }
  },
};

async function prove<T>(
  first: CaptchaKind | null,
  action: (proof: Proof) => Promise<Answer<T>>,
): Promise<Data<T> | null> {
  let kind = first;
  let wrong: string | null = null;
  for (;;) {
    const proof: Proof | null = kind === null ? NO_PROOF : await askPlayer(kind, wrong);
    if (proof === null) return null;
    try {
      const answer = await action(proof);
      if (answer.kind === "data") return answer;
      wrong = kind === null ? null : answer.message || null;
      kind = kindOf(answer.code);
    } catch (error) {
      if (kind === null || !isRefusedProof(error)) throw error;
      wrong = errorText(error);
    }
  }
}

async function firstKind({ ktype, name, password = "" }: CaptchaSubject) {
  const answer = await ask(captchaType, { name, password, ktype });
  return answer.kind === "value" ? kindOf(answer.code) : null;
}

const kindOf = (code: number): CaptchaKind => (code === RAPID ? "slider" : "picture");

/** Rapid verification, the slider; the other value, 6021, is the picture. */
const RAPID = 6022;
/** The code is wrong, or the captcha is older than five minutes. */
const REFUSED_PROOF: ReadonlySet<number | null> = new Set([6036, 6038]);

function isRefusedProof(error: unknown): boolean {
  return error instanceof CallError && REFUSED_PROOF.has(error.code);
}
