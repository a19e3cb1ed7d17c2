// A call that moves money can be asked for by its idempotency key (docs/decisions/024). Every such call has
// a question of this one shape beside it: a method of the feed, or the call's path with `/status`.
import * as v from "valibot";
import { number, text } from "./answer-fields.ts";
import { apiCall, type ApiCall } from "./envelope.ts";

/** What a question asks: the key the call was sent with. */
export const statusEntries = { key: v.string() };

/** What became of the call. */
export function outcomeSchema<A>(
  answer: v.GenericSchema<unknown, A>,
): v.GenericSchema<unknown, Outcome<A>> {
  return v.variant("state", [
    /** Carried out: what the call answers, as it stands now. */
    v.object({ state: v.literal("done"), answer }),
    /** The server has never had the key. */
    v.object({ state: v.literal("none") }),
    /** It has the call, and has not finished it. */
    v.object({ state: v.literal("running") }),
    /** Refused, and nothing was moved. */
    v.object({ state: v.literal("refused"), code: number, message: v.fallback(text, "") }),
  ]);
}

export type Outcome<A> =
  | { readonly state: "none" }
  | { readonly state: "running" }
  | { readonly state: "done"; readonly answer: A }
  | { readonly state: "refused"; readonly code: number; readonly message: string };

/** The question beside a call with a path of its own. */
export function statusCall<A>({
  path,
  response,
}: Pick<ApiCall<v.GenericSchema, v.GenericSchema<unknown, A>>, "path" | "response">) {
  return apiCall({
    path: `${path}/status`,
    request: v.strictObject(statusEntries),
    response: outcomeSchema(response),
    member: true,
  } as const);
}
