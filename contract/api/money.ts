// A call that moves money has a status call, which is asked by idempotency key (docs/decisions/024): a method
// of the feed, or the call's path with `/status`.
import * as v from "valibot";
import { number, text } from "./answer-fields.ts";
import { apiCall, type ApiCall } from "./envelope.ts";

export const statusEntries = { key: v.string() };

export function outcomeSchema<A>(
  answer: v.GenericSchema<unknown, A>,
): v.GenericSchema<unknown, Outcome<A>> {
  return v.variant("state", [
    // Carried out: the answer of the call as it stands now.
    v.object({ state: v.literal("done"), answer }),
    v.object({ state: v.literal("none") }), // the server never received the key
    v.object({ state: v.literal("running") }), // received, not finished
    v.object({ state: v.literal("refused"), code: number, message: v.fallback(text, "") }), // nothing was moved
  ]);
}

export type Outcome<A> =
  | { readonly state: "none" }
  | { readonly state: "running" }
  | { readonly state: "done"; readonly answer: A }
  | { readonly state: "refused"; readonly code: number; readonly message: string };

/** For a call with a path of its own. */
export function statusCall<A>({
  path,
  switch: owner,
  response,
}: Pick<ApiCall<v.GenericSchema, v.GenericSchema<unknown, A>>, "path" | "switch" | "response">) {
  return apiCall({
    path: `${path}/status`,
    switch: owner,
    request: v.strictObject(statusEntries),
    response: outcomeSchema(response),
    member: true,
  } as const);
}
