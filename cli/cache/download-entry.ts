// Downloads an entry. Paths, number, sizes and bytes of its files are verified before use.
import { sha256 } from "../files/digest.ts";
import { decodeActionResult } from "./action-result.ts";
import { DamagedEntry, type Blobs } from "./blobs.ts";
import {
  FACTS_FILE,
  LIMITS,
  parseFacts,
  totalBytes,
  type Kind,
  type StoredFile,
} from "./entry-facts.ts";
import { runConcurrently } from "./run-concurrently.ts";
import type { Transfer } from "./time-budget.ts";

/** Path → content; null when the store lacks the entry or part of it. */
export async function downloadEntry(
  blobs: Blobs,
  kind: Kind,
  key: string,
  transfer: Transfer,
): Promise<ReadonlyMap<string, Buffer> | null> {
  const list = await blobs.get("ac", key, LIMITS.facts, transfer.signal);
  if (list === null) return null;
  const listed = decodeActionResult(list)?.find((file) => file.path === FACTS_FILE);
  if (!listed || listed.bytes > LIMITS.facts || !/^[0-9a-f]{64}$/.test(listed.sha256))
    throw new DamagedEntry("its list cannot be read");
  const printed = await getContent(blobs, listed, transfer);
  if (printed === null) return null;
  const facts = parseFacts(printed.toString());
  if (facts === null) throw new DamagedEntry("its list cannot be read");
  if (facts.kind !== kind || facts.key !== key)
    throw new DamagedEntry(`it is that of ${facts.kind} ${facts.key}`);
  transfer.expect(totalBytes(facts.files));
  const files = new Map<string, Buffer>();
  let isComplete = true;
  await runConcurrently(facts.files, async (file) => {
    const data = isComplete ? await getContent(blobs, file, transfer) : null;
    if (data === null) isComplete = false;
    else files.set(file.path, data);
  });
  return isComplete ? files : null;
}

async function getContent(
  blobs: Blobs,
  file: StoredFile,
  transfer: Transfer,
): Promise<Buffer | null> {
  const data = await blobs.get("cas", file.sha256, file.bytes, transfer.signal);
  if (data === null) return null;
  if (data.length !== file.bytes || sha256(data) !== file.sha256)
    throw new DamagedEntry(`the bytes of ${file.path} are not those of its sha-256`);
  transfer.passed(data.length);
  return data;
}
