// The sealed wire (design: contract, "Encrypted calls"): what both ends must agree on. Each end has its
// own implementation, so that one proves the other.
//
// One request has one sealer with a fresh P-256 key pair (`epk`, an uncompressed point). Every token is
// base64url parts joined by dots:
//
//   gcm       1.gcm.<epk>.<iv, 12 bytes>.<ciphertext and 16-byte tag>
//   cbc-hmac  1.cbc-hmac.<epk>.<iv, 16 bytes>.<ciphertext>.<mac, 32 bytes>
//
// Keys: HKDF-SHA-256, input ECDH(own private key, other public key), salt epk ‖ server's public key,
// info `livery/1/<suite>/<purpose>`; 32 bytes for gcm, 64 for cbc-hmac (encryption, then mac).
// gcm takes the context below as associated data. cbc-hmac pads by PKCS#7. Before it decrypts, it
// authenticates the token without its mac ‖ 0x00 ‖ context.
//
// On the wire: `POST /enc/<path token>`, content type text/plain, the body token as body. Both tokens
// carry the same epk. The answer is a token of purpose `answer`, text/plain, with the epk of the
// request; HTTP status 200. Every failure to decrypt gives the same refusal.

export const SEALED_SUITES = ["gcm", "cbc-hmac"] as const;
export type SealedSuite = (typeof SEALED_SUITES)[number];

export const SEALED_PREFIX = "/enc/";
export const SEALED_VERSION = "1";
export const SEALED_TYPE = "text/plain; charset=utf-8";

/** `field`: a single value inside a plain body, as in the code calls. */
export type SealPurpose = "path" | "body" | "answer" | "signature" | "field";

export interface SealedCall {
  readonly method: string;
  /** The real path, `/site/api/v1/…`. */
  readonly path: string;
  /** Value of the `requestid` header. */
  readonly requestId: string;
  readonly sender?: SealedSender; // left out for a visitor
}

/** Request headers `token`, `uuid` and `idempotencykey`; empty when not sent. */
export interface SealedSender {
  readonly token: string;
  readonly uuid: string;
  readonly idempotencyKey: string;
}

/**
 * UTF-8 text that a token is bound to: changing one of these headers breaks the seal. A path cannot contain
 * itself. A field is sealed before its sender is known and is bound by its body's signature.
 */
export function sealContext(purpose: SealPurpose, call: SealedCall): string {
  const path = purpose === "path" ? "" : call.path;
  const parts = ["livery", SEALED_VERSION, purpose, call.method, path, call.requestId];
  if (purpose === "field") return parts.join("\n");
  const { token = "", uuid = "", idempotencyKey = "" } = call.sender ?? {};
  return [...parts, token, uuid, idempotencyKey].join("\n");
}

export interface SignaturePayload {
  readonly timestamp: number; // epoch milliseconds; equals the `timestamp` header
  readonly ip: string; // the client's address by `preInfo`; empty before it is known
  readonly digest: string; // SHA-256 of the plain body text, lower-case hex
}

/** Largest allowed clock difference; beyond it the server refuses and sends its own time. */
export const CLOCK_TOLERANCE_MS = 300_000;
