// Bytes as crypto-js takes them. Never hand it a string as a key: it would take that for a passphrase
// and derive the key with one round of MD5.
import CryptoJS from "crypto-js/core.js";
import type { Bytes } from "./bytes.ts";

export type Words = CryptoJS.lib.WordArray;

export function toWords(bytes: Uint8Array): Words {
  const words = Array.from({ length: Math.ceil(bytes.length / 4) }, () => 0);
  bytes.forEach((byte, at) => {
    words[at >>> 2] = (words[at >>> 2] ?? 0) | (byte << (24 - (at % 4) * 8));
  });
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}

export function fromWords({ words, sigBytes }: Words): Bytes {
  const bytes = new Uint8Array(sigBytes);
  for (let at = 0; at < sigBytes; at += 1) {
    bytes[at] = ((words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)) & 0xff;
  }
  return bytes;
}
