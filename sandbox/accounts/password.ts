// What is kept of a password: scrypt, with a salt of its own, of the MD5 that came over the wire.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

export interface KeptPassword {
  readonly hash: string;
  readonly salt: string;
}

const derive = promisify<string, string, number, Buffer>(scrypt);
const BYTES = 32;

/** @param md5 the 32 hex digits of the wire */
export async function keepPassword(md5: string, salt = randomSalt()): Promise<KeptPassword> {
  return { hash: (await derive(md5, salt, BYTES)).toString("hex"), salt };
}

/** Takes as long for a password that was never set. */
export async function passwordFits(md5: string, kept: KeptPassword | null): Promise<boolean> {
  const { hash, salt } = kept ?? NOBODY;
  const derived = await derive(md5, salt, BYTES);
  return timingSafeEqual(derived, Buffer.from(hash, "hex")) && kept !== null;
}

const NOBODY: KeptPassword = { hash: "0".repeat(BYTES * 2), salt: "nobody" };

function randomSalt(): string {
  return randomBytes(16).toString("hex");
}
