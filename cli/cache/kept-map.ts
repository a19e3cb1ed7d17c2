// A map that a build keeps for the next one, in parts by key: what is learnt of one brand of a thousand
// writes one part, not all of them. Losing a part costs time and nothing else.
import { readKept, writeKept } from "./kept-json.ts";

export interface KeptMap<T> {
  get(key: string): T | undefined;
  keys(): Iterable<string>;
  set(key: string, value: T): void;
  delete(key: string): void;
  /** Writes the parts that have changed. Of two processes at a time the later one's part stays. */
  save(): void;
}

/** An eighth of a megabyte each for the identities of a thousand brands. */
const PARTS = 16;

/**
 * @param file without its ending; a part's name is put behind it
 * @param version raised whenever the shape or the meaning of a value changes
 */
export function openKeptMap<T>(file: string, version: number): KeptMap<T> {
  const parts = Array.from({ length: PARTS }, (_, index) => {
    const place = `${file}-${index.toString(PARTS)}.json`;
    const known = readKept<Readonly<Record<string, T>>>(place, version);
    return { place, values: new Map(Object.entries(known ?? {})), changed: false };
  });
  const partOf = (key: string) => parts[partIndex(key)] ?? outOfParts(key);
  return {
    get: (key) => partOf(key).values.get(key),
    *keys() {
      for (const { values } of parts) yield* values.keys();
    },
    set(key, value) {
      const part = partOf(key);
      part.values.set(key, value);
      part.changed = true;
    },
    delete(key) {
      const part = partOf(key);
      if (part.values.delete(key)) part.changed = true;
    },
    save() {
      for (const part of parts.filter(({ changed }) => changed)) {
        writeKept(part.place, version, Object.fromEntries(part.values));
        part.changed = false;
      }
    },
  };
}

/** The sum of the characters would put brands of a numbered fleet together. */
function partIndex(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return hash % PARTS;
}

function outOfParts(key: string): never {
  throw new Error(`${key} is in no part`);
}
