// The identities of a fleet, kept between builds: one brand of a thousand is built without resolving the
// tokens of all others.
import { readKept, writeKept } from "../output/kept-json.ts";
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
const VERSION = 2;
const EMPTY: IdentityBook = { brands: {}, words: null };

/** Empty where there is none, or a damaged one. */
export function readIdentities(file: string): IdentityBook {
  return readKept<IdentityBook>(file, VERSION) ?? EMPTY;
}

/** Of two builds at a time the later one's book stays; what it lacks is computed again. */
export function writeIdentities(file: string, book: IdentityBook): void {
  writeKept(file, VERSION, book);
}
