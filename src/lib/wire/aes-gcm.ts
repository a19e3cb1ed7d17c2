import type { Bytes } from "./bytes.ts";

interface Gcm {
  readonly key: CryptoKey;
  readonly iv: Bytes;
  /** Authenticated, not encrypted. */
  readonly context: Bytes;
}

/** @returns ciphertext and 16-byte tag */
export async function encryptGcm(plain: Bytes, gcm: Gcm): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt(algorithm(gcm), gcm.key, plain));
}

/** @throws OperationError for anything that was not made with this key, iv and context */
export async function decryptGcm(sealed: Bytes, gcm: Gcm): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.decrypt(algorithm(gcm), gcm.key, sealed));
}

export function gcmKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

function algorithm({ iv, context }: Gcm): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: context, tagLength: 128 };
}
