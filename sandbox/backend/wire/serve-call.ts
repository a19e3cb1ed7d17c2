// The steps of every call: planned fault, timestamp and signature, session, request schema, answer, envelope.
import type { FastifyReply } from "fastify";
import * as v from "valibot";
import { type ApiCall, callKey } from "#contract/api/envelope.ts";
import { INVALID_PARAMETER, LOGIN_EXPIRED, NOT_FOUND } from "#contract/codes.ts";
import { memberOfToken } from "../members/token-store.ts";
import type { Backend } from "./backend.ts";
import type { SiteView } from "./sites.ts";
import type { CallContext, Caller } from "./call-context.ts";
import { type Encoded, encode } from "./encoded-body.ts";
import { type Localize, refusalText, successText } from "./envelope-reply.ts";
import type { Exchange } from "./exchange.ts";
import { Refusal } from "./refusal.ts";
import type { ServedCall } from "./served-calls.ts";
import { checkSigned } from "./signature.ts";

export async function serveCall(backend: Backend, exchange: Exchange): Promise<FastifyReply> {
  const { view, call } = exchange;
  const localize = (value: unknown) => backend.localize(value, exchange.locale);
  const { path } = call;
  const select = backend.calls.has(path) ? null : methodOf(exchange.text);
  const identity = { path, select };
  const served = backend.calls.get(callKey(identity));
  const answer = async () => {
    if (!view) throw new Refusal(NOT_FOUND, "site");
    return answerCall(backend, view, { exchange, served }, localize);
  };
  try {
    return await backend.intercept({ identity, exchange, localize }, answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return exchange.write(encode(refusalText(error, localize)));
  }
}

async function answerCall(
  backend: Backend,
  view: SiteView,
  { exchange, served }: { readonly exchange: Exchange; readonly served: ServedCall | undefined },
  localize: Localize,
): Promise<Encoded> {
  if (!served) throw new Refusal(NOT_FOUND);
  checkSigned(backend, view, exchange, served.call.money);
  const { database, ports } = backend;
  const now = backend.now();
  const { token, background } = exchange.headers;
  const use = { site: view.site.id, token, now, isBackground: background !== "" };
  const member = memberOfToken(database, use);
  if (served.call.member && !member) throw new Refusal(LOGIN_EXPIRED);
  const cookie = backend.hooks.cookie(served.name, token, exchange.origin);
  if (cookie !== null) exchange.reply.header("set-cookie", cookie);
  const body = checkedBody(served.call, exchange.text);
  const common = { view, database, ports, origin: exchange.origin, localize };
  if (served.cacheMs === 0 || served.isPersonal?.(body) === true) {
    const caller = callerOf(backend, view, exchange);
    const asked: CallContext = { ...common, time: now, member, caller };
    const context = backend.hooks.beforeAnswer.reduce(
      (before, hook) => hook(before, served.name, body),
      asked,
    );
    return encode(successText(await served.answer(context, body), localize));
  }
  const key = `${view.site.id} ${exchange.locale} ${callKey(served.call)} ${cacheKey(body)}`;
  return backend.cache.get(key, served.cacheMs, now, (time) =>
    successText(served.answer({ ...common, time, member: null, caller: NOBODY }, body), localize),
  );
}

/** Cached answers are for every visitor, so they must not depend on who asks. */
const NOBODY: Caller = {
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

/** Without who asks and when (fields of the sports calls), which do not change the answer. */
function cacheKey(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) =>
    key === "timestamp" || key === "token" || key === "remoteip" ? undefined : value,
  );
}
