// The identities of a fleet, kept between builds: one brand of a thousand is built without resolving the
// tokens of all others. The first line is the digest of the rest, so a damaged book counts as none.
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sha256 } from "../output/digest.ts";
import type { BrandIdentity } from "./brand-identity.ts";
import type { KnownWords } from "./fleet-gate.ts";

export interface IdentityBook {
  /** Brand → its identity and the digest of what it was made from. */
  readonly brands: Readonly<Record<string, KnownIdentity>>;
  readonly words: KnownWords | null;
}

export interface KnownIdentity {
  readonly digest: string;
  readonly identity: BrandIdentity;
}

/** Raised whenever the shape or the meaning of an entry changes. */
const VERSION = 1;
const EMPTY: IdentityBook = { brands: {}, words: null };

/** Empty where there is none, or a damaged one. */
export async function readIdentities(storeDir: string): Promise<IdentityBook> {
  const text = await readFile(fileIn(storeDir), "utf8").catch(() => "");
  const cut = text.indexOf("\n");
  const body = text.slice(cut + 1);
  if (cut === -1 || sha256(body) !== text.slice(0, cut)) return EMPTY;
  const book = JSON.parse(body) as IdentityBook & { readonly version: number };
  return book.version === VERSION ? book : EMPTY;
}

/** Of two builds at a time the later one's book stays; what it lacks is computed again. */
export async function writeIdentities(storeDir: string, book: IdentityBook): Promise<void> {
  const body = JSON.stringify({ version: VERSION, ...book });
  const file = fileIn(storeDir);
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(storeDir, { recursive: true });
  try {
    await writeFile(temporary, `${sha256(body)}\n${body}`);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

const fileIn = (storeDir: string) => path.join(storeDir, "identities.json");
