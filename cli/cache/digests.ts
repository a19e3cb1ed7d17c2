// Digests of folders and files, cached by a fingerprint of inodes, sizes and times.
import { lstatSync } from "node:fs";
import { CliError } from "../errors/errors.ts";
import { digestSources, sha256, sourceFiles, type DigestSource } from "../files/digest.ts";

export interface KnownDigest {
  readonly fingerprint: string;
  readonly digest: string;
}

/** By the name given to `of`. */
export type KnownDigests = readonly (readonly [string, KnownDigest])[];

export interface Digests {
  /** Digest of folders and files by relative path and content. */
  of(name: string, sources: readonly DigestSource[]): string;
  /**
   * A file that was written, added or removed since its digest was asked for, even if it is as it was again.
   * @param names of digests; by default all
   */
  changed(names?: readonly string[]): string | null;
  /** @throws CliError BUILD_INPUT_CHANGED where `changed` finds a file */
  requireUnchanged(names?: readonly string[]): void;
  /** A file of the digest that was written after a time, in epoch milliseconds. */
  writtenAfter(name: string, time: number): string | null;
  /** The digests asked for, to save for the next process. */
  known(): KnownDigests;
}

/** Milliseconds. A file written so recently can change without a new fingerprint: file times are coarse. */
const UNSETTLED = 2500;

interface Asked {
  readonly sources: readonly DigestSource[];
  readonly before: Fingerprint;
  readonly digest: string;
  readonly isSettled: boolean;
}

export function openDigests(before: KnownDigests = []): Digests {
  const known = new Map(before);
  const asked = new Map<string, Asked>();
  const changed: Digests["changed"] = (names = [...asked.keys()]) => {
    for (const name of names) {
      const file = changeOf(asked.get(name));
      if (file !== null) return file;
    }
    return null;
  };
  return {
    changed,
    of(name, sources) {
      const now = fingerprintOf(sources);
      const isSettled = Date.now() - newest(now) > UNSETTLED;
      const entry = known.get(name);
      const isKnown = entry?.fingerprint === textOf(now);
      const digest = isKnown ? entry.digest : digestSources(sources);
      asked.set(name, { sources, before: now, digest, isSettled: isKnown || isSettled });
      return digest;
    },
    requireUnchanged(names) {
      const file = changed(names);
      if (file !== null) throw inputChanged(file);
    },
    writtenAfter(name, time) {
      const files = asked.get(name)?.before ?? new Map<string, FileTimes>();
      return [...files].find(([, { written }]) => written > time)?.[0] ?? null;
    },
    known: () =>
      [...asked].flatMap(([name, { before: then, digest, isSettled }]) =>
        isSettled ? [[name, { fingerprint: textOf(then), digest }]] : [],
      ),
  };
}

/** Reads once more what was written meanwhile. @throws CliError BUILD_INPUT_CHANGED when it was written again */
export async function readUnchanged<T>(
  sources: readonly DigestSource[],
  read: () => Promise<T>,
  isLast = false,
): Promise<T> {
  const digests = openDigests();
  digests.of("read", sources);
  const result = await read();
  if (isLast) digests.requireUnchanged();
  return digests.changed() === null ? result : await readUnchanged(sources, read, true);
}

/** @param file absolute path */
export function inputChanged(file: string): CliError {
  return new CliError("BUILD_INPUT_CHANGED", {
    what: "This file was changed while it was being built; no site was switched, and nothing of it is stored.",
    where: { file },
    fix: "run the command again when nothing writes into the folder any more.",
  });
}

interface FileTimes {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly newest: number;
  readonly written: number;
}

/** Path → inode, size and times. */
type Fingerprint = ReadonlyMap<string, FileTimes>;

function fingerprintOf(sources: readonly DigestSource[]): Fingerprint {
  const files = new Map<string, FileTimes>();
  for (const source of sources) {
    for (const [, place] of sourceFiles(source)) {
      const stats = lstatSync(place, { throwIfNoEntry: false });
      if (stats === undefined) continue;
      const { ino, size, mtimeMs, ctimeMs } = stats;
      const text = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
      files.set(place, { text, newest: Math.max(mtimeMs, ctimeMs), written: ctimeMs });
    }
  }
  return files;
}

const textOf = (files: Fingerprint): string =>
  sha256([...files].map(([place, { text }]) => `${place}\0${text}\n`).join(""));

const newest = (files: Fingerprint): number =>
  [...files.values()].reduce((last, { newest: time }) => Math.max(last, time), 0);

function changeOf(asked: Asked | undefined): string | null {
  if (asked === undefined) return null;
  const { sources, before, digest, isSettled } = asked;
  const now = fingerprintOf(sources);
  const places = new Set([...before.keys(), ...now.keys()]);
  for (const place of places) if (before.get(place)?.text !== now.get(place)?.text) return place;
  // A second write of a moment ago can leave the times as they were.
  if (isSettled || digestSources(sources) === digest) return null;
  return [...now].toSorted(([, a], [, b]) => b.newest - a.newest)[0]?.[0] ?? null;
}
