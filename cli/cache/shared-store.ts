// A store that several machines share: read, verified byte by byte, and only where the operator says
// so written. Whoever may write it decides what others build, so reading is all a build does by itself.
import { BlobFault, type Blobs } from "./blobs.ts";
import { DamagedEntry, downloadEntry, writeFiles } from "./download-entry.ts";
import type { Kind } from "./entry-facts.ts";
import { createPatience, OutOfPatience, type Patience, type Transfer } from "./patience.ts";
import type { Entry } from "./store.ts";
import type { Warn } from "./store-warning.ts";
import { uploadEntry } from "./upload-entry.ts";

export interface Fetched {
  writeInto(dir: string): Promise<void>;
}

export interface SharedStore {
  /** Null when it has none, none that can be used, or does not deliver. */
  fetch(kind: Kind, key: string): Promise<Fetched | null>;
  /** Uploads what the store lacks; nothing where it is only read. */
  offer(entry: Entry): Promise<void>;
}

export function createSharedStore(blobs: Blobs, writes: boolean, warn: Warn): SharedStore {
  // What an upload may cost does not hang on how much was missing before it.
  const reading = createPatience();
  const writing = createPatience();
  /** Key → whether the store had a good entry, of those it was asked for. */
  const asked = new Map<string, boolean>();
  let off = false;
  /** Runs one step; what goes wrong costs the entry or the rest of the run, never the build. */
  const attempt = async <T>(
    entry: { readonly kind: Kind; readonly key: string },
    patience: Patience,
    work: (transfer: Transfer) => Promise<T | null>,
  ): Promise<T | null> => {
    if (off) return null;
    try {
      return await patience.spend(work);
    } catch (error) {
      if (error instanceof DamagedEntry) {
        warn(damagedWarning(blobs, entry, error));
        return null;
      }
      const fault = error instanceof OutOfPatience ? SLOW : error;
      if (!(fault instanceof BlobFault)) throw error;
      off = true;
      warn(offWarning(blobs, fault));
      return null;
    }
  };
  return {
    async fetch(kind, key) {
      const files = await attempt({ kind, key }, reading, (transfer) =>
        downloadEntry(blobs, kind, key, transfer),
      );
      asked.set(key, files !== null);
      return files && { writeInto: async (dir) => writeFiles(dir, files) };
    },
    async offer(entry) {
      const has = asked.get(entry.key);
      if (!writes || has === true) return;
      await attempt(entry, writing, (transfer) =>
        uploadEntry(blobs, entry, has === false, transfer),
      );
    },
  };
}

const SLOW = new BlobFault(
  "does not deliver within a second",
  "make sure that it runs and that the line to it is fast enough, or leave --store out.",
);

function damagedWarning(
  blobs: Blobs,
  { kind, key }: Pick<Entry, "kind" | "key">,
  { message }: Error,
) {
  return {
    code: "STORE_REMOTE_DAMAGED",
    place: blobs.name,
    what: `An entry of the shared store (${kind} ${key}) is not used: ${message}.`,
    fix: "nothing to do here, it is made anew. Look who may write the store; a build with --store-write replaces the entry.",
  } as const;
}

function offWarning(blobs: Blobs, fault: BlobFault) {
  return {
    code: "STORE_REMOTE_OFF",
    place: blobs.name,
    what: `The shared store ${fault.message}; this run goes on without it.`,
    fix: fault.fix,
  } as const;
}
