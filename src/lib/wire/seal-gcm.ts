// Suite `gcm` of the sealed wire, by WebCrypto: pages of a secure context.
import { decryptGcm, encryptGcm, gcmKey } from "./aes-gcm.ts";
import { type Bytes, concat, toUtf8 } from "./bytes.ts";
import type { SuiteCipher } from "./suite-cipher.ts";

const P256 = { name: "ECDH", namedCurve: "P-256" } as const;
const IV_BYTES = 12;

export async function createGcm(serverKey: Bytes): Promise<SuiteCipher> {
  const { subtle } = crypto;
  const own = await subtle.generateKey(P256, false, ["deriveBits"]);
  const epk = new Uint8Array(await subtle.exportKey("raw", own.publicKey));
  const server = await subtle.importKey("raw", serverKey, P256, true, []);
  const secret = await subtle.deriveBits({ name: "ECDH", public: server }, own.privateKey, 256);
  const base = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const salt = concat(epk, serverKey);
  const keyFor = async (info: string) => gcmKey(await expand({ base, salt, info: toUtf8(info) }));
  return {
    epk,
    async encrypt(plain, { info, context }) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const gcm = { key: await keyFor(info), iv, context: toUtf8(context) };
      return [iv, await encryptGcm(plain, gcm)];
    },
    async decrypt([iv, sealed, ...more], { info, context }) {
      if (iv?.length !== IV_BYTES || sealed === undefined || more.length > 0) {
        throw new Error("not the parts of a gcm token");
      }
      return decryptGcm(sealed, { key: await keyFor(info), iv, context: toUtf8(context) });
    },
    async sha256(bytes) {
      return new Uint8Array(await subtle.digest("SHA-256", bytes));
    },
  };
}

interface Expansion {
  readonly base: CryptoKey;
  readonly salt: Bytes;
  readonly info: Bytes;
}

async function expand({ base, salt, info }: Expansion): Promise<Bytes> {
  const hkdf = { name: "HKDF", hash: "SHA-256", salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf, base, 256));
}
