// The keys that sign evidence of bets. The sandbox makes one for each site when it first signs, and stores it in its
// database. Your key store does this instead: the private key never leaves it.
import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { type EvidenceKey, keyIdOf } from "#contract/evidence/signed-evidence.ts";
import { NODE_CODING } from "../../backend/bets/evidence/ticket-evidence.ts";

const TABLE = `
  CREATE TABLE IF NOT EXISTS signing_key (
    -- Of evidence of bets, by site; the newest signs.
    serial INTEGER PRIMARY KEY,
    site TEXT NOT NULL,
    kid TEXT NOT NULL UNIQUE,
    x TEXT NOT NULL,
    secret TEXT NOT NULL -- PKCS #8
  ) STRICT`;

const KeySchema = v.object({ kid: v.string(), x: v.string(), secret: v.string() });

/** The newest first; the first key of a site is made here. */
export function keysOf(database: DatabaseSync, site: string): readonly EvidenceKey[] {
  const found = storedKeys(database, site);
  const keys = found.length === 0 ? [addKey(database, site)] : found;
  return keys.map(({ kid, x }) => ({ kty: "OKP", crv: "Ed25519", x, kid }));
}

/** Makes a new key, which signs from now on. Earlier ones stay published. */
export function addKey(database: DatabaseSync, site: string): v.InferOutput<typeof KeySchema> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const x = String(publicKey.export({ format: "jwk" })["x"]);
  const kid = keyIdOf(x, NODE_CODING);
  const secret = String(privateKey.export({ format: "pem", type: "pkcs8" }));
  database.exec(TABLE);
  database
    .prepare("INSERT INTO signing_key (site, kid, x, secret) VALUES (?, ?, ?, ?)")
    .run(site, kid, x, secret);
  return { kid, x, secret };
}

/** @returns the signature as base64url */
export function signWith(
  database: DatabaseSync,
  { site, keyId }: { readonly site: string; readonly keyId: string },
  text: string,
): string {
  const key = storedKeys(database, site).find(({ kid }) => kid === keyId);
  if (!key) throw new RangeError(`${site} has no key ${keyId}`);
  return sign(null, Buffer.from(text), createPrivateKey(key.secret)).toString("base64url");
}

function storedKeys(database: DatabaseSync, site: string) {
  database.exec(TABLE);
  const rows = database
    .prepare("SELECT kid, x, secret FROM signing_key WHERE site = ? ORDER BY serial DESC")
    .all(site);
  return v.parse(v.array(KeySchema), rows);
}
