import AES from "crypto-js/aes.js";
import CryptoJS from "crypto-js/core.js";
import type { Bytes } from "./bytes.ts";
import { fromWords, toWords } from "./crypto-words.ts";

const BLOCK_BYTES = 16;

interface Cbc {
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
}

/** AES-CBC with PKCS#7, which is what crypto-js does unless told otherwise. */
export function encryptCbc(plain: Uint8Array, { key, iv }: Cbc): Bytes {
  return fromWords(AES.encrypt(toWords(plain), toWords(key), { iv: toWords(iv) }).ciphertext);
}

/** For authenticated input only: padding that is wrong is told apart from padding that is right. */
export function decryptCbc(encrypted: Uint8Array, { key, iv }: Cbc): Bytes {
  const whole = encrypted.length > 0 && encrypted.length % BLOCK_BYTES === 0;
  if (!whole) throw new Error("not a whole number of blocks");
  const params = CryptoJS.lib.CipherParams.create({ ciphertext: toWords(encrypted) });
  const plain = AES.decrypt(params, toWords(key), { iv: toWords(iv) });
  const padding = encrypted.length - plain.sigBytes;
  if (padding < 1 || padding > BLOCK_BYTES) throw new Error("wrong padding");
  return fromWords(plain);
}
