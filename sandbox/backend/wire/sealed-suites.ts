// The two cipher suites of sealed calls (contract/sealed.ts). `open` throws for every invalid token.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { SealedSuite } from "#contract/sealed.ts";

interface Suite {
  readonly keyBytes: number;
  /** @param parts what follows the client's public key in the token */
  open(token: string, parts: readonly string[], keys: Buffer, context: string): Buffer;
  /** @param head the token up to the client's public key */
  seal(head: string, text: string, keys: Buffer, context: string): string;
}

const GCM_IV = 12;
const GCM_TAG = 16;
const CBC_IV = 16;
const CBC_KEY = 32;

export const SUITES: Readonly<Record<SealedSuite, Suite>> = {
  gcm: {
    keyBytes: 32,
    open(_token, parts, key, context) {
      const [iv, sealed] = bytes(parts, 2);
      if (iv?.length !== GCM_IV || !sealed) throw new Error("iv");
      const end = sealed.length - GCM_TAG;
      const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: GCM_TAG });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(end));
      return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
    },
    seal(head, text, key, context) {
      const iv = randomBytes(GCM_IV);
      const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: GCM_TAG });
      cipher.setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
      return [head, iv.toString("base64url"), sealed.toString("base64url")].join(".");
    },
  },
  "cbc-hmac": {
    keyBytes: 64,
    open(token, parts, keys, context) {
      const [iv, sealed, mac] = bytes(parts, 3);
      const signed = token.slice(0, token.lastIndexOf("."));
      if (iv?.length !== CBC_IV || !sealed || !mac) throw new Error("iv");
      // `timingSafeEqual` throws for unequal lengths, which is a refusal, too.
      if (!timingSafeEqual(mac, macOf(signed, keys, context))) throw new Error("mac");
      const decipher = createDecipheriv("aes-256-cbc", keys.subarray(0, CBC_KEY), iv);
      return Buffer.concat([decipher.update(sealed), decipher.final()]);
    },
    seal(head, text, keys, context) {
      const iv = randomBytes(CBC_IV);
      const cipher = createCipheriv("aes-256-cbc", keys.subarray(0, CBC_KEY), iv);
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      const signed = [head, iv.toString("base64url"), sealed.toString("base64url")].join(".");
      return `${signed}.${macOf(signed, keys, context).toString("base64url")}`;
    },
  },
};

function macOf(signed: string, keys: Buffer, context: string): Buffer {
  return createHmac("sha256", keys.subarray(CBC_KEY)).update(`${signed}\0${context}`).digest();
}

function bytes(parts: readonly string[], count: number): Buffer[] {
  if (parts.length !== count) throw new Error("parts");
  return parts.map(fromBase64Url);
}

/** Strict, so that a token has exactly one valid spelling. */
export function fromBase64Url(text: string): Buffer {
  const decoded = Buffer.from(text, "base64url");
  if (decoded.toString("base64url") !== text) throw new Error("base64url");
  return decoded;
}
