// Suite `cbc-hmac` of the sealed wire, in plain JavaScript: pages that do not come by https have no
// WebCrypto. Loaded only when it is used.
import { p256 } from "@noble/curves/nist.js";
import SHA256 from "crypto-js/sha256.js";
import { decryptCbc, encryptCbc } from "./aes-cbc.ts";
import { type Bytes, concat, toBase64Url, toUtf8 } from "./bytes.ts";
import { fromWords, toWords } from "./crypto-words.ts";
import { hkdfSha256, hmacSha256 } from "./hmac-sha256.ts";
import type { SuiteCipher, TokenBinding } from "./suite-cipher.ts";

const KEY_BYTES = 32;
const IV_BYTES = 16;

export async function createCbcHmac(serverKey: Bytes): Promise<SuiteCipher> {
  const own = p256.utils.randomSecretKey();
  const epk = new Uint8Array(p256.getPublicKey(own, false));
  // A compressed point is a sign and the coordinate that is the secret.
  const secret = p256.getSharedSecret(own, serverKey, true).slice(1);
  const salt = concat(epk, serverKey);
  const keysFor = (info: string) => {
    const both = hkdfSha256({ secret, salt, info: toUtf8(info), length: 2 * KEY_BYTES });
    return { encryption: both.slice(0, KEY_BYTES), mac: both.slice(KEY_BYTES) };
  };
  return {
    epk,
    async encrypt(plain, binding) {
      const keys = keysFor(binding.info);
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const encrypted = encryptCbc(plain, { key: keys.encryption, iv });
      return [iv, encrypted, hmacSha256(keys.mac, authenticated(iv, encrypted, binding))];
    },
    async decrypt([iv, encrypted, mac, ...more], binding) {
      if (iv?.length !== IV_BYTES || !encrypted || !mac || more.length > 0) {
        throw new Error("not the parts of a cbc-hmac token");
      }
      const keys = keysFor(binding.info);
      const expected = hmacSha256(keys.mac, authenticated(iv, encrypted, binding));
      if (!same(mac, expected)) throw new Error("forged");
      return decryptCbc(encrypted, { key: keys.encryption, iv });
    },
    async sha256(bytes) {
      return fromWords(SHA256(toWords(bytes)));
    },
  };
}

function authenticated(iv: Bytes, encrypted: Bytes, { head, context }: TokenBinding): Bytes {
  const token = [head, toBase64Url(iv), toBase64Url(encrypted)].join(".");
  return toUtf8(`${token}\0${context}`);
}

/** Takes the same time wherever the difference is. */
function same(a: Bytes, b: Bytes): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < b.length; at += 1) difference |= (a[at] ?? 0) ^ (b[at] ?? 0);
  return difference === 0;
}
