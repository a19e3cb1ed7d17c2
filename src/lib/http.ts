// The one place that speaks to the server, and the only importer of axios
// (spec: shell-and-accounts §7, §8).
import { type AxiosResponse, create } from "axios";
import * as v from "valibot";
import { type ApiCall, type Envelope, EnvelopeSchema } from "#contract/api/envelope.ts";
import { parseCode, SUCCESS_CODE } from "#contract/codes.ts";
import { serverNow } from "./clock.ts";

interface HttpOptions {
  /** `/` or an exact origin. */
  readonly base: string;
  readonly siteId: string;
  /** Id of this device, stable while storage lasts. */
  readonly deviceId: string;
  readonly version: string;
  readonly locale: () => string;
}

/** `network`: no usable answer; `code`: the server refused; `shape`: the answer breaks the contract. */
type CallErrorKind = "network" | "code" | "shape";

export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly code: number | null;
  readonly envelope: Envelope | null;

  constructor(kind: CallErrorKind, path: string, envelope: Envelope | null, cause?: unknown) {
    super(envelope?.message || `${kind} failure of ${path}`, { cause });
    this.name = "CallError";
    this.kind = kind;
    this.envelope = envelope;
    this.code = envelope === null ? null : parseCode(envelope.status_code);
  }
}

const client = create({ timeout: 30_000 });
let options: HttpOptions | null = null;

export function configureHttp(next: HttpOptions): void {
  options = next;
}

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
  const { base, siteId, deviceId, version, locale } = settings();
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

function settings(): HttpOptions {
  if (options === null) throw new Error("A call is made before boot has configured http.");
  return options;
}
