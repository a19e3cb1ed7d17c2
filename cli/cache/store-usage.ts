import { readdir, rm } from "node:fs/promises";
import { lstatSync } from "node:fs";
import path from "node:path";
import { leftovers } from "../files/atomic-write.ts";
import { bytesBelow } from "./folder-use.ts";
import { KINDS, totalBytes, type EntryFacts, type Kind } from "./entry-facts.ts";
import { readFacts } from "./verify-entry.ts";

export interface StoredEntry {
  readonly kind: Kind;
  readonly dir: string;
  readonly bytes: number;
  readonly lastUse: number;
  /** Null when unreadable. */
  readonly facts: EntryFacts | null;
}

export interface StoreUsage {
  readonly entries: readonly StoredEntry[];
  readonly leftovers: readonly string[];
}

/** Store content of a built bundle, from its receipt. */
export interface UsedContent {
  readonly core: string;
  readonly outputs: Readonly<Record<string, { readonly sha256: string }>>;
}

export async function storeUsage(root: string): Promise<StoreUsage> {
  const entries: StoredEntry[] = [];
  const left = await leftovers(root);
  for (const kind of KINDS) {
    const dir = path.join(root, kind);
    left.push(...(await leftovers(dir)));
    const names = (await readdir(dir).catch(() => [])).filter((name) => !name.endsWith(".tmp"));
    entries.push(...names.toSorted().map((name) => describeEntry(kind, path.join(dir, name))));
  }
  return { entries, leftovers: left };
}

function describeEntry(kind: Kind, dir: string): StoredEntry {
  const stat = lstatSync(dir);
  const facts = readFacts(dir);
  const own = typeof facts !== "string" && facts.kind === kind ? facts : null;
  return {
    kind,
    dir,
    bytes: own ? totalBytes(own.files) : stat.isDirectory() ? bytesBelow(dir) : stat.size,
    lastUse: stat.mtimeMs,
    facts: own,
  };
}

/** Unreadable entries, and those in no bundle and unused since `unusedSince` (epoch milliseconds). */
export function prunable(
  usage: StoreUsage,
  used: readonly UsedContent[],
  unusedSince: number,
): StoredEntry[] {
  const keys = new Set(used.map(({ core }) => core));
  const digests = new Set(
    used.flatMap(({ outputs }) => Object.values(outputs).map(({ sha256 }) => sha256)),
  );
  return usage.entries.filter(({ facts, lastUse }) => {
    if (facts === null) return true;
    if (keys.has(facts.key) || facts.files.some(({ sha256 }) => digests.has(sha256))) return false;
    return lastUse <= unusedSince;
  });
}

/** @returns freed bytes */
export async function removeEntries(
  entries: readonly Pick<StoredEntry, "dir" | "bytes">[],
  folders: readonly string[],
): Promise<number> {
  for (const dir of [...entries.map((entry) => entry.dir), ...folders])
    await rm(dir, { recursive: true, force: true });
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}
