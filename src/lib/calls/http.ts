// The one place that speaks to the server, and the only importer of axios
// (spec: shell-and-accounts §7, §8).
import { create, isAxiosError, isCancel } from "axios";
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { LOGIN_EXPIRED } from "#contract/codes.ts";
import { applyEffects } from "./call-effects.ts";
import { CallError } from "../wire/call-error.ts";
import type { CallOptions, OptionsOf } from "../wire/call-options.ts";
import { noteAnswer, isCutOff } from "./connection.ts";
import { exchange, type Send } from "./exchange.ts";
import { httpOptions } from "../wire/http-options.ts";
import { isOffline } from "../browser/offline.ts";
import type { Answer } from "./read-answer.ts";

interface Limits {
  /** Milliseconds. */
  readonly timeout: number;
  /** Of an answer. */
  readonly bytes: number;
}

export const { ask, request } = createHttp({ timeout: 30_000, bytes: 16 * 1024 * 1024 });

/** Apart from its limits, so that tests need not wait for them. */
export function createHttp(limits: Limits) {
  const send = createSend(limits);

  /**
   * @returns data, or a code that is a value (6021, 6022)
   * @throws CallError that has shown its toast, dialog or page, unless the call is quiet or handles it
   */
  async function askServer<Q extends v.GenericSchema, R extends v.GenericSchema, M extends boolean>(
    call: ApiCall<Q, R> & { readonly money: M },
    body: v.InferInput<Q>,
    ...[options]: OptionsOf<M>
  ): Promise<Answer<v.InferOutput<R>>> {
    return withEffects(call, options, (token) => exchange(send, { call, body, token, options }));
  }

  /** The same where only data is of use: a value is a refusal like any other. */
  async function requestData<
    Q extends v.GenericSchema,
    R extends v.GenericSchema,
    M extends boolean,
  >(
    call: ApiCall<Q, R> & { readonly money: M },
    body: v.InferInput<Q>,
    ...[options]: OptionsOf<M>
  ): Promise<v.InferOutput<R>> {
    return withEffects(call, options, async (token) => {
      const answer = await exchange(send, { call, body, token, options });
      if (answer.kind === "data") return answer.data;
      const { code, data, message } = answer;
      throw new CallError("code", call.path, { status_code: code, data, message });
    });
  }

  return { ask: askServer, request: requestData };
}

async function withEffects<T>(
  call: ApiCall,
  { quiet = false }: CallOptions = {},
  make: (token: string | null) => Promise<T>,
): Promise<T> {
  const site = httpOptions();
  // Read at once: who logs out forgets it while the call is on its way.
  const token = site.token();
  try {
    // Refused at once: nothing of it may leave later, when the player thinks of something else.
    if (call.money && isOffline()) throw new CallError("offline", call.path);
    return await make(token);
  } catch (error) {
    if (error instanceof CallError) {
      // Without body and answer, which may hold what is nobody's business.
      // oxlint-disable-next-line no-console -- failed calls are logged (spec: shell-and-accounts §8)
      console.debug(`${error.kind} ${error.code ?? error.status ?? ""} ${call.path}`);
      applyEffects(error, { call, token, quiet }, site.effects);
    }
    throw error;
  }
}

function createSend({ timeout, bytes }: Limits): Send {
  const client = create({
    timeout,
    allowAbsoluteUrls: false,
    responseType: "text",
    // Texts go and come as they are; whoever reads them checks them.
    transformRequest: asItIs,
    transformResponse: asItIs,
    validateStatus: null,
    transitional: { clarifyTimeoutError: true },
    withXSRFToken: false,
  });
  return async ({ method, url, headers, text }, path, { signal, onProgress }) => {
    // `maxContentLength` does nothing in browsers.
    const tooLarge = new AbortController();
    const answer = client.request<string>({
      method,
      url,
      headers,
      data: text,
      baseURL: httpOptions().base,
      signal: AbortSignal.any([tooLarge.signal, ...(signal === undefined ? [] : [signal])]),
      ...(onProgress === undefined
        ? {}
        : { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
      onDownloadProgress: ({ loaded, total = 0 }) => {
        if (Math.max(loaded, total) > bytes) tooLarge.abort();
      },
    });
    const { status, data } = await answer.catch((failure: unknown) => {
      throw tooLarge.signal.aborted ? new CallError("shape", path) : lost(failure, path);
    });
    noteAnswer();
    if (data.length > bytes) throw new CallError("shape", path);
    return withGoodStatus(status, data, path);
  };
}

function asItIs(data: unknown): unknown {
  return data;
}

/** Without the error of axios, which holds on to token and body. */
function lost(failure: unknown, path: string): CallError {
  const cause = isAxiosError(failure) ? failure.code : undefined;
  if (isCancel(failure) || cause === "ECONNABORTED")
    return new CallError("aborted", path, null, { cause });
  void isCutOff();
  return new CallError(cause === "ETIMEDOUT" ? "timeout" : "network", path, null, { cause });
}

/** The end of a session may be told by the status alone. */
function withGoodStatus(status: number, text: string, path: string): string {
  if (status >= 200 && status < 300) return text;
  if (!ENDED.has(status)) throw new CallError("status", path, null, { status });
  const envelope = { status_code: LOGIN_EXPIRED, data: null, message: "" };
  throw new CallError("code", path, envelope, { status });
}

const ENDED = new Set([401, LOGIN_EXPIRED]);
