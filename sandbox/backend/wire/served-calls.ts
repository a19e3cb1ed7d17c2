import { CALLS, type CallName } from "#contract/api/calls.ts";
import { type ApiCall, callKey } from "#contract/api/envelope.ts";
import type { Answers } from "./call-answers.ts";
import type { CallContext } from "./call-context.ts";

export interface ServedCall {
  readonly name: CallName;
  readonly call: ApiCall;
  readonly cacheMs: number;
  readonly isPersonal?: (body: unknown) => boolean;
  readonly answer: (context: CallContext, body: unknown) => unknown;
}

/** By path; calls that share a path also by the `method` of their body. */
export function indexCalls(answers: Answers): ReadonlyMap<string, ServedCall> {
  return new Map(
    Object.entries(CALLS).map(([name, call]) => {
      const callName = name as CallName;
      // serve-call.ts checks the body against the schema of this call before it calls `answer`.
      const served = answers[callName] as Omit<ServedCall, "call" | "name">;
      return [callKey(call), { ...served, call, name: callName }];
    }),
  );
}
