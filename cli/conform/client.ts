// Calls the server under test as the site does, with every part of a request open to change.
import { createHash, randomUUID } from "node:crypto";
import * as v from "valibot";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import { type ApiCall, EnvelopeSchema } from "#contract/api/envelope.ts";
import { ILLEGAL_PARAMETER, parseCode } from "#contract/codes.ts";
import { SEALED_PREFIX, SEALED_TYPE, type SealedSuite } from "#contract/sealed.ts";
import type { Locale } from "#contract/locales.ts";
import { connect, type RawReply, type Wire } from "./connection.ts";
import { type Flaw, flawOf, isStatusOf } from "./envelope-flaws.ts";
import { createSealer, type Sealer } from "./sealer.ts";

/** A brand as the server knows it. */
export interface Site {
  readonly id: string;
  readonly siteId: string;
  readonly encryption: SealedSuite | "off";
  readonly publicKey: string | null;
}

export interface Asked {
  readonly path: string;
  readonly method: ApiCall["method"];
  /** A string is sent as it is. */
  readonly body: unknown;
  readonly token?: string | undefined;
  /** Idempotency key. */
  readonly key?: string;
  readonly locale?: Locale;
  /** Milliseconds that the clock of the request is ahead. */
  readonly ahead?: number;
  /** For the signature, by default the site's. */
  readonly suite?: SealedSuite;
  /** Changes what the signature or a sealed call was made for. */
  readonly tamper?: (wire: Wire) => Partial<Wire>;
}

/** A request that can be sent more than once. */
export interface Prepared {
  readonly wire: Wire;
  readonly open: (text: string) => string;
  /** `POST /site/api/…` of the call, also of a sealed one. */
  readonly place: string;
  readonly sealed: boolean;
  readonly locale: Locale;
}

export interface Reply {
  readonly place: string;
  readonly status: number;
  /** Null without an envelope; `trouble` says what came instead. */
  readonly code: number | null;
  readonly data: unknown;
  readonly message: string;
  readonly trouble: string | null;
  /** What is wrong beside code and data, of an answer that can be read. */
  readonly flaw: Flaw | null;
}

export interface Client {
  readonly site: Site;
  /** Server time, as far as it is known. */
  now(): number;
  prepare(asked: Asked): Prepared;
  send(prepared: Prepared): Promise<Reply>;
  ask(asked: Asked): Promise<Reply>;
  /** @param fields of a call that shares its path: those of its `Request` */
  call(name: CallName, body: unknown, more?: Partial<Asked>): Promise<Reply>;
  abandon(prepared: Prepared): Promise<void>;
  /** After `preInfo`. */
  learn(facts: { readonly ip?: string; readonly serverTime?: number }): void;
  close(): void;
}

export function createClient(origin: string, site: Site, timeoutMs: number): Client {
  const connection = connect(origin, timeoutMs);
  const visitor = randomUUID();
  let ip = "";
  let offset = 0;
  const now = () => Date.now() + offset;
  const learn: Client["learn"] = (facts) => {
    ip = facts.ip ?? ip;
    if (facts.serverTime !== undefined) offset = facts.serverTime - Date.now();
  };
  const prepare = (asked: Asked) => prepareCall(asked, site, { ip, now: now(), visitor });
  async function send(prepared: Prepared): Promise<Reply> {
    try {
      return readReply(prepared, await connection.send(prepared.wire));
    } catch (error) {
      const trouble = `has no answer: ${error instanceof Error ? error.message : String(error)}`;
      return unread(prepared, 0, trouble);
    }
  }
  /** As the site does: a refusal that tells the server's time is asked again with it. */
  async function ask(asked: Asked): Promise<Reply> {
    const reply = await send(prepare(asked));
    const told = v.safeParse(v.object({ serverTime: v.number() }), reply.data);
    const isLate = reply.code === ILLEGAL_PARAMETER && told.success;
    if (!isLate || asked.ahead !== undefined) return reply;
    learn(told.output);
    return send(prepare(asked));
  }
  return {
    site,
    now,
    prepare,
    send,
    ask,
    call: (name, body, more) => ask({ ...CALLS[name], body, ...more }),
    abandon: ({ wire }) => connection.abandon(wire),
    learn,
    close: connection.close,
  };
}

