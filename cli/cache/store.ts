// The cache of builds: an entry is a folder `.livery/<kind>/<key>`, its key the digest of its inputs. An entry
// that fails verification is made again.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { leftovers, removeAll, temporaryName } from "../files/atomic-write.ts";
import { listFiles, sha256 } from "../files/digest.ts";
import { refusalOf } from "../files/tell-write.ts";
import {
  FACTS_FILE,
  printFacts,
  type EntryFacts,
  type Kind,
  type StoredFile,
} from "./entry-facts.ts";
import { recordUse } from "./folder-use.ts";
import { placeFolder } from "./place-folder.ts";
import type { Warn } from "../errors/store-warning.ts";
import { verifyEntry } from "./verify-entry.ts";

export interface Entry {
  readonly kind: Kind;
  readonly key: string;
  readonly dir: string;
  readonly files: ReadonlyMap<string, StoredFile>;
}

export interface Store {
  readonly warn: Warn;
  /** The verified entry; null when missing or damaged. */
  find(kind: Kind, key: string): Promise<Entry | null>;
  /** Called before long work, whose result would be lost if it could not be stored. @throws CliError STORE_WRITE */
  requireWritable(kind: Kind): void;
  /** Stores an entry. @param fill writes its files into the given folder */
  keep(kind: Kind, key: string, fill: (dir: string) => Promise<void>): Promise<Entry>;
  /** Uploads the entries of this run that a writable shared store lacks. */
  share(): Promise<void>;
}

export interface SharedStore {
  /** Path → content; null when the entry is missing, damaged or too slow to get. */
  fetch(kind: Kind, key: string): Promise<ReadonlyMap<string, Buffer> | null>;
  /** Uploads a missing entry; does nothing in a read-only store. */
  offer(entry: Entry): Promise<void>;
}

/** Kinds that take longer to make than to download. */
const SHARED: ReadonlySet<Kind> = new Set(["core", "texts"]);

export function openStore(root: string, warn: Warn, shared: SharedStore | null = null): Store {
  const used = new Map<string, Entry>();
  const swept = new Map<Kind, Promise<void>>();
  const keep: Store["keep"] = async (kind, key, fill) => {
    const dir = folderOf(root, kind, key);
    let files: readonly StoredFile[] = [];
    const fillEntry = async (temporary: string): Promise<void> => {
      await fill(temporary);
      files = describeFiles(temporary);
      writeFileSync(path.join(temporary, FACTS_FILE), printFacts({ kind, key, files }));
    };
    const isWhole = () => verifyEntry(dir, kind, key).state === "whole";
    try {
      const sweep = swept.get(kind) ?? sweepLeftovers(path.dirname(dir));
      swept.set(kind, sweep);
      await sweep;
      const isOurs = await placeFolder(dir, fillEntry, isWhole);
      const entry = isOurs ? entryOf(dir, { kind, key, files }) : readLocal(dir, kind, key, warn);
      if (!entry) throw new Error(`the entry stored in ${dir} is missing`);
      used.set(dir, entry);
      return entry;
    } catch (error) {
      throw writeError(root, error);
    }
  };
  return {
    warn,
    requireWritable(kind) {
      const probe = temporaryName(path.join(root, kind, "probe"));
      try {
        mkdirSync(path.dirname(probe), { recursive: true });
        writeFileSync(probe, "", { flag: "wx" });
        rmSync(probe);
      } catch (error) {
        throw writeError(root, error);
      }
    },
    keep,
    async find(kind, key) {
      const dir = folderOf(root, kind, key);
      const entry = used.get(dir) ?? readLocal(dir, kind, key, warn);
      if (entry) {
        used.set(dir, entry);
        recordUse(dir);
        return entry;
      }
      const fetched = SHARED.has(kind) ? await shared?.fetch(kind, key) : null;
      return fetched ? await keep(kind, key, async (folder) => writeFiles(folder, fetched)) : null;
    },
    async share() {
      for (const entry of used.values()) {
        if (SHARED.has(entry.kind)) await shared?.offer(entry);
      }
    },
  };
}

export function entryFile(entry: Entry, file: string): string {
  if (!entry.files.has(file)) throw new Error(`${entry.dir} has no ${file}`);
  return path.join(entry.dir, file);
}

export function folderOf(root: string, kind: Kind, key: string): string {
  return path.join(root, kind, key.slice(0, 20));
}

function readLocal(dir: string, kind: Kind, key: string, warn: Warn): Entry | null {
  const verified = verifyEntry(dir, kind, key);
  if (verified.state === "damaged") {
    warn({
      code: "STORE_ENTRY_DAMAGED",
      place: path.join(dir, verified.file),
      what: `An entry of the store (${kind} ${key.slice(0, 20)}) is not used: ${verified.why}.`,
      fix: "nothing to do, it is made again. If this comes back, something writes into the store.",
    });
  }
  return verified.state === "whole" ? entryOf(dir, verified.facts) : null;
}

function entryOf(dir: string, { kind, key, files }: EntryFacts): Entry {
  return { kind, key, dir, files: new Map(files.map((file) => [file.path, file])) };
}

function describeFiles(dir: string): StoredFile[] {
  return listFiles(dir).map((file) => {
    const data = readFileSync(path.join(dir, file));
    return { path: file, bytes: data.length, sha256: sha256(data) };
  });
}

function writeFiles(dir: string, files: ReadonlyMap<string, Buffer>): void {
  for (const [file, data] of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), data);
  }
}

async function sweepLeftovers(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true });
  await removeAll(await leftovers(dir));
}

/** Wraps errors of the file system only. */
function writeError(root: string, error: unknown): unknown {
  const reason = error instanceof CliError ? null : refusalOf(error);
  if (reason === null) return error;
  return new CliError("STORE_WRITE", {
    what: `The store cannot be written (${reason}), and bundles are linked from it. Every bundle is as it was, and no partial file is left.`,
    where: { file: root },
    fix: "make sure that the folder can be written and has space, then build again; `brand cache --prune` makes room.",
    cause: error,
  });
}
