// Digests of folders and files, cached by a fingerprint of inodes, sizes and times.
import { lstatSync, readdirSync, type Stats } from "node:fs";
import { digestSources, sha256, type DigestSource } from "../files/digest.ts";

export interface KnownDigest {
  readonly fingerprint: string;
  readonly digest: string;
}

/** By the name given to `of` or `found`. */
export type KnownDigests = readonly (readonly [string, KnownDigest])[];

export interface Digests {
  /** Digest of folders and files by relative path and content. */
  of(name: string, sources: readonly DigestSource[]): string;
  /** Caches the result of `find` over files, which may be missing. @param name changes whenever `find` changes */
  found(name: string, files: readonly string[], find: () => Promise<string>): Promise<string>;
  /** The digests asked for, to save for the next process. */
  known(): KnownDigests;
}

/** Milliseconds. A file written so recently can change without a new fingerprint: file times are coarse. */
const UNSETTLED = 2500;

export function openDigests(before: KnownDigests = []): Digests {
  const known = new Map(before);
  const asked = new Map<string, KnownDigest>();
  const recall = (name: string, { fingerprint }: Fingerprint): string | null => {
    const entry = known.get(name);
    if (entry?.fingerprint !== fingerprint) return null;
    asked.set(name, entry);
    return entry.digest;
  };
  const remember = (name: string, { fingerprint, newest }: Fingerprint, digest: string): string => {
    if (Date.now() - newest > UNSETTLED) asked.set(name, { fingerprint, digest });
    return digest;
  };
  return {
    of(name, sources) {
      const now = fingerprintOf(sources.flatMap((source) => filesOf(source)));
      return recall(name, now) ?? remember(name, now, digestSources(sources));
    },
    async found(name, files, find) {
      const now = fingerprintOf(files.flatMap((file) => statOf(file)));
      return recall(name, now) ?? remember(name, now, await find());
    },
    known: () => [...asked],
  };
}

type NamedStats = readonly [name: string, stats: Stats];

interface Fingerprint {
  readonly fingerprint: string;
  /** Latest change of a file, in epoch milliseconds. */
  readonly newest: number;
}

function fingerprintOf(files: readonly NamedStats[]): Fingerprint {
  const lines = files.map(([name, stats]) => {
    const { ino, size, mtimeMs, ctimeMs } = stats;
    return `${name}\0${ino} ${size} ${mtimeMs} ${ctimeMs}\n`;
  });
  const times = files.map(([, { mtimeMs, ctimeMs }]) => Math.max(mtimeMs, ctimeMs));
  const newest = times.reduce((last, time) => Math.max(last, time), 0);
  return { fingerprint: sha256(lines.join("")), newest };
}

function filesOf({ path: root, include }: DigestSource): NamedStats[] {
  const visit = (below: string): NamedStats[] =>
    namesIn(`${root}/${below}`).flatMap((entry): NamedStats[] => {
      const name = below + entry;
      const stats = lstatSync(`${root}/${name}`);
      if (stats.isDirectory()) return visit(`${name}/`);
      return include?.(name) === false ? [] : [[name, stats]];
    });
  return visit("");
}

function statOf(file: string): NamedStats[] {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats === undefined ? [] : [[file, stats]];
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
