// Reads a request into an `Exchange`: plain calls as they are, sealed calls after opening them.
import type { FastifyReply, FastifyRequest } from "fastify";
import { ownValue } from "#contract/own-value.ts";
import { SEALED_PREFIX, SEALED_TYPE } from "#contract/sealed.ts";
import type { Backend } from "./backend.ts";
import { sendEncoded } from "./encoded-body.ts";
import { JSON_TYPE } from "./envelope-reply.ts";
import type { Exchange } from "./exchange.ts";
import { localeOf } from "./locale-texts.ts";

export function plainExchange(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Exchange {
  return {
    ...commonOf(backend, request, path),
    text: textOf(request),
    reply,
    write: (body) => sendEncoded(request, reply.type(JSON_TYPE), body),
  };
}

/** @returns null when any part cannot be opened, whatever the reason: a reason would help an attacker */
export function sealedExchange(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
): Exchange | null {
  const common = commonOf(backend, request, "");
  const { view, call: outer } = common;
  if (!view || view.site.encryption === "off" || outer.requestId === "") return null;
  const token = request.url.slice(SEALED_PREFIX.length);
  const path = backend.seals.open(view.site, token, "path", outer);
  if (!path) return null;
  const call = { ...outer, path: path.text };
  const body = backend.seals.open(view.site, textOf(request), "body", call);
  if (body?.epk !== path.epk) return null;
  return {
    ...common,
    call,
    text: body.text,
    reply,
    write: ({ plain }) =>
      reply
        .type(SEALED_TYPE)
        .send(backend.seals.answer(view.site, plain.toString(), path.epk, call)),
  };
}

function commonOf(backend: Backend, request: FastifyRequest, path: string) {
  const header = (name: string) => String(ownValue(request.headers, name) ?? "");
  return {
    view: backend.sites.find(request.headers),
    call: {
      method: request.method,
      path,
      requestId: header("requestid"),
      sender: {
        token: header("token"),
        uuid: header("uuid"),
        idempotencyKey: header("idempotencykey"),
      },
    },
    headers: {
      token: header("token"),
      uuid: header("uuid"),
      timestamp: header("timestamp"),
      signature: header("signature"),
      idempotencykey: header("idempotencykey"),
      background: header("background"),
    },
    ip: addressOf(request.ip),
    origin: `${request.protocol}://${request.host}`,
    locale: localeOf(request.headers["accept-language"]),
  };
}

/** The same text for an IPv4 address, also when the socket reports it as IPv6. */
export function addressOf(ip: string): string {
  return ip === "::1" ? "127.0.0.1" : ip.replace(/^::ffff:/, "");
}

function textOf({ body }: FastifyRequest): string {
  return typeof body === "string" ? body : "";
}
