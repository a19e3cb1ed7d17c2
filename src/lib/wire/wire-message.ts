// A call as it goes over the wire: headers, signature, and where the site seals its calls, tokens
// (design: contract, "Wire").
import type { ApiCall } from "#contract/api/envelope.ts";
import {
  SEALED_PREFIX,
  SEALED_TYPE,
  type SealedCall,
  type SignaturePayload,
} from "#contract/sealed.ts";
import { serverNow } from "../time/clock.ts";
import type { HttpOptions } from "./http-options.ts";
import { createSealer, type Sealer, signingSuite } from "./sealing.ts";

export interface WireMessage {
  readonly method: ApiCall["method"];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for GET. */
  readonly text: string | undefined;
  /** The plain text of the answer. @throws SealFailure for a plain answer to a sealed call */
  readonly open: (answer: string) => Promise<string>;
}

export interface Sending {
  readonly call: Pick<ApiCall, "method" | "path">;
  readonly body: unknown;
  readonly token: string | null;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
}

export async function wireMessage(sending: Sending, site: HttpOptions): Promise<WireMessage> {
  const sealed = site.encryption !== "off";
  const { call, body, requestId, token, idempotencyKey } = sending;
  // A sealed path has one method, whatever the call's own is.
  const method = sealed ? "POST" : call.method;
  const sender = {
    token: token ?? "",
    uuid: site.visitorId(),
    idempotencyKey: idempotencyKey ?? "",
  };
  const target = { method, path: call.path, requestId, sender } as const;
  const text = target.method === "GET" ? undefined : JSON.stringify(body);
  const timestamp = Math.round(serverNow());
  const sealer = await sealerOf(site);
  const signature =
    sealer && (await sign(sealer, target, { text, timestamp, ip: site.clientIp() }));
  const headers = plainHeaders(target, site, timestamp);
  if (signature !== null) headers["signature"] = signature;
  return sealed && sealer !== null
    ? sealedMessage(sealer, target, { headers, text: text ?? "" })
    : { method: target.method, url: call.path, headers, text, open: asItIs };
}

function plainHeaders(
  { requestId, sender: { token, uuid, idempotencyKey } }: Required<SealedCall>,
  site: HttpOptions,
  timestamp: number,
): Record<string, string> {
  return {
    "content-type": "application/json",
    version: site.version,
    client: "web",
    requestid: requestId,
    site: site.siteId,
    uuid,
    timestamp: String(timestamp),
    "accept-language": site.locale(),
    ...(token === "" ? {} : { token }),
    // Sent while nobody presses anything: the page asks by itself.
    ...(navigator.userActivation?.isActive === false ? { background: "1" } : {}),
    ...(idempotencyKey === "" ? {} : { idempotencykey: idempotencyKey }),
  };
}

async function sealerOf({ encryption, publicKey }: HttpOptions): Promise<Sealer | null> {
  if (publicKey !== undefined)
    return createSealer(encryption === "off" ? signingSuite() : encryption, publicKey);
  if (encryption === "off") return null;
  throw new Error("A site that seals its calls needs the server's public key.");
}

interface Signed {
  readonly text: string | undefined;
  readonly timestamp: number;
  readonly ip: string;
}

async function sign(sealer: Sealer, target: SealedCall, { text, timestamp, ip }: Signed) {
  const digest = await sealer.digest(text ?? "");
  const payload: SignaturePayload = { timestamp, ip, digest };
  return sealer.seal("signature", JSON.stringify(payload), target);
}

async function sealedMessage(
  sealer: Sealer,
  target: SealedCall,
  { headers, text }: { readonly headers: Record<string, string>; readonly text: string },
): Promise<WireMessage> {
  const path = await sealer.seal("path", target.path, target);
  return {
    method: "POST",
    url: SEALED_PREFIX + path,
    headers: { ...headers, "content-type": SEALED_TYPE },
    text: await sealer.seal("body", text, target),
    open: (answer) => sealer.open(answer, target),
  };
}

async function asItIs(answer: string): Promise<string> {
  return answer;
}
