// Digests of folders, and what was found in files, remembered with the marks a file system leaves on every
// file that is written: the same marks are the same content, so a build that has nothing to do reads no file.
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, type Stats } from "node:fs";
import path from "node:path";
import { digestSources, sha256, type DigestSource } from "../files/digest.ts";
import { openKeptMap } from "./kept-map.ts";

export interface DigestBook {
  /** Digest of folders and files by relative path and content. */
  digest(sources: readonly DigestSource[]): string;
  /**
   * What `find` makes of a few files, there or not.
   * @param name of what is found; raised with every change of what `find` makes of the same files
   */
  found(name: string, files: readonly string[], find: () => Promise<string>): Promise<string>;
  /** Writes down what this process has learnt, for the next one. */
  save(): void;
}

interface Page {
  readonly marks: string;
  /** Digest of the contents, or what was found in them. */
  readonly digest: string;
}

const VERSION = 3;
const SEPARATOR = "\0";

/**
 * A file written within this time of being read may be written again without a new mark: the clocks of
 * file systems tick in milliseconds, on some in seconds. Milliseconds.
 */
const UNSETTLED = 2500;

/** @param file of the book, without its ending; a missing or damaged one only costs the reading */
export function openDigestBook(file: string): DigestBook {
  const known = openKeptMap<Page>(file, VERSION);
  const seen = new Set<string>();
  let changed = false;
  const write = (key: string, { marks, newest }: Marks, digest: string): void => {
    if (Date.now() - newest <= UNSETTLED) return;
    known.set(key, { marks, digest });
    changed = true;
  };
  const digestOf = (source: DigestSource): string => {
    const marks = marksOf(source);
    // Two callers may take different files of one folder.
    const key = [source.path, source.name, String(source.include ?? "")].join(SEPARATOR);
    seen.add(key);
    const before = known.get(key);
    if (before?.marks === marks.marks) return before.digest;
    const digest = digestSources([source]);
    write(key, marks, digest);
    return digest;
  };
  return {
    digest: (sources) => sha256(sources.map(digestOf).join("\n")),
    async found(name, files, find) {
      const key = [files[0] ?? "", name].join(SEPARATOR);
      seen.add(key);
      const list = markList();
      for (const one of files) {
        const stats = lstatSync(one, { throwIfNoEntry: false });
        if (stats !== undefined) list.add(one, stats);
      }
      const marks = list.end();
      const before = known.get(key);
      if (before?.marks === marks.marks) return before.digest;
      const what = await find();
      write(key, marks, what);
      return what;
    },
    save() {
      if (!changed) return;
      // Folders come and go: what nobody has asked for is kept as long as its place is there.
      for (const key of known.keys()) if (!seen.has(key) && !isThere(key)) known.delete(key);
      known.save();
      changed = false;
    },
  };
}

function isThere(key: string): boolean {
  const [place = ""] = key.split(SEPARATOR, 1);
  return existsSync(place);
}

interface Marks {
  readonly marks: string;
  /** When the last of the files was written, in milliseconds of the epoch. */
  readonly newest: number;
}

function marksOf({ path: root, include }: DigestSource): Marks {
  const list = markList();
  const visit = (below: string): void => {
    for (const entry of namesIn(`${root}/${below}`)) {
      const name = below + entry;
      const stats = lstatSync(`${root}/${name}`);
      if (stats.isDirectory()) visit(`${name}/`);
      else if (include?.(name) !== false) list.add(name, stats);
    }
  };
  visit("");
  return list.end();
}

/** Thousands of files a build: numbers are hashed as they lie in memory, and all at once. */
function markList() {
  const names: string[] = [];
  const numbers: number[] = [];
  let newest = 0;
  return {
    add(name: string, { ino, size, mtimeMs, ctimeMs }: Stats): void {
      names.push(name);
      numbers.push(ino, size, mtimeMs, ctimeMs);
      newest = Math.max(newest, mtimeMs, ctimeMs);
    },
    end(): Marks {
      const hash = createHash("sha256");
      hash.update(names.join("\0")).update("\0\0").update(new Float64Array(numbers));
      return { marks: hash.digest("base64"), newest };
    },
  };
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The book of a store. */
export function openDigests({ storeDir }: { readonly storeDir: string }): DigestBook {
  return openDigestBook(path.join(storeDir, "digests"));
}
