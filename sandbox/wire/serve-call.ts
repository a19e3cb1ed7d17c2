// What happens to every call: faults, signature, session, request schema, answer, envelope.
import type { FastifyReply } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import { type ApiCall, callKey } from "#contract/api/envelope.ts";
import { memberOfToken } from "../accounts/token-store.ts";
import { ANSWERS } from "../answers/answers.ts";
import { INVALID_PARAMETER, LOGIN_EXPIRED, NOT_FOUND, Refusal } from "../answers/refusal.ts";
import type { Backend } from "../backend.ts";
import type { AnswerContext, Caller, SiteView } from "../world.ts";
import { type Encoded, encode } from "./encoded.ts";
import { type Localize, refusalText, successText } from "./envelope-reply.ts";
import type { Exchange } from "./exchange.ts";
import { sendFault } from "./fault-reply.ts";
import { checkSigned } from "./signature.ts";

interface Served {
  readonly call: ApiCall;
  readonly keep: number;
  readonly answer: (context: AnswerContext, body: unknown) => unknown;
}

/** By path, and by the body's method where calls share one. */
const SERVED: ReadonlyMap<string, Served> = new Map(
  Object.entries(CALLS).map(([name, call]) => {
    // The body is checked against this very call's schema before its answer is asked.
    const answer = ANSWERS[name as CallName] as Omit<Served, "call">;
    return [callKey(call), { ...answer, call } satisfies Served];
  }),
);

export async function serveCall(backend: Backend, exchange: Exchange): Promise<FastifyReply> {
  const { view, call, write } = exchange;
  const localize = (value: unknown) => backend.localize(value, exchange.locale);
  const { path } = call;
  const select = SERVED.has(path) ? null : methodOf(exchange.text);
  const served = SERVED.get(callKey({ path, select }));
  const fault = backend.faults.take({ path, select }, view?.site.id);
  if (fault?.kind === "delay") await sleep(fault.milliseconds);
  else if (fault && fault.kind !== "lost") return sendFault(fault, exchange, localize);
  try {
    if (!view) throw new Refusal(NOT_FOUND, "site");
    const answer = await answerCall(backend, view, { exchange, served }, localize);
    return fault?.kind === "lost" ? sendFault(fault, exchange, localize) : write(answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return write(encode(refusalText(error, localize)));
  }
}

async function answerCall(
  backend: Backend,
  view: SiteView,
  { exchange, served }: { readonly exchange: Exchange; readonly served: Served | undefined },
  localize: Localize,
): Promise<Encoded> {
  if (!served) throw new Refusal(NOT_FOUND);
  checkSigned(backend, view, exchange);
  const now = backend.clock.now();
  const common = { view, world: backend.world(), origin: exchange.origin };
  const { token } = exchange.headers;
  const member = memberOfToken(common.world.database, { site: view.site.id, token, now });
  if (served.call.member && !member) throw new Refusal(LOGIN_EXPIRED);
  const body = checkedBody(served.call, exchange.text);
  if (served.keep === 0) {
    const context = { ...common, time: now, member, caller: callerOf(backend, view, exchange) };
    return encode(successText(await served.answer(context, body), localize));
  }
  const key = `${view.site.id} ${exchange.locale} ${callKey(served.call)} ${cacheKey(body)}`;
  return backend.cache.get(key, served.keep, now, (time) =>
    successText(served.answer({ ...common, time, member: null, caller: ANYBODY }, body), localize),
  );
}

/** Kept answers are everybody's. */
const ANYBODY: Caller = {
  token: null,
  deviceId: "",
  ip: "",
  idempotencyKey: null,
  locale: "zh-CN",
  unseal: () => null,
};

function callerOf({ seals }: Backend, { site }: SiteView, exchange: Exchange): Caller {
  const { call, headers, ip, locale } = exchange;
  return {
    token: headers.token === "" ? null : headers.token,
    deviceId: headers.uuid,
    ip,
    idempotencyKey: headers.idempotencykey === "" ? null : headers.idempotencykey,
    locale,
    unseal: (text) =>
      site.publicKey === null ? text : (seals.open(site, text, "field", call)?.text ?? null),
  };
}

function checkedBody(call: ApiCall, text: string): unknown {
  const result = v.safeParse(call.request, text === "" ? {} : parsed(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(INVALID_PARAMETER, (issue && v.getDotPath(issue)) ?? "body");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(INVALID_PARAMETER, "body");
  }
}

function methodOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    return v.parse(v.object({ method: v.string() }), body).method;
  } catch {
    return null;
  }
}

/** What a body asks for; who asks and when (the inner `Request` of the feed) changes no answer. */
function cacheKey(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) =>
    key === "timestamp" || key === "token" || key === "remoteip" ? undefined : value,
  );
}
