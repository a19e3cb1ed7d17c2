import { readFile } from "node:fs/promises";
import path from "node:path";
import { sha256 } from "../files/digest.ts";
import { encodeActionResult } from "./action-result.ts";
import { BlobFault, BlobTooLarge, type Blobs } from "./blobs.ts";
import { FACTS_FILE, LIMITS, printFacts, totalBytes, type StoredFile } from "./entry-facts.ts";
import { inLanes } from "./in-lanes.ts";
import type { Transfer } from "./patience.ts";
import type { Entry } from "./store.ts";

/**
 * The list comes last: nobody sees an entry that is not there in full.
 * @throws BlobFault
 * @param lacks whether the store is known to have no good one
 */
export async function uploadEntry(
  blobs: Blobs,
  entry: Entry,
  lacks: boolean,
  transfer: Transfer,
): Promise<true> {
  const { signal } = transfer;
  const files = [...entry.files.values()];
  const printed = Buffer.from(printFacts({ kind: entry.kind, key: entry.key, files }));
  const facts = { path: FACTS_FILE, bytes: printed.length, sha256: sha256(printed) };
  const result = encodeActionResult([facts, ...files]);
  if (!lacks && (await holds(blobs, entry.key, result, signal))) return true;
  transfer.expect(totalBytes(files));
  await inLanes(files, async (file) => {
    await blobs.put("cas", file.sha256, await readVerified(entry, file), signal);
    transfer.passed(file.bytes);
  });
  await blobs.put("cas", facts.sha256, printed, signal);
  await blobs.put("ac", entry.key, result, signal);
  return true;
}

/** What was verified at the start of a run may have been written into since. */
async function readVerified(entry: Entry, file: StoredFile): Promise<Buffer> {
  const data = await readFile(path.join(entry.dir, file.path)).catch(() => null);
  if (data !== null && sha256(data) === file.sha256) return data;
  throw new BlobFault(
    `is not given ${entry.kind} ${entry.key.slice(0, 20)}, whose ${file.path} was changed during this run`,
    "build again: the entry is checked and made anew first.",
  );
}

async function holds(
  blobs: Blobs,
  key: string,
  result: Uint8Array,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return (await blobs.get("ac", key, LIMITS.facts, signal))?.equals(result) ?? false;
  } catch (error) {
    if (error instanceof BlobTooLarge) return false;
    throw error;
  }
}
