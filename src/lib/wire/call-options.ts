import type { CallError } from "./call-error.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * No toast, no dialog, no page; the end of the session is told all the same. A function: of the failures
   * it is true for, because the caller shows them itself.
   */
  readonly quiet?: boolean | ((failure: CallError) => boolean);
  /** How much of the body is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Given only where fields of the body are sealed to it. */
  readonly requestId?: string;
  /** Minted when the player confirms, the same for every try (design: contract, "Money calls"). */
  readonly idempotencyKey?: string;
}

/** What follows call and body: a call that moves money does not go without its key. */
export type OptionsOf<Money extends boolean> = [Money] extends [true]
  ? [options: CallOptions & { readonly idempotencyKey: string }]
  : [options?: CallOptions];
