// The remembered password (spec: shell-and-accounts §4; design: contract "Remembered password"): ciphertext
// in local storage, its key in IndexedDB, where no script can export it. Silently does nothing when either is
// missing.
import { isOn } from "#brand/brand.ts";
import { anyText, matching, storage } from "#lib/browser/storage.ts";
import { type KeyStore, storedKeys } from "./stored-keys.ts";

export interface RememberedLogin {
  readonly name: string;
  readonly password: string;
}

/** Epoch milliseconds when it was remembered; empty when it is not. */
const FLAG = "rememberPassword";
const NAME = "rememberedName";
/** `<iv>.<ciphertext>`, base64url. */
const SEALED = "rememberedPassword";
const KEPT_MS = 30 * 86_400_000;
const IV_BYTES = 12;

export async function rememberPassword(
  { name, password }: RememberedLogin,
  keys: KeyStore = storedKeys,
): Promise<void> {
  if (!isOn("rememberPassword")) return;
  try {
    const key = await keys.read();
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const sealed = await crypto.subtle.encrypt(
      cipher(iv, name),
      key ?? (await newKey(keys)),
      new TextEncoder().encode(password),
    );
    storage.write(NAME, name);
    storage.write(SEALED, `${toText(iv)}.${toText(new Uint8Array(sealed))}`);
    storage.write(FLAG, String(Date.now()));
  } catch {
    await forgetPassword(keys);
  }
}

/** Null when there is none, it has expired or cannot be decrypted; it is then removed. */
export async function rememberedPassword(
  keys: KeyStore = storedKeys,
): Promise<RememberedLogin | null> {
  const flag = storage.read(FLAG, anyText(16));
  if (flag === null || !isOn("rememberPassword")) return null;
  const login = await open(flag, keys).catch(() => null);
  if (login === null) await forgetPassword(keys);
  return login;
}

export async function forgetPassword(keys: KeyStore = storedKeys): Promise<void> {
  storage.remove(NAME);
  storage.remove(SEALED);
  // Most players never use it: create no database for them.
  if (storage.read(FLAG, anyText(Infinity)) === null) return;
  storage.write(FLAG, "");
  await keys.remove().catch(() => {});
}

async function open(flag: string, keys: KeyStore): Promise<RememberedLogin | null> {
  const age = Date.now() - Number(flag);
  const name = storage.read(NAME, anyText(64));
  const [iv, sealed] =
    storage.read(SEALED, matching(/^[\w-]{16}\.[\w-]{1,1024}$/))?.split(".") ?? [];
  if (!(age >= 0 && age < KEPT_MS)) return null;
  if (name === null || iv === undefined || sealed === undefined) return null;
  const key = await keys.read();
  if (key === null) return null;
  const opened = await crypto.subtle.decrypt(cipher(toBytes(iv), name), key, toBytes(sealed));
  return { name, password: new TextDecoder().decode(opened) };
}

async function newKey(keys: KeyStore): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  await keys.write(key);
  return key;
}

/** Binds the ciphertext to this name. */
function cipher(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(name) };
}

function toText(bytes: Uint8Array): string {
  const binary = String.fromCharCode(...bytes);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
