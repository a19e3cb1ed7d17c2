// A store that several machines share: read, verified byte by byte, and only where the operator says
// so written. Whoever may write it decides what others build, so reading is all a build does by itself.
import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { sha256 } from "../output/digest.ts";
import { decodeActionResult, encodeActionResult, type OutputFile } from "./action-result.ts";
import { BlobFault, BlobTooLarge, type Blobs } from "./blobs.ts";
import {
  FACTS_FILE,
  LIMITS,
  parseFacts,
  printFacts,
  totalBytes,
  type Kind,
  type StoredFile,
} from "./entry-facts.ts";
import { createPatience, OutOfPatience, type Transfer } from "./patience.ts";
import type { Entry } from "./store.ts";
import type { Warn } from "./store-warning.ts";

export interface Fetched {
  writeInto(dir: string): Promise<void>;
}

export interface SharedStore {
  /** Null when it has none, none that can be used, or does not deliver. */
  fetch(kind: Kind, key: string): Promise<Fetched | null>;
  /** Uploads what the store lacks; nothing where it is only read. */
  offer(entry: Entry): Promise<void>;
}

/** Requests under way at a time. */
const LANES = 16;

class DamagedEntry extends Error {}

export function createSharedStore(blobs: Blobs, writes: boolean, warn: Warn): SharedStore {
  const patience = createPatience();
  /** Key → whether the store had a good entry, of those it was asked for. */
  const asked = new Map<string, boolean>();
  let off = false;
  /** Runs one step; what goes wrong costs the entry or the rest of the run, never the build. */
  const attempt = async <T>(
    entry: { readonly kind: Kind; readonly key: string },
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
      const files = await attempt({ kind, key }, (transfer) =>
        download(blobs, kind, key, transfer),
      );
      asked.set(key, files !== null);
      return files && { writeInto: async (dir) => writeFiles(dir, files) };
    },
    async offer(entry) {
      const has = asked.get(entry.key);
      if (!writes || has === true) return;
      await attempt(entry, (transfer) => upload(blobs, entry, has === false, transfer));
    },
  };
}

const SLOW = new BlobFault(
  "does not deliver within a second",
  "make sure that it runs and that the line to it is fast enough, or leave --store out.",
);

async function download(
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

/**
 * The list comes last: nobody sees an entry that is not there in full.
 * @param lacks whether the store is known to have no good one
 */
async function upload(
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

/** The first failure is the end of all lanes. */
async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async (): Promise<void> => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function writeFiles(dir: string, files: ReadonlyMap<string, Buffer>): void {
  const folders = new Set([...files.keys()].map((file) => path.dirname(path.join(dir, file))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [file, data] of files) writeFileSync(path.join(dir, file), data);
}

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
