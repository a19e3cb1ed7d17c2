// The identities of a fleet, kept between builds: one brand of a thousand is built without resolving the
// tokens of all others.
import { readKept, writeKept } from "../cache/kept-json.ts";
import { openKeptMap } from "../cache/kept-map.ts";
import type { BrandIdentity } from "./brand-identity.ts";
import type { KnownWords } from "./isolation-rules.ts";

export interface KnownIdentity {
  /** Of what it was made from. */
  readonly digest: string;
  readonly identity: BrandIdentity;
}

export interface IdentityBook {
  /** Of the brand with this id; undefined where it was never made. */
  of(id: string): KnownIdentity | undefined;
  /** What the shared content says of the fleet; null where nobody has looked. */
  readonly words: KnownWords | null;
  /**
   * Writes down what has changed. Of two builds at a time the later one's stays; what is lacking is computed
   * again.
   */
  keep(brands: ReadonlyMap<string, KnownIdentity>, words: KnownWords): void;
}

/** Raised whenever the shape or the meaning of an entry changes. */
const VERSION = 3;

/** @param file without its ending; where there is none, or a damaged one, nothing is known */
export function openIdentities(file: string): IdentityBook {
  const known = openKeptMap<KnownIdentity>(file, VERSION);
  const wordsFile = `${file}-words.json`;
  const words = readKept<KnownWords>(wordsFile, VERSION);
  return {
    of: (id) => known.get(id),
    words,
    keep(brands, found) {
      for (const [id, brand] of brands) if (!isSame(known.get(id), brand)) known.set(id, brand);
      for (const id of known.keys()) if (!brands.has(id)) known.delete(id);
      known.save();
      if (words?.key !== found.key) writeKept(wordsFile, VERSION, found);
    },
  };
}

/** Its texts are a part of what the digest is made of. */
function isSame(a: KnownIdentity | undefined, b: KnownIdentity): boolean {
  return (
    a?.digest === b.digest &&
    a.identity.colours === b.identity.colours &&
    a.identity.drawings.join() === b.identity.drawings.join()
  );
}
