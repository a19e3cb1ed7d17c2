// Whether bundles are as a build left them, by sizes and times: a thousand brands are looked at in a moment. The
// times stand in one file of the output folder; without it, a build reads the bundles.
import { lstatSync, readFileSync, type Stats } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { listNames, sha256 } from "../files/digest.ts";
import { currentRelease, namesIn, releaseDir } from "./release-folder.ts";
import { sharedFilesDir } from "./shared-files.ts";

const TimesSchema = v.object({
  version: v.literal(1),
  /** Shared file → inode, size and time. */
  shared: v.record(v.string(), v.string()),
  bundles: v.record(
    v.string(),
    v.object({
      release: v.string(),
      /** Files that are not shared. */
      own: v.array(v.string()),
      /** Of the folders and the own files. */
      digest: v.string(),
    }),
  ),
});

type Times = v.InferOutput<typeof TimesSchema>;

export interface BundleTimes {
  /** Whether the shown release is as it was when it was recorded. */
  readonly isUntouched: (id: string) => boolean;
  /** Records the shown releases as they are: those just built or read. Others stay recorded if nothing speaks against. */
  readonly record: (ids: readonly string[]) => void;
}

export function openBundleTimes(outDir: string): BundleTimes {
  const before = readTimes(fileOf(outDir));
  const now = sharedTimes(outDir);
  const isSharedSame = Object.entries(before.shared).every(
    ([name, times]) => ownValue(now, name) === times,
  );
  return {
    isUntouched(id) {
      const bundle = ownValue(before.bundles, id);
      const name = currentRelease(outDir, id);
      if (!isSharedSame || bundle === undefined || bundle.release !== name) return false;
      return bundle.digest === digestOf(releaseDir(outDir, id, name), bundle.own);
    },
    record(ids) {
      if (ids.length === 0) return;
      const inodes = sharedInodes(outDir);
      const bundles = Object.fromEntries(ids.map((id) => [id, describe(outDir, id, inodes)]));
      const kept = isSharedSame ? before.bundles : {};
      const times: Times = {
        version: 1,
        shared: sharedTimes(outDir),
        bundles: { ...kept, ...bundles },
      };
      writeWhole(fileOf(outDir), JSON.stringify(times));
    },
  };
}

function fileOf(outDir: string): string {
  return path.join(outDir, ".releases", ".times.json");
}

function readTimes(file: string): Times {
  try {
    return v.parse(TimesSchema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { version: 1, shared: {}, bundles: {} };
  }
}

function describe(outDir: string, id: string, shared: ReadonlySet<number>) {
  const release = currentRelease(outDir, id) ?? "";
  const dir = releaseDir(outDir, id, release);
  const own = listNames(dir).filter((file) => !shared.has(statOf(`${dir}/${file}`)?.ino ?? 0));
  return { release, own, digest: digestOf(dir, own) };
}

/** A file that comes, goes or is replaced changes its folder. */
function digestOf(dir: string, own: readonly string[]): string {
  const folders = new Set(["", "core", ...own.map((file) => path.posix.dirname(file))]);
  return sha256([...folders, ...own].map((name) => timesOf(statOf(`${dir}/${name}`))).join("\n"));
}

const timesOf = (stats: Stats | undefined): string =>
  stats === undefined ? "" : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;

/** The time of the last change is left out: each new link to a file is one. */
function sharedTimes(outDir: string): Record<string, string> {
  return Object.fromEntries(
    sharedStats(outDir).map(([name, { ino, size, mtimeMs }]) => [
      name,
      `${ino} ${size} ${mtimeMs}`,
    ]),
  );
}

function sharedInodes(outDir: string): Set<number> {
  return new Set(sharedStats(outDir).map(([, { ino }]) => ino));
}

function sharedStats(outDir: string): (readonly [name: string, stats: Stats])[] {
  const dir = sharedFilesDir(outDir);
  return namesIn(dir).flatMap((name) => {
    const stats = statOf(path.join(dir, name));
    return stats === undefined ? [] : [[name, stats] as const];
  });
}

function statOf(file: string): Stats | undefined {
  return lstatSync(file, { throwIfNoEntry: false });
}
