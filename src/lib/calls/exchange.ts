// One call and its answer, whatever carries it: what goes out is sealed where the site seals, what
// comes back is read as the contract has it.
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { CallError } from "../wire/call-error.ts";
import type { CallOptions } from "../wire/call-options.ts";
import { httpOptions } from "../wire/http-options.ts";
import { randomId } from "../wire/random-id.ts";
import { type Answer, readAnswer } from "./read-answer.ts";
import { inServerTime } from "../wire/server-time.ts";
import { type WireMessage, wireMessage } from "../wire/wire-message.ts";

/** Carries a message of the call with this path. @throws CallError when no answer comes of it */
export type Send = (
  message: WireMessage,
  path: string,
  options: Pick<CallOptions, "signal" | "onProgress">,
) => Promise<string>;

interface Exchange<R extends v.GenericSchema> {
  readonly call: Pick<ApiCall<v.GenericSchema, R>, "method" | "path" | "response" | "money">;
  readonly body: unknown;
  readonly token: string | null;
  readonly options: CallOptions | undefined;
}

/** @throws CallError */
export async function exchange<R extends v.GenericSchema>(
  send: Send,
  { call, body, token, options = {} }: Exchange<R>,
): Promise<Answer<v.InferOutput<R>>> {
  const { path, money } = call;
  const { requestId, idempotencyKey } = options;
  if (money && idempotencyKey === undefined)
    throw new Error(`${path} moves money and has no idempotency key.`);
  const site = httpOptions();
  return inServerTime(async () => {
    const sending = { call, body, token, requestId: requestId ?? randomId(), idempotencyKey };
    const message = await unlessSealFails(path, wireMessage(sending, site));
    const answer = await send(message, path, options);
    return readAnswer(call, await unlessSealFails(path, message.open(answer)));
  });
}

async function unlessSealFails<T>(path: string, sealing: Promise<T>): Promise<T> {
  try {
    return await sealing;
  } catch (cause) {
    throw new CallError("sealed", path, null, { cause });
  }
}
