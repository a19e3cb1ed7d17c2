// What other subjects do around every call; `backend.ts` lists them.
import type { CallName } from "#contract/api/calls.ts";
import type { CallContext } from "./call-context.ts";

/**
 * Runs before the answer to one caller is made.
 * @returns what the answer is made from
 * @throws Refusal instead of an answer
 */
export type BeforeAnswer = (context: CallContext, name: CallName, body: unknown) => CallContext;

export interface Hooks {
  /** In this order; not for answers from the cache, which are for everybody. */
  readonly beforeAnswer: readonly BeforeAnswer[];
  /** A value of `set-cookie` for the reply; null for none. */
  readonly cookie: (name: CallName, token: string, origin: string) => string | null;
}
