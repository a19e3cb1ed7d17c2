// Everything that can be made again and is worth keeping, by content: an entry is a folder under
// `.livery/<kind>/`, its key the digest of all it was made from. What cannot be verified is made again.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { leftovers, removeAll } from "../files/atomic-write.ts";
import { listFiles, sha256 } from "../files/digest.ts";
import {
  FACTS_FILE,
  printFacts,
  type Kind,
  type NewFacts,
  type StoredFile,
} from "./entry-facts.ts";
import { noteUse } from "./folder-marks.ts";
import { placeFolder } from "./place-folder.ts";
import type { SharedStore } from "./shared-store.ts";
import type { Warn } from "./store-warning.ts";
import { verifyEntry } from "./verify-entry.ts";

export interface Entry {
  readonly kind: Kind;
  readonly key: string;
  readonly dir: string;
  readonly files: ReadonlyMap<string, StoredFile>;
}

export interface Store {
  readonly warn: Warn;
  /** Whether a shared store is asked for what is not here. */
  readonly hasShared: boolean;
  /** The entry, verified; null when there is none, or none that can be used. */
  find(kind: Kind, key: string): Promise<Entry | null>;
  /** Puts an entry. @param fill writes its files into the folder it is given */
  keep(kind: Kind, key: string, fill: (dir: string) => Promise<void>): Promise<Entry>;
  /** Sends the shared store what it lacks of the entries this run used, where it may be written. */
  share(): Promise<void>;
}

/** Kinds worth a round trip: each is made once for all brands, and takes longer to make than to fetch. */
const SHARED: ReadonlySet<Kind> = new Set(["core", "texts"]);

/** @param shared asked for what is not here */
export function openStore(root: string, warn: Warn, shared: SharedStore | null = null): Store {
  const used = new Map<string, Entry>();
  const swept = new Map<Kind, Promise<void>>();
  const local = (kind: Kind, key: string) => readLocal(folderOf(root, kind, key), kind, key, warn);
  const keep: Store["keep"] = async (kind, key, fill) => {
    const dir = folderOf(root, kind, key);
    const isWhole = () => verifyEntry(dir, kind, key).state === "whole";
    let filled: Entry | null = null;
    const place = async (temporary: string) => {
      filled = asEntry(dir, await fillEntry(temporary, { kind, key }, fill));
    };
    let entry: Entry | null = null;
    try {
      const sweep = swept.get(kind) ?? sweepLeftovers(path.dirname(dir));
      swept.set(kind, sweep);
      await sweep;
      entry = (await placeFolder(dir, place, isWhole)) ? filled : local(kind, key);
    } catch (error) {
      throw writeError(root, error);
    }
    if (entry === null) throw new Error(`what was put into ${dir} is not there`);
    used.set(dir, entry);
    return entry;
  };
  return {
    warn,
    hasShared: shared !== null,
    keep,
    async find(kind, key) {
      const dir = folderOf(root, kind, key);
      const known = used.get(dir) ?? local(kind, key);
      if (known !== null) {
        used.set(dir, known);
        noteUse(dir);
        return known;
      }
      const fetched = SHARED.has(kind) ? await shared?.fetch(kind, key) : null;
      return fetched ? await keep(kind, key, fetched.writeInto) : null;
    },
    async share() {
      for (const entry of used.values()) {
        if (SHARED.has(entry.kind)) await shared?.offer(entry);
      }
    },
  };
}

/** Path of a file of an entry. @throws Error when the entry has none of that name */
export function entryFile(entry: Entry, file: string): string {
  if (!entry.files.has(file)) throw new Error(`${entry.dir} has no ${file}`);
  return path.join(entry.dir, file);
}

export function folderOf(root: string, kind: Kind, key: string): string {
  return path.join(root, kind, key.slice(0, 20));
}

function asEntry(dir: string, { kind, key, files }: NewFacts): Entry {
  return { kind, key, dir, files: new Map(files.map((file) => [file.path, file])) };
}

/** What the system says of a file becomes an error for an operator; anything else stays what it is. */
function writeError(root: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof CliError || code === undefined || syscall === undefined) return error;
  return new CliError("STORE_WRITE", {
    what: `What was made cannot be kept (${code}): bundles are linked from the store. Every bundle is as it was, and nothing half written is left.`,
    where: { file: root },
    fix: "make sure that the folder can be written and has space, then build again; `brand cache --prune` makes room.",
    cause: error,
  });
}

function readLocal(dir: string, kind: Kind, key: string, warn: Warn): Entry | null {
  const verified = verifyEntry(dir, kind, key);
  if (verified.state === "whole") return asEntry(dir, verified.facts);
  if (verified.state === "damaged") {
    const { file, why } = verified;
    warn({
      code: "STORE_ENTRY_DAMAGED",
      place: file === null ? dir : path.join(dir, file),
      what: `An entry of the store (${kind} ${key.slice(0, 20)}) is not used: ${why}.`,
      fix: "nothing to do, it is made again. If this comes back, something writes into the store, or into the files of a bundle, which are links to it.",
    });
  }
  return null;
}

async function fillEntry(
  dir: string,
  { kind, key }: Pick<Entry, "kind" | "key">,
  fill: (dir: string) => Promise<void>,
): Promise<NewFacts> {
  await fill(dir);
  const files = listFiles(dir).map((file) => {
    const data = readFileSync(path.join(dir, file));
    return { path: file, bytes: data.length, sha256: sha256(data) };
  });
  const facts = { kind, key, files };
  writeFileSync(path.join(dir, FACTS_FILE), printFacts(facts));
  return facts;
}

async function sweepLeftovers(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true });
  await removeAll(await leftovers(dir));
}
