// When a call was made and who vouches for it: the `timestamp` and `signature` headers.
import { createHash } from "node:crypto";
import * as v from "valibot";
import { CLOCK_TOLERANCE_MS, type SignaturePayload } from "#contract/sealed.ts";
import { ILLEGAL_REQUEST, Refusal } from "../answers/refusal.ts";
import type { Backend } from "../backend.ts";
import type { SiteView } from "../world.ts";
import type { Exchange } from "./exchange.ts";

const PayloadSchema: v.GenericSchema<unknown, SignaturePayload> = v.strictObject({
  timestamp: v.number(),
  ip: v.string(),
  digest: v.string(),
});

/** @throws Refusal when the call is too old, too early, not signed where it must be, or a repetition */
export function checkSigned(
  backend: Backend,
  { site }: SiteView,
  { call, headers, ip, text }: Exchange,
): void {
  const now = backend.clock.now();
  const timestamp = timeOf(headers.timestamp, now);
  if (site.publicKey === null) return;
  const payload = payloadOf(backend.seals.open(site, headers.signature, "signature", call)?.text);
  const genuine =
    call.requestId !== "" &&
    payload?.timestamp === timestamp &&
    payload.digest === createHash("sha256").update(text).digest("hex") &&
    (payload.ip === "" || payload.ip === ip);
  const until = timestamp + CLOCK_TOLERANCE_MS;
  if (!genuine || !backend.replays.admit(`${site.id} ${call.requestId}`, until, now)) {
    throw new Refusal(ILLEGAL_REQUEST);
  }
}

function timeOf(header: string, serverTime: number): number {
  if (!/^\d{1,16}$/.test(header)) throw new Refusal(ILLEGAL_REQUEST);
  const timestamp = Number(header);
  if (Math.abs(timestamp - serverTime) <= CLOCK_TOLERANCE_MS) return timestamp;
  throw new Refusal(ILLEGAL_REQUEST, "", { data: { serverTime } });
}

function payloadOf(text: string | undefined): SignaturePayload | null {
  try {
    const payload = v.safeParse(PayloadSchema, JSON.parse(text ?? ""));
    return payload.success ? payload.output : null;
  } catch {
    return null;
  }
}
