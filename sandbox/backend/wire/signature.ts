// Checks the `timestamp` and `signature` headers, and that a signed request comes only once.
import { createHash } from "node:crypto";
import * as v from "valibot";
import { ILLEGAL_PARAMETER, TOO_FREQUENT } from "#contract/codes.ts";
import { CLOCK_TOLERANCE_MS, type SignaturePayload } from "#contract/sealed.ts";
import { isSessionOpen } from "../members/token-store.ts";
import type { Backend } from "./backend.ts";
import type { SiteView } from "./sites.ts";
import type { Exchange } from "./exchange.ts";
import { Refusal } from "./refusal.ts";

const PayloadSchema: v.GenericSchema<unknown, SignaturePayload> = v.strictObject({
  timestamp: v.number(),
  ip: v.string(),
  digest: v.string(),
});

/**
 * @param money whether the call moves money: such a call may be repeated with its idempotency key
 * @throws Refusal when the timestamp is too far off, the signature is missing or wrong, or the request is
 * repeated
 */
export function checkSigned(
  backend: Backend,
  { site }: SiteView,
  { call, headers, ip, text }: Exchange,
  money: boolean,
): void {
  const now = backend.now();
  const timestamp = timeOf(headers.timestamp, now);
  if (site.publicKey === null) return;
  const payload = payloadOf(backend.seals.open(site, headers.signature, "signature", call)?.text);
  const genuine =
    call.requestId !== "" &&
    payload?.timestamp === timestamp &&
    payload.digest === createHash("sha256").update(text).digest("hex") &&
    (payload.ip === "" || payload.ip === ip);
  const until = timestamp + CLOCK_TOLERANCE_MS;
  const { token, idempotencykey: key } = headers;
  const repeatedBy = money && key !== "" ? `${token} ${key}` : null;
  if (!genuine) throw new Refusal(ILLEGAL_PARAMETER);
  // A token that is no session is made up: as many senders as somebody likes would fill the memory.
  const isKnown = isSessionOpen(backend.database, token, now);
  const sender = `${site.id} ${isKnown ? token : ip}`;
  const signed = { id: `${site.id} ${call.requestId}`, sender, until, repeatedBy };
  const admission = backend.replays.admit(signed, now);
  if (admission === "full") throw new Refusal(TOO_FREQUENT);
  if (admission === "repeated") throw new Refusal(ILLEGAL_PARAMETER);
}

function timeOf(header: string, serverTime: number): number {
  if (!/^\d{1,16}$/.test(header)) throw new Refusal(ILLEGAL_PARAMETER);
  const timestamp = Number(header);
  if (Math.abs(timestamp - serverTime) <= CLOCK_TOLERANCE_MS) return timestamp;
  throw new Refusal(ILLEGAL_PARAMETER, "", { data: { serverTime } });
}

function payloadOf(text: string | undefined): SignaturePayload | null {
  try {
    const payload = v.safeParse(PayloadSchema, JSON.parse(text ?? ""));
    return payload.success ? payload.output : null;
  } catch {
    return null;
  }
}
