// Reads every byte of an entry before use: a disk, a copy or a script may have changed it.
import { lstatSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { sha256 } from "../files/digest.ts";
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
  | { readonly state: "damaged"; readonly file: string; readonly why: string };

export function verifyEntry(dir: string, kind: Kind, key: string): Verified {
  if (!isThere(dir)) return { state: "missing" };
  const damaged = (file: string, why: string) => ({ state: "damaged", file, why }) as const;
  const facts = readFacts(dir);
  if (typeof facts === "string") return damaged(FACTS_FILE, facts);
  if (facts.kind !== kind || facts.key !== key)
    return damaged(FACTS_FILE, `it is the entry of ${facts.kind} ${facts.key.slice(0, 20)}`);
  for (const file of facts.files) {
    const why = damageOf(dir, file);
    if (why !== null) return damaged(file.path, why);
  }
  return { state: "whole", facts };
}

export function readFacts(dir: string): EntryFacts | string {
  const data = readStored(dir, FACTS_FILE, LIMITS.facts);
  if (typeof data === "string") return data;
  return parseFacts(data.toString()) ?? "it does not list the files of an entry";
}

function damageOf(dir: string, expected: StoredFile): string | null {
  const data = readStored(dir, expected.path, expected.bytes);
  if (typeof data === "string") return data;
  if (data.length !== expected.bytes)
    return `it has ${data.length} bytes where ${expected.bytes} were stored`;
  const digest = sha256(data);
  return digest === expected.sha256 ? null : "its sha-256 differs from that of the stored file";
}

/** Content of a file, or why it cannot be used. Links are refused, inner folders included. */
function readStored(dir: string, name: string, limit: number): Buffer | string {
  const file = path.join(dir, name);
  try {
    const info = lstatSync(file);
    if (!info.isFile()) return "it is not a regular file";
    const real = path.join(realpathSync.native(path.dirname(dir)), path.basename(dir), name);
    if (realpathSync.native(file) !== real) return "a symbolic link leads to it";
    if (info.size > limit) return `it has ${info.size} bytes, more than the ${limit} expected`;
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? "it is missing" : `it cannot be read (${code ?? String(error)})`;
  }
}

function isThere(place: string): boolean {
  try {
    lstatSync(place);
    return true;
  } catch {
    return false;
  }
}
