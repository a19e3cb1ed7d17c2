// Every call of the contract as a route: faults, headers, request schema, answer, envelope.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { CODES, SUCCESS_CODE } from "#contract/codes.ts";
import type { Locale } from "#contract/locales.ts";
import { ANSWERS } from "../answers/answers.ts";
import { ILLEGAL_REQUEST, INVALID_PARAMETER, NOT_FOUND, Refusal } from "../answers/refusal.ts";
import type { Backend } from "../backend.ts";
import type { Fault } from "../control/faults.ts";
import type { AnswerContext, SiteView } from "../world.ts";
import { sendEncoded } from "./encoded.ts";
import { JSON_TYPE, refuse, success } from "./envelope-reply.ts";
import { localeOf } from "./locale-texts.ts";

type AnyAnswer = {
  readonly keep: number;
  readonly answer: (context: AnswerContext, body: unknown) => unknown;
};

export function callRoutes(app: FastifyInstance, backend: Backend): void {
  for (const [name, call] of Object.entries(CALLS)) {
    // The body is checked against this very call's schema before its answer is asked.
    const answer = ANSWERS[name as CallName] as AnyAnswer;
    app.route({
      method: call.method,
      url: call.path,
      handler: (request, reply) => serve({ backend, call, answer }, request, reply),
    });
  }
}

interface Served {
  readonly backend: Backend;
  readonly call: ApiCall;
  readonly answer: AnyAnswer;
}

async function serve(served: Served, request: FastifyRequest, reply: FastifyReply) {
  const { backend, call } = served;
  const view = backend.sites.find(request.headers);
  const locale = localeOf(request.headers["accept-language"]);
  const fault = backend.faults.take(call.path, view?.site.id);
  if (fault?.kind === "delay") await sleep(fault.milliseconds);
  else if (fault) return fail(fault, reply);
  try {
    if (!view) throw new Refusal(NOT_FOUND, "site");
    return answerCall(served, view, locale, request, reply);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(reply, error, String(backend.localize(error.message, locale)));
  }
}

function answerCall(
  { backend, call, answer: { keep, answer } }: Served,
  view: SiteView,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!/^\d{1,16}$/.test(String(request.headers.timestamp ?? "")))
    throw new Refusal(ILLEGAL_REQUEST);
  const body = checked(call, request.body);
  const origin = `${request.protocol}://${request.host}`;
  const key = `${view.site.id} ${locale} ${call.path} ${cacheKey(body)}`;
  const encoded = backend.cache.get(key, keep, backend.clock.now(), (time) => {
    const data = answer({ view, world: backend.world(), origin, time }, body);
    return success(
      backend.localize(data, locale),
      backend.localize(CODES[SUCCESS_CODE]?.message, locale),
    );
  });
  return sendEncoded(request, reply.type(JSON_TYPE), encoded);
}

function checked(call: ApiCall, body: unknown): unknown {
  const result = v.safeParse(call.request, body ?? {});
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(INVALID_PARAMETER, (issue && v.getDotPath(issue)) ?? "body");
}

/** What a body asks for; who asks and when (the inner `Request` of the feed) changes no answer. */
function cacheKey(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) =>
    key === "timestamp" || key === "token" || key === "remoteip" ? undefined : value,
  );
}

function fail(fault: Exclude<Fault, { kind: "delay" }>, reply: FastifyReply) {
  switch (fault.kind) {
    case "drop":
      reply.hijack();
      reply.raw.destroy();
      return reply;
    case "status":
      return reply.code(fault.status).type("text/plain; charset=utf-8").send("");
    case "body":
      return reply.type(JSON_TYPE).send(fault.body);
    case "code":
      return refuse(reply, new Refusal(fault.code), fault.message);
  }
}
