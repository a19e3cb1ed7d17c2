// Every answer of the server is an envelope (spec: shell-and-accounts §7).
import * as v from "valibot";

export const EnvelopeSchema = v.object({
  status_code: v.union([v.number(), v.string()]),
  /** Many servers leave it out of a refusal. */
  data: v.optional(v.unknown()),
  message: v.fallback(v.string(), ""),
});

export type Envelope = v.InferOutput<typeof EnvelopeSchema>;

/** One call of the contract, declared once for client, sandbox and tests. */
export interface ApiCall<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
  Money extends boolean = boolean,
> {
  readonly path: `/${string}`;
  readonly method: "GET" | "POST";
  /** Calls that share a path are told apart by the body's `method`; null where the path says it all. */
  readonly select: string | null;
  readonly request: Request;
  readonly response: Response;
  /** May be answered from the client's cache (design: contract, "Identical calls"). */
  readonly cacheable: boolean;
  /** Moves money: carries an idempotency key, is never sent again with a new one. */
  readonly money: Money;
  /** Answered to members only; without a valid token the answer is 6001. */
  readonly member: boolean;
  /** Codes the caller deals with itself: no toast, no dialog, no page. */
  readonly handles: readonly number[];
}

/** What tells a call from all others. */
export type CallIdentity = { readonly path: string; readonly select: string | null };

export function callKey({ path, select }: CallIdentity): string {
  return select === null ? path : `${path} ${select}`;
}

export function apiCall<
  const Q extends v.GenericSchema,
  const R extends v.GenericSchema,
  const M extends boolean = false,
>(
  call: Pick<ApiCall<Q, R, M>, "path" | "request" | "response"> & Partial<ApiCall<Q, R, M>>,
): ApiCall<Q, R, M> {
  return {
    method: "POST",
    select: null,
    cacheable: false,
    // A call that does not say so moves no money: `M` is then `false`.
    money: false as M,
    member: false,
    handles: [],
    ...call,
  };
}
