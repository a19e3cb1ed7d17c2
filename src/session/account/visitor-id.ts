// Visitor id for the `uuid` header (spec: shell-and-accounts §3 "Visitor identity"): random until the
// fingerprint is known, then derived from host and fingerprint. A stored id never changes.
import { randomId } from "#lib/wire/random-id.ts";
import { matching, storage } from "#lib/browser/storage.ts";

const KEY = "visitorId";
const UUID = matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

let unsettled: string | null = null;
let settling: Promise<string> | null = null;

export function visitorId(): string {
  const known = storage.read(KEY, UUID);
  if (known !== null) return known;
  unsettled ??= randomId();
  return unsettled;
}

/** Takes the fingerprint of a visitor without a stored id. Slow: call after the first paint. */
export function settleVisitorId(read: () => Promise<string> = fingerprintOfHost): Promise<string> {
  settling ??= settle(read).finally(() => {
    settling = null;
  });
  return settling;
}

async function settle(read: () => Promise<string>): Promise<string> {
  const known = storage.read(KEY, UUID);
  if (known !== null) return known;
  const made = await read().catch(() => null);
  // Another tab may have stored one first.
  const meanwhile = storage.read(KEY, UUID);
  if (meanwhile !== null) return meanwhile;
  // The fingerprint code failed to load: the next visit tries again.
  if (made === null) return visitorId();
  storage.write(KEY, made);
  return made;
}

async function fingerprintOfHost(): Promise<string> {
  const { hasWebGl, hash128, readFingerprint } = await import("./fingerprint.ts");
  if (!hasWebGl()) return visitorId();
  const text = `${window.location.host}|${await readFingerprint()}`;
  return hash128(text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
