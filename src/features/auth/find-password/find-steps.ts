// Steps of the way to a new password (spec: shell-and-accounts §4): 0 whose account, 1 code,
// 2 new password, 3 done. What was reached stays reached while the player goes back and forth.
import { AUTHENTICATION_REQUIRED, CODE_EXPIRED, CODE_LOCKED, CODE_WRONG } from "#contract/codes.ts";

export const FIND_STEPS = [0, 1, 2, 3] as const;
export type FindStep = (typeof FIND_STEPS)[number];

/** A refusal shown in the step it belongs to. */
interface Refusal {
  readonly step: FindStep;
  readonly message: string;
}

export interface FindState {
  readonly step: FindStep;
  /** Username and receiver a code is on its way to; null before the first code. */
  readonly sentTo: string | null;
  /** The code the server has accepted for them. */
  readonly accepted: string | null;
  readonly refusal: Refusal | null;
}

export type FindEvent =
  | { readonly kind: "sent"; readonly account: string }
  | { readonly kind: "accepted"; readonly code: string }
  | { readonly kind: "changed" }
  | { readonly kind: "back" }
  /** A new try clears the last refusal. */
  | { readonly kind: "tried" }
  | { readonly kind: "refused"; readonly code: number | null; readonly message: string };

export const FIND_START: FindState = { step: 0, sentTo: null, accepted: null, refusal: null };

export function findStep(state: FindState, event: FindEvent): FindState {
  switch (event.kind) {
    case "sent":
      return { step: 1, sentTo: event.account, accepted: keptCode(state, event), refusal: null };
    case "accepted":
      return { ...state, step: 2, accepted: event.code, refusal: null };
    case "changed":
      return { ...FIND_START, step: 3 };
    case "back":
      return { ...state, step: before(state.step), refusal: null };
    case "tried":
      return { ...state, refusal: null };
    case "refused":
      return refused(state, event);
  }
}

/** Server codes about the code that was typed. */
const CODE_REFUSALS = new Set<number | null>([CODE_WRONG, CODE_LOCKED, CODE_EXPIRED]);
/** The server has dropped this password reset. */

/** Refusals that a step shows; any other has its toast, dialog or page. */
export function isShownInStep({ code }: { readonly code: number | null }): boolean {
  return code === AUTHENTICATION_REQUIRED || CODE_REFUSALS.has(code);
}

function refused(state: FindState, { code, message }: FindEvent & { kind: "refused" }): FindState {
  if (code === AUTHENTICATION_REQUIRED) return { ...FIND_START, refusal: { step: 0, message } };
  if (!CODE_REFUSALS.has(code)) return state;
  const step = state.step === 0 ? 0 : 1;
  return { ...state, step, accepted: null, refusal: { step, message } };
}

/** A new code to the same receiver does not undo that an earlier one was accepted; another account does. */
function keptCode(state: FindState, { account }: FindEvent & { kind: "sent" }): string | null {
  return state.sentTo === account ? state.accepted : null;
}

/** The last step has no way back. */
function before(step: FindStep): FindStep {
  if (step === 3) return 3;
  return step === 2 ? 1 : 0;
}
