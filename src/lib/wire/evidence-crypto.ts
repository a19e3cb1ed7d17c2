// The cryptography of evidence in plain JavaScript: WebCrypto has Ed25519 in newer browsers only, and none on pages that
// do not come by https.
import { ed25519 } from "@noble/curves/ed25519.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { EvidenceCrypto } from "#contract/evidence/signed-evidence.ts";
import { fromBase64Url, toBase64Url, toUtf8 } from "./bytes.ts";
import { decodeSigned } from "./evidence-coding.ts";

export const EVIDENCE_CRYPTO: EvidenceCrypto = {
  encode: (text) => toBase64Url(toUtf8(text)),
  decode: decodeSigned,
  sha256: (text) => toBase64Url(sha256(toUtf8(text))),
  verify({ key, text, signature }) {
    try {
      // The strict reading of RFC 8032, which Node has, too.
      const strict = { zip215: false };
      return ed25519.verify(fromBase64Url(signature), toUtf8(text), fromBase64Url(key), strict);
    } catch {
      return false; // not of the right length
    }
  },
};
