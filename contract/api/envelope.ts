// Every answer of the server is an envelope (spec: shell-and-accounts §7).
import * as v from "valibot";

export const EnvelopeSchema = v.object({
  status_code: v.union([v.number(), v.string()]),
  data: v.unknown(),
  message: v.optional(v.string(), ""),
});

export type Envelope = v.InferOutput<typeof EnvelopeSchema>;

/** One call of the contract, declared once for client, sandbox and tests. */
export interface ApiCall<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  readonly path: `/${string}`;
  readonly method: "GET" | "POST";
  readonly request: Request;
  readonly response: Response;
  /** May be answered from the client's cache (design: contract, "Identical calls"). */
  readonly cacheable: boolean;
}

export function apiCall<const Q extends v.GenericSchema, const R extends v.GenericSchema>(
  call: Pick<ApiCall<Q, R>, "path" | "request" | "response"> & Partial<ApiCall<Q, R>>,
): ApiCall<Q, R> {
  return { method: "POST", cacheable: false, ...call };
}
