// One call on its way, plain or sealed: what is asked, in clear, and how its answer is written.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#contract/locales.ts";
import { SEALED_PREFIX, SEALED_TYPE, type SealedCall } from "#contract/sealed.ts";
import type { Backend } from "../backend.ts";
import type { SiteView } from "../world.ts";
import { type Encoded, sendEncoded } from "./encoded.ts";
import { JSON_TYPE } from "./envelope-reply.ts";
import { localeOf } from "./locale-texts.ts";

export interface Exchange {
  readonly view: SiteView | undefined;
  /** With the real path. */
  readonly call: SealedCall;
  readonly headers: CallHeaders;
  readonly ip: string;
  readonly origin: string;
  readonly locale: Locale;
  /** The body as the client wrote it; empty when it sent none. */
  readonly text: string;
  readonly reply: FastifyReply;
  readonly write: (body: Encoded) => FastifyReply;
}

/** What the checks read of the headers; empty what did not come. */
type CallHeaders = Readonly<
  Record<"token" | "uuid" | "timestamp" | "signature" | "idempotencykey", string>
>;

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

/** @returns null when anything about it cannot be opened */
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
  const header = (name: string) => String(request.headers[name] ?? "");
  return {
    view: backend.sites.find(request.headers),
    call: { method: request.method, path, requestId: header("requestid") },
    headers: {
      token: header("token"),
      uuid: header("uuid"),
      timestamp: header("timestamp"),
      signature: header("signature"),
      idempotencykey: header("idempotencykey"),
    },
    ip: addressOf(request.ip),
    origin: `${request.protocol}://${request.host}`,
    locale: localeOf(request.headers["accept-language"]),
  };
}

/** One address however the socket spells it. */
function addressOf(ip: string): string {
  return ip === "::1" ? "127.0.0.1" : ip.replace(/^::ffff:/, "");
}

function textOf({ body }: FastifyRequest): string {
  return typeof body === "string" ? body : "";
}
