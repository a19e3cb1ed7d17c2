// Passwords are stored as scrypt hashes with their own salt. Clients send the MD5 of a password, never the
// password. A salt starts with the cost of its hash, as a power of two: `14$…`.
import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

export interface StoredPassword {
  readonly hash: string;
  readonly salt: string;
}

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
const BYTES = 32;
const COST = 14;
/** For passwords that are no secret: those of demo accounts and of tests. */
export const PUBLIC_COST = 4;

/** @param md5 32 hex digits, as the client sends them */
export async function hashPassword(md5: string, cost = COST): Promise<StoredPassword> {
  const salt = `${cost}$${randomBytes(16).toString("hex")}`;
  return { hash: (await derive(md5, salt, BYTES, costOf(salt))).toString("hex"), salt };
}

/** Takes the same time when no password is set. */
export async function checkPassword(md5: string, kept: StoredPassword | null): Promise<boolean> {
  const { hash, salt } = kept ?? NOBODY;
  const derived = await derive(md5, salt, BYTES, costOf(salt));
  return timingSafeEqual(derived, Buffer.from(hash, "hex")) && kept !== null;
}

/** Salts of older databases have no cost. */
export function costOf(salt: string): ScryptOptions {
  const [cost = "", random] = salt.split("$");
  return { N: 2 ** (random === undefined ? COST : Number(cost)) };
}

const NOBODY: StoredPassword = { hash: "0".repeat(BYTES * 2), salt: `${COST}$nobody` };
