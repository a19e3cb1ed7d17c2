// Reads every byte of an entry before any of it is used: a bundle's files are links to the store, so
// whoever writes into a bundle writes into the store.
import { hash } from "node:crypto";
import { lstatSync, readFileSync, type Stats } from "node:fs";
import path from "node:path";
import {
  FACTS_FILE,
  LIMITS,
  parseFacts,
  type EntryFacts,
  type Kind,
  type StoredFile,
} from "./entry-facts.ts";

export type Verified =
  | { readonly state: "whole"; readonly facts: EntryFacts }
  | { readonly state: "missing" }
  /** `file` is relative to the entry, null for the entry itself. */
  | { readonly state: "damaged"; readonly file: string | null; readonly why: string };

/** The calls that wait take a third of the time of those that hand each file to another thread. */
export function verifyEntry(dir: string, kind: Kind, key: string): Verified {
  const folder = statOf(dir);
  if (folder === null) return { state: "missing" };
  const damaged = (file: string | null, why: string) => ({ state: "damaged", file, why }) as const;
  if (!folder.isDirectory()) return damaged(null, `it is ${nameOf(folder)}, not a folder`);
  const facts = readFacts(path.join(dir, FACTS_FILE));
  if (typeof facts === "string") return damaged(FACTS_FILE, facts);
  if (facts.kind !== kind || facts.key !== key)
    return damaged(FACTS_FILE, `it is the entry of ${facts.kind} ${facts.key.slice(0, 20)}`);
  for (const inner of innerFolders(facts.files)) {
    const stat = statOf(path.join(dir, inner));
    if (!stat?.isDirectory())
      return damaged(inner, stat ? `it is ${nameOf(stat)}, not a folder` : "it is missing");
  }
  for (const file of facts.files) {
    const why = wrongWith(path.join(dir, file.path), file);
    if (why !== null) return damaged(file.path, why);
  }
  return { state: "whole", facts };
}

function readFacts(file: string): EntryFacts | string {
  const stat = statOf(file);
  if (stat === null) return "it is missing";
  if (!stat.isFile()) return `it is ${nameOf(stat)}, not a file`;
  if (stat.size > LIMITS.facts) return `it has ${stat.size} bytes, more than any entry's`;
  try {
    return parseFacts(readFileSync(file, "utf8")) ?? "it does not list the files of an entry";
  } catch (error) {
    return unreadable(error);
  }
}

function innerFolders(files: readonly StoredFile[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    let folder = path.posix.dirname(file.path);
    for (; folder !== "."; folder = path.posix.dirname(folder)) folders.add(folder);
  }
  return folders;
}

function wrongWith(file: string, expected: StoredFile): string | null {
  const stat = statOf(file);
  if (stat === null) return "it is missing";
  if (!stat.isFile()) return `it is ${nameOf(stat)}, not a file`;
  if (stat.size !== expected.bytes)
    return `it has ${stat.size} bytes where ${expected.bytes} were put`;
  try {
    const digest = hash("sha256", readFileSync(file));
    return digest === expected.sha256 ? null : "its sha-256 is another than that of what was put";
  } catch (error) {
    return unreadable(error);
  }
}

function statOf(file: string): Stats | null {
  try {
    return lstatSync(file);
  } catch {
    return null;
  }
}

function nameOf(stat: Stats): string {
  if (stat.isSymbolicLink()) return "a symbolic link";
  if (stat.isDirectory()) return "a folder";
  return stat.isFile() ? "a file" : "a pipe, socket or device";
}

function unreadable(error: unknown): string {
  return `it cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown reason"})`;
}
