// Digests of folders, remembered with the marks a file system leaves on every file that is written. A
// folder whose marks are the same has the same content; so a build that has nothing to do reads no file.
import { createHash } from "node:crypto";
import { lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { digestSources, sha256, type DigestSource } from "./digest.ts";
import { readKept, writeKept } from "./kept-json.ts";

export interface DigestBook {
  /** Digest of folders and files by relative path and content. */
  digest(sources: readonly DigestSource[]): string;
  /** Writes down what this process has learnt, for the next one. */
  save(): void;
}

/** Source → its files' marks and the digest of their contents. */
type Book = Readonly<Record<string, { readonly marks: string; readonly digest: string }>>;

const VERSION = 1;

/**
 * A file written within this time of being read may be written again without a new mark: the clocks of
 * file systems tick in milliseconds, on some in seconds. Milliseconds.
 */
const UNSETTLED = 2500;

/** @param file of the book; a missing or damaged one only costs the reading */
export function openDigestBook(file: string): DigestBook {
  const known = new Map(Object.entries(readKept<Book>(file, VERSION) ?? {}));
  let changed = false;
  const digestOf = (source: DigestSource): string => {
    const { marks, newest } = marksOf(source);
    // Two callers may take different files of one folder.
    const key = [source.name, source.path, String(source.include ?? "")].join("\0");
    const before = known.get(key);
    if (before?.marks === marks) return before.digest;
    const digest = digestSources([source]);
    if (Date.now() - newest > UNSETTLED) {
      known.set(key, { marks, digest });
      changed = true;
    }
    return digest;
  };
  return {
    digest: (sources) => sha256(sources.map(digestOf).join("\n")),
    save() {
      if (changed) writeKept(file, VERSION, Object.fromEntries(known));
      changed = false;
    },
  };
}

function marksOf({ path: root, include }: DigestSource): { marks: string; newest: number } {
  const hash = createHash("sha256");
  let newest = 0;
  const visit = (below: string): void => {
    for (const entry of namesIn(path.join(root, below))) {
      const name = below + entry;
      const stats = lstatSync(path.join(root, name));
      if (stats.isDirectory()) visit(`${name}/`);
      else if (include?.(name) !== false) {
        const { ino, size, mtimeMs, ctimeMs } = stats;
        hash.update(`${name}\0${ino}\0${size}\0${mtimeMs}\0${ctimeMs}\n`);
        newest = Math.max(newest, mtimeMs, ctimeMs);
      }
    }
  };
  visit("");
  return { marks: hash.digest("base64"), newest };
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
