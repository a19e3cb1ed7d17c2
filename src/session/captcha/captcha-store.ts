// The captcha a player is looking at: at most one, shown by `CaptchaHost`.
import { create } from "zustand";
import { KAPTCHA } from "#contract/api/auth.ts";

/** How a call shows that a person makes it: part of the bodies of login, registration and codes. */
export interface Proof {
  readonly kaptchcate: typeof KAPTCHA.none | typeof KAPTCHA.picture | typeof KAPTCHA.slider;
  readonly codeId: string;
  readonly code: string;
}

export const NO_PROOF: Proof = { kaptchcate: KAPTCHA.none, codeId: "", code: "" };

export type CaptchaKind = "picture" | "slider";

interface Challenge {
  readonly kind: CaptchaKind;
  /** Counts the pictures of one run: each is new and used once. */
  readonly round: number;
  /** Why the last proof was refused. */
  readonly wrong: string | null;
  /** True while the proof is with the server. */
  readonly busy: boolean;
  /** Null: the player has closed the captcha. */
  readonly answer: (proof: Proof | null) => void;
}

export const useChallenge = create<{ readonly challenge: Challenge | null }>(() => ({
  challenge: null,
}));

let rounds = 0;

/** Shows a captcha until it is answered; it then stays, busy, until the next one or `closeCaptcha`. */
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
