// An entry from a shared store. Nothing of an answer is believed before it is verified: neither paths nor
// number, sizes or bytes of the files.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sha256 } from "../files/digest.ts";
import { decodeActionResult, type OutputFile } from "./action-result.ts";
import { BlobTooLarge, type Blobs } from "./blobs.ts";
import { FACTS_FILE, LIMITS, parseFacts, totalBytes, type Kind } from "./entry-facts.ts";
import { inLanes } from "./in-lanes.ts";
import type { Transfer } from "./patience.ts";

/** The message completes "The entry is not used: …". */
export class DamagedEntry extends Error {}

/**
 * @returns path → content, null when the store has no such entry, or dropped some of it
 * @throws DamagedEntry, BlobFault
 */
export async function downloadEntry(
  blobs: Blobs,
  kind: Kind,
  key: string,
  transfer: Transfer,
): Promise<Map<string, Buffer> | null> {
  const result = await orDamaged(blobs.get("ac", key, LIMITS.facts, transfer.signal), "its list");
  if (result === null) return null;
  const outputs = decodeActionResult(result, LIMITS.files + 1);
  const listed = outputs?.find(({ path: file }) => file === FACTS_FILE);
  if (!outputs || !listed || listed.bytes > LIMITS.facts)
    throw new DamagedEntry("its list cannot be read");
  const printed = await getBlob(blobs, listed, transfer);
  if (printed === null) return null;
  const facts = parseFacts(printed.toString());
  if (facts?.kind !== kind || facts.key !== key)
    throw new DamagedEntry(
      facts ? `it is that of ${facts.kind} ${facts.key}` : "its list cannot be read",
    );
  transfer.expect(totalBytes(facts.files));
  const files = new Map<string, Buffer>();
  let complete = true;
  await inLanes(facts.files, async (file) => {
    const data = complete ? await getBlob(blobs, file, transfer) : null;
    if (data === null) complete = false;
    else files.set(file.path, data);
  });
  return complete ? files : null;
}

/** Null when the store has dropped the blob. */
async function getBlob(blobs: Blobs, file: OutputFile, transfer: Transfer): Promise<Buffer | null> {
  const data = await orDamaged(
    blobs.get("cas", file.sha256, file.bytes, transfer.signal),
    file.path,
  );
  if (data === null) return null;
  if (data.length !== file.bytes || sha256(data) !== file.sha256)
    throw new DamagedEntry(`the bytes of ${file.path} are not those of its sha-256`);
  transfer.passed(data.length);
  return data;
}

async function orDamaged(got: Promise<Buffer | null>, what: string): Promise<Buffer | null> {
  try {
    return await got;
  } catch (error) {
    if (error instanceof BlobTooLarge) throw new DamagedEntry(`${what} is larger than it says`);
    throw error;
  }
}

export function writeFiles(dir: string, files: ReadonlyMap<string, Buffer>): void {
  const folders = new Set([...files.keys()].map((file) => path.dirname(path.join(dir, file))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [file, data] of files) writeFileSync(path.join(dir, file), data);
}
