import HmacSHA256 from "crypto-js/hmac-sha256.js";
import { type Bytes, concat } from "./bytes.ts";
import { fromWords, toWords } from "./crypto-words.ts";

const HASH_BYTES = 32;

export function hmacSha256(key: Uint8Array, message: Uint8Array): Bytes {
  return fromWords(HmacSHA256(toWords(message), toWords(key)));
}

interface Hkdf {
  readonly secret: Uint8Array;
  /** Empty for none. */
  readonly salt: Uint8Array;
  readonly info: Uint8Array;
  /** Bytes wanted. */
  readonly length: number;
}

/** HKDF with SHA-256 (RFC 5869), for pages without WebCrypto. */
export function hkdfSha256({ secret, salt, info, length }: Hkdf): Bytes {
  const key = hmacSha256(salt.length === 0 ? new Uint8Array(HASH_BYTES) : salt, secret);
  const blocks: Bytes[] = [];
  for (let count = 1; (count - 1) * HASH_BYTES < length; count += 1) {
    const before = blocks.at(-1) ?? new Uint8Array();
    blocks.push(hmacSha256(key, concat(before, info, Uint8Array.of(count))));
  }
  return concat(...blocks).slice(0, length);
}
