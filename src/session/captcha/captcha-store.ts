// The captcha on view: at most one, shown by `CaptchaHost`.
import { create } from "zustand";
import { KAPTCHA } from "#contract/api/auth.ts";

/** Proof of a human, part of the bodies of login, registration and codes. */
export interface Proof {
  readonly kaptchcate: typeof KAPTCHA.none | typeof KAPTCHA.picture | typeof KAPTCHA.slider;
  readonly codeId: string;
  readonly code: string;
}

export const NO_PROOF: Proof = { kaptchcate: KAPTCHA.none, codeId: "", code: "" };

export type CaptchaKind = "picture" | "slider";

interface Challenge {
  readonly kind: CaptchaKind;
  /** Number of the picture within one run: each is used once. */
  readonly round: number;
  readonly wrong: string | null;
  readonly busy: boolean;
  /** Called with null when the player closes the captcha. */
  readonly answer: (proof: Proof | null) => void;
}

export const useChallenge = create<{ readonly challenge: Challenge | null }>(() => ({
  challenge: null,
}));

let rounds = 0;

/**
 * Shows a captcha and resolves with its answer; it stays on view, busy, until the next one or `closeCaptcha`.
 */
export function askPlayer(kind: CaptchaKind, wrong: string | null): Promise<Proof | null> {
  useChallenge.getState().challenge?.answer(null);
  return new Promise((resolve) => {
    rounds += 1;
    const answer = (proof: Proof | null) => {
      const { challenge } = useChallenge.getState();
      if (challenge?.answer === answer) {
        useChallenge.setState({ challenge: proof === null ? null : { ...challenge, busy: true } });
      }
      resolve(proof);
    };
    useChallenge.setState({ challenge: { kind, round: rounds, wrong, busy: false, answer } });
  });
}

export function closeCaptcha(): void {
  useChallenge.getState().challenge?.answer(null);
}
