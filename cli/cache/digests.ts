// Digests of folders and files, known again by fingerprint: files whose inodes, sizes and times are those of
// the last build are not read again.
import { lstatSync, readdirSync, type Stats } from "node:fs";
import { digestSources, sha256, type DigestSource } from "../files/digest.ts";

export interface KnownDigest {
  readonly fingerprint: string;
  readonly digest: string;
}

/** By the name under which it was asked for. */
export type KnownDigests = readonly (readonly [string, KnownDigest])[];

export interface Digests {
  /** Digest of folders and files by relative path and content. */
  of(name: string, sources: readonly DigestSource[]): string;
  /**
   * What `find` makes of a few files, which may be missing.
   * @param name changed whenever `find` makes something else of the same files
   */
  found(name: string, files: readonly string[], find: () => Promise<string>): Promise<string>;
  /** All that was asked for, for the next process. */
  known(): KnownDigests;
}

/**
 * A file written within this time may be written again without another fingerprint: the clocks of file
 * systems tick in milliseconds, on some in seconds. Milliseconds.
 */
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
  /** When the last of the files was written, in milliseconds of the epoch. */
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
