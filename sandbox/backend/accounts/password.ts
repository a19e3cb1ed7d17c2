// Passwords are stored as scrypt hashes with their own salt. Clients send the MD5 of a password, never the
// password.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

export interface StoredPassword {
  readonly hash: string;
  readonly salt: string;
}

const derive = promisify<string, string, number, Buffer>(scrypt);
const BYTES = 32;

/** @param md5 32 hex digits, as the client sends them */
export async function hashPassword(md5: string, salt = randomSalt()): Promise<StoredPassword> {
  return { hash: (await derive(md5, salt, BYTES)).toString("hex"), salt };
}

/** Takes the same time when no password is set. */
export async function checkPassword(md5: string, kept: StoredPassword | null): Promise<boolean> {
  const { hash, salt } = kept ?? NOBODY;
  const derived = await derive(md5, salt, BYTES);
  return timingSafeEqual(derived, Buffer.from(hash, "hex")) && kept !== null;
}

const NOBODY: StoredPassword = { hash: "0".repeat(BYTES * 2), salt: "nobody" };

function randomSalt(): string {
  return randomBytes(16).toString("hex");
}
