// A store that several machines share. Every byte read is verified; builds write only when the operator asks,
// because a writer decides what other machines build.
import { BlobFault, DamagedEntry, type Blobs } from "./blobs.ts";
import { downloadEntry } from "./download-entry.ts";
import type { Entry, SharedStore } from "./store.ts";
import type { StoreWarning, Warn } from "../errors/store-warning.ts";
import { createTimeBudget, type TimeBudget, type Transfer } from "./time-budget.ts";
import { uploadEntry } from "./upload-entry.ts";

export function createSharedStore(blobs: Blobs, writes: boolean, warn: Warn): SharedStore {
  // Two budgets: waiting for missing entries must not use up the time for uploads.
  const reading = createTimeBudget();
  const writing = createTimeBudget();
  /** Requested key → whether the store had the entry. */
  const wasFound = new Map<string, boolean>();
  let isOff = false;
  /** A failure skips this entry or turns the store off; it never fails the build. */
  const attempt = async <T>(
    entry: Pick<Entry, "kind" | "key">,
    budget: TimeBudget,
    work: (transfer: Transfer) => Promise<T | null>,
  ): Promise<T | null> => {
    if (isOff) return null;
    try {
      return await budget.spend(work);
    } catch (error) {
      if (error instanceof DamagedEntry) warn(damagedWarning(blobs, entry, error));
      else if (error instanceof BlobFault) {
        isOff = true;
        warn(offWarning(blobs, error));
      } else throw error;
      return null;
    }
  };
  return {
    async fetch(kind, key) {
      const files = await attempt({ kind, key }, reading, (transfer) =>
        downloadEntry(blobs, kind, key, transfer),
      );
      wasFound.set(key, files !== null);
      return files;
    },
    async offer(entry) {
      const found = wasFound.get(entry.key);
      if (!writes || found === true) return;
      await attempt(entry, writing, (transfer) =>
        uploadEntry(blobs, entry, found === false, transfer),
      );
    },
  };
}

function damagedWarning(
  blobs: Blobs,
  { kind, key }: Pick<Entry, "kind" | "key">,
  { message }: DamagedEntry,
): StoreWarning {
  return {
    code: "STORE_REMOTE_DAMAGED",
    place: blobs.name,
    what: `An entry of the shared store (${kind} ${key}) is not used: ${message}.`,
    fix: "nothing to do here, it is made again. Check who may write to the store; a build with --store-write replaces the entry.",
  };
}

function offWarning(blobs: Blobs, fault: BlobFault): StoreWarning {
  return {
    code: "STORE_REMOTE_OFF",
    place: blobs.name,
    what: `The shared store ${fault.message}; this run goes on without it.`,
    fix: fault.fix,
  };
}
