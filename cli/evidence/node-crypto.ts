// The cryptography of evidence, by Node.
import { createHash, createPublicKey, verify } from "node:crypto";
import type { EvidenceCrypto } from "#contract/evidence/signed-evidence.ts";

const encode = (text: string): string => Buffer.from(text).toString("base64url");

export const NODE_CRYPTO: EvidenceCrypto = {
  encode,
  sha256: (text) => createHash("sha256").update(text).digest("base64url"),
  decode(encoded) {
    const text = Buffer.from(encoded, "base64url").toString();
    return encode(text) === encoded ? text : null;
  },
  verify({ key, text, signature }) {
    const bytes = Buffer.from(signature, "base64url");
    if (bytes.toString("base64url") !== signature) return false;
    try {
      const jwk = { kty: "OKP", crv: "Ed25519", x: key };
      return verify(null, Buffer.from(text), createPublicKey({ format: "jwk", key: jwk }), bytes);
    } catch {
      return false; // not a key of that kind
    }
  },
};
