// Files named by their content that a release takes over from those before it, so that tabs that are open on them
// still find theirs, also after a rollback.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { contentDigest, PACKED } from "../files/packed-file.ts";
import { receiptOf, releaseDir, releasesDir } from "./release-folder.ts";

/** A file is taken over until it has been out of use for so many releases or so many days. */
export const CARRIED_RELEASES = 10;
export const CARRIED_DAYS = 30;
const CARRIED_MS = CARRIED_DAYS * 24 * 3_600_000;

/** Paths of files with a digest of their content in the name. */
const HASHED = /^(?:core|assets)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

const CarriedSchema = v.record(
  v.pipe(v.string(), v.regex(HASHED)),
  v.object({
    /** Of the unpacked content. */
    sha256: v.string(),
    /** When the last release that used it was replaced, in milliseconds. */
    since: v.number(),
    /** How many releases have not used it. */
    releases: v.number(),
  }),
);
/** Bundle path → what is known of the file. */
export type Carried = v.InferOutput<typeof CarriedSchema>;

/** The list of a release's files that it took over. */
export function carriedFile(outDir: string, id: string, name: string): string {
  return path.join(releasesDir(outDir, id), `.carried-${name}.json`);
}

export function readCarried(outDir: string, id: string, name: string): Carried {
  try {
    return v.parse(CarriedSchema, JSON.parse(readFileSync(carriedFile(outDir, id, name), "utf8")));
  } catch {
    return {};
  }
}

export function writeCarried(outDir: string, id: string, name: string, carried: Carried): void {
  if (Object.keys(carried).length === 0) return;
  writeFileSync(carriedFile(outDir, id, name), JSON.stringify(carried));
}

/**
 * What the release after `shown` takes over: undamaged files that `shown` made itself, and those that it took over and
 * that are not out of use for too long.
 * @param own files of the new release
 * @param now in milliseconds
 */
export function filesToCarry(
  { outDir, id, shown }: { readonly outDir: string; readonly id: string; readonly shown: string },
  own: ReadonlyMap<string, unknown>,
  now: number,
): Carried {
  const dir = releaseDir(outDir, id, shown);
  const isWhole = (file: string, sha256: string) =>
    !own.has(file) && contentDigest(path.join(dir, file)) === sha256;
  const carried: Carried = {};
  for (const [file, { sha256 }] of Object.entries(receiptOf(outDir, id, shown)?.outputs ?? {})) {
    if (!HASHED.test(file) || !isWhole(file, sha256)) continue;
    for (const name of [file, ...PACKED.map((suffix) => file + suffix)]) {
      if (isWhole(name, sha256)) carried[name] = { sha256, since: now, releases: 1 };
    }
  }
  for (const [file, { sha256, since, releases }] of Object.entries(
    readCarried(outDir, id, shown),
  )) {
    const isInUse = releases < CARRIED_RELEASES && now - since < CARRIED_MS;
    if (isInUse && isWhole(file, sha256)) carried[file] = { sha256, since, releases: releases + 1 };
  }
  return carried;
}
