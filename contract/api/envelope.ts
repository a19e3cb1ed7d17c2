// Every answer of the server is an envelope (spec: shell-and-accounts §7).
import * as v from "valibot";
import type { SwitchKey } from "../switches.ts";

export const EnvelopeSchema = v.object({
  status_code: v.union([v.number(), v.string()]),
  data: v.optional(v.unknown()), // many servers leave it out of a refusal
  message: v.fallback(v.string(), ""),
});

export type Envelope = v.InferOutput<typeof EnvelopeSchema>;

/** One call, declared once for client, sandbox and tests. */
export interface ApiCall<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
  Money extends boolean = boolean,
> {
  readonly path: `/${string}`;
  readonly method: "GET" | "POST";
  /** The body's `method` for calls that share a path, else null. */
  readonly select: string | null;
  readonly request: Request;
  readonly response: Response;
  /** May be answered from the client's cache (design: contract, "Identical calls"). */
  readonly cacheable: boolean;
  /** Moves money: carries an idempotency key, is never sent again with a new one. */
  readonly money: Money;
  /** The feature that alone asks it: without the switch, no bundle holds the call. Null: any brand may ask it. */
  readonly switch: SwitchKey | null;
  /** Members only; without a valid token the answer is 6001. */
  readonly member: boolean;
  /** Codes that the caller handles itself: no toast, no dialog, no page. */
  readonly handles: readonly number[];
}

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
    money: false as M,
    switch: null,
    member: false,
    handles: [],
    ...call,
  };
}
