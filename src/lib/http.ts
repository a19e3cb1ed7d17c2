// The one place that speaks to the server, and the only importer of axios
// (spec: shell-and-accounts §7, §8).
import { type AxiosResponse, create } from "axios";
import * as v from "valibot";
import { type ApiCall, EnvelopeSchema } from "#contract/api/envelope.ts";
import { parseCode, SUCCESS_CODE } from "#contract/codes.ts";
import { CallError } from "./call-error.ts";
import { serverNow } from "./clock.ts";
import { httpOptions } from "./http-options.ts";

const client = create({ timeout: 30_000 });
/** @throws CallError when there is no answer, a refusal, or an answer of another shape. */
export async function request<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  body: v.InferInput<Q>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<v.InferOutput<R>> {
  const answer = await send(call, body, signal);
  return readEnvelope(call, answer.data);
}

/** Separate from the transport so that it can be tested without one. */
export function readEnvelope<R extends v.GenericSchema>(
  call: { readonly path: string; readonly response: R },
  wire: unknown,
): v.InferOutput<R> {
  const envelope = v.safeParse(EnvelopeSchema, wire);
  if (!envelope.success) throw new CallError("shape", call.path, null);
  if (parseCode(envelope.output.status_code) !== SUCCESS_CODE) {
    throw new CallError("code", call.path, envelope.output);
  }
  const data = v.safeParse(call.response, envelope.output.data);
  if (!data.success) throw new CallError("shape", call.path, envelope.output, data.issues);
  return data.output;
}

async function send(
  call: ApiCall,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<AxiosResponse<unknown>> {
  const { base, siteId, deviceId, version, locale } = httpOptions();
  try {
    return await client.request<unknown>({
      url: call.path,
      method: call.method,
      data: body,
      ...(base === "/" ? {} : { baseURL: base }),
      ...(signal === undefined ? {} : { signal }),
      headers: {
        version,
        client: "web",
        requestid: crypto.randomUUID(),
        site: siteId,
        uuid: deviceId,
        timestamp: String(Math.round(serverNow())),
        "accept-language": locale(),
      },
    });
  } catch (cause) {
    throw new CallError("network", call.path, null, cause);
  }
}