interface Sender {
  readonly ip: string;
  readonly now: number;
  readonly visitor: string;
}

function prepareCall(asked: Asked, site: Site, { ip, now, visitor }: Sender): Prepared {
  const { path, token = "", key = "", ahead = 0, locale = "zh-CN" } = asked;
  const sealed = site.encryption !== "off";
  const method = sealed ? "POST" : asked.method;
  const requestId = randomUUID();
  const sender = { token, uuid: visitor, idempotencyKey: key };
  const call = { method, path, requestId, sender };
  const body = typeof asked.body === "string" ? asked.body : JSON.stringify(asked.body);
  const text = method === "GET" ? undefined : body;
  const timestamp = Math.round(now + ahead);
  const suite = site.encryption === "off" ? (asked.suite ?? "gcm") : site.encryption;
  const sealer = site.publicKey === null ? null : createSealer(suite, site.publicKey);
  const digest = createHash("sha256")
    .update(text ?? "")
    .digest("hex");
  const payload = JSON.stringify({ timestamp, ip, digest });
  const headers = {
    "content-type": "application/json",
    version: "conform",
    client: "web",
    requestid: requestId,
    site: site.siteId,
    uuid: visitor,
    timestamp: String(timestamp),
    "accept-language": locale,
    ...(token !== "" && { token }),
    ...(key !== "" && { idempotencykey: key }),
    ...(sealer && { signature: sealer.seal(payload, "signature", call) }),
  };
  const plain: Wire = { method, url: path, headers, text };
  const wire = sealed && sealer ? sealedWire(plain, sealer, call) : plain;
  return {
    wire: { ...wire, ...asked.tamper?.(wire) },
    open: (answer) => (sealed && sealer ? sealer.open(answer, call) : answer),
    place: `${asked.method} ${path}`,
    sealed,
    locale,
  };
}

function sealedWire(plain: Wire, sealer: Sealer, call: Parameters<Sealer["open"]>[1]): Wire {
  return {
    method: "POST",
    url: SEALED_PREFIX + sealer.seal(plain.url, "path", call),
    headers: { ...plain.headers, "content-type": SEALED_TYPE },
    text: sealer.seal(plain.text ?? "", "body", call),
  };
}

const unread = ({ place }: Prepared, status: number, trouble: string): Reply => ({
  place,
  status,
  code: null,
  data: null,
  message: "",
  trouble,
  flaw: null,
});

function readReply(prepared: Prepared, { status, type, text }: RawReply): Reply {
  const { open, place, sealed, locale } = prepared;
  const broken = (trouble: string) => unread(prepared, status, trouble);
  const isPlain = text.startsWith("{");
  let plain = text;
  try {
    plain = isPlain ? text : open(text);
  } catch (error) {
    return broken(`cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
  let read: unknown;
  try {
    read = JSON.parse(plain);
  } catch {
    return broken(`is no JSON (HTTP status ${status})`);
  }
  const envelope = v.safeParse(EnvelopeSchema, read);
  const code = envelope.success ? parseCode(envelope.output.status_code) : null;
  if (!envelope.success || code === null) return broken("is no envelope: status_code is missing");
  const isRefusal = isStatusOf(status, code);
  if (!isRefusal && (status < 200 || status > 299)) return broken(`has HTTP status ${status}`);
  if (sealed && isPlain && !isRefusal) return broken("is not sealed");
  const { data = null, message } = envelope.output;
  const sent = { status, type, isSealed: !isPlain, code, message: messageIn(read), locale };
  return { place, status, code, data, message, trouble: null, flaw: flawOf(sent) };
}

const messageIn = (envelope: unknown): unknown =>
  (envelope as { readonly message?: unknown }).message;
