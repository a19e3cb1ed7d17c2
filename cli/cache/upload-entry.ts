import { readFile } from "node:fs/promises";
import path from "node:path";
import { sha256 } from "../files/digest.ts";
import { encodeActionResult } from "./action-result.ts";
import { BlobFault, DamagedEntry, type Blobs } from "./blobs.ts";
import { FACTS_FILE, LIMITS, printFacts, totalBytes, type StoredFile } from "./entry-facts.ts";
import { runConcurrently } from "./run-concurrently.ts";
import type { Entry } from "./store.ts";
import type { Transfer } from "./time-budget.ts";

/** Writes the list last: no reader sees a partial entry. @param isMissing if false, the store is asked first */
export async function uploadEntry(
  blobs: Blobs,
  entry: Entry,
  isMissing: boolean,
  transfer: Transfer,
): Promise<true> {
  const { signal } = transfer;
  const files = [...entry.files.values()];
  const printed = Buffer.from(printFacts({ kind: entry.kind, key: entry.key, files }));
  const facts = { path: FACTS_FILE, bytes: printed.length, sha256: sha256(printed) };
  const list = encodeActionResult([facts, ...files]);
  if (!isMissing && (await listOf(blobs, entry.key, signal))?.equals(list)) return true;
  transfer.expect(totalBytes(files));
  await runConcurrently(files, async (file) => {
    await blobs.put("cas", file.sha256, await readUnchanged(entry, file), signal);
    transfer.passed(file.bytes);
  });
  await blobs.put("cas", facts.sha256, printed, signal);
  await blobs.put("ac", entry.key, list, signal);
  return true;
}

async function listOf(blobs: Blobs, key: string, signal: AbortSignal): Promise<Buffer | null> {
  return await blobs.get("ac", key, LIMITS.facts, signal).catch((error: unknown) => {
    if (error instanceof DamagedEntry) return null;
    throw error;
  });
}

async function readUnchanged(entry: Entry, file: StoredFile): Promise<Buffer> {
  const data = await readFile(path.join(entry.dir, file.path)).catch(() => null);
  if (data !== null && sha256(data) === file.sha256) return data;
  throw new BlobFault(
    `is not given ${entry.kind} ${entry.key.slice(0, 20)}, whose ${file.path} was changed during this run`,
    "build again: the entry is checked and made again first.",
  );
}
