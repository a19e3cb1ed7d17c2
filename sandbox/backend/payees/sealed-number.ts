// Card numbers, addresses and names of payee accounts are stored encrypted. An operator takes the key from its
// key store; the sandbox derives it from its published demo key, so that a stored database can be read after a restart.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import * as v from "valibot";
import { SANDBOX_PRIVATE_KEY } from "../wire/sandbox-key.ts";

const KeptSchema = v.object({ number: v.string(), holder: v.string() });
/** The encrypted part of a payee account. */
export type KeptNumber = v.InferOutput<typeof KeptSchema>;

const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync("sha256", SANDBOX_PRIVATE_KEY, "livery/payees", purpose, 32));
const SEAL_KEY = keyFor("seal");
const DIGEST_KEY = keyFor("digest");

/** @param id of the account; text encrypted for another account is refused */
export function sealNumber(id: string, kept: KeptNumber): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", SEAL_KEY, iv).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(kept)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error when the text was changed or belongs to another account */
export function openNumber(id: string, text: string): KeptNumber {
  const bytes = Buffer.from(text, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", SEAL_KEY, bytes.subarray(0, 12))
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(12, 28));
  const opened = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return v.parse(KeptSchema, JSON.parse(opened.toString()));
}

/** Equal for equal account numbers, whoever owns them. */
export function numberDigest(kind: string, number: string): string {
  return createHmac("sha256", DIGEST_KEY).update(`${kind}:${number}`).digest("hex");
}
