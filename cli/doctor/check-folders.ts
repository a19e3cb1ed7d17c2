// Brands, disk, links, clock and cache of the folders that a build uses.
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { brandFolders } from "../brand/load-brands.ts";
import { megabytes } from "../base/sizes.ts";
import { usageOf } from "../build/print-store.ts";
import { count } from "../base/count.ts";
import { CliError } from "../errors/errors.ts";
import { refusalOf } from "../files/tell-write.ts";
import { displayPath } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import { fail, ok, warn, type Finding } from "./finding.ts";

const GIB = 1024 ** 3;
const LITTLE_SPACE = 2 * GIB;
const TOO_LITTLE_SPACE = GIB / 5;
const LARGE_STORE = 5 * GIB;
const CLOCK_SKEW_MS = 5000;

export async function checkBrandsFolder({ brandsDir }: Workspace): Promise<Finding> {
  try {
    const ids = await brandFolders(brandsDir);
    return ok("brands", `${count(ids.length, "brand")} in ${displayPath(brandsDir)}`);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return fail("brands", error.what, error.fix);
  }
}

export function checkDisk({ storeDir }: Workspace): Finding {
  const { bavail, bsize } = statfsSync(path.dirname(storeDir));
  const free = bavail * bsize;
  const what = `${(free / GIB).toFixed(1)} GiB free`;
  if (free >= LITTLE_SPACE) return ok("disk", what);
  const fix = "make space; `brand cache --prune` removes what no bundle needs.";
  return (free < TOO_LITTLE_SPACE ? fail : warn)("disk", what, fix);
}

/** Releases are switched by symbolic links, and share files with the store by hard links. */
export function checkLinks({ outDir, storeDir }: Workspace): Finding {
  return inTemporary(storeDir, (inStore) =>
    inTemporary(outDir, (inOutput) => {
      const file = path.join(inStore, "file");
      writeFileSync(file, "");
      try {
        symlinkSync(file, path.join(inOutput, "symbolic"));
      } catch (error) {
        return fail(
          "links",
          `${displayPath(outDir)} cannot hold symbolic links (${refusalOf(error)}), which switch releases.`,
          "name a folder of another file system with --out; on Windows, turn on the developer mode.",
        );
      }
      try {
        linkSync(file, path.join(inOutput, "hard"));
        return ok("links", "symbolic and hard links work");
      } catch {
        return warn(
          "links",
          `${displayPath(storeDir)} and ${displayPath(outDir)} cannot share files: each bundle is copied.`,
          "put both on one file system, to save space and time.",
        );
      }
    }),
  );
}

/** A folder of another machine whose clock differs makes files that seem to come from the future. */
export function checkClock({ storeDir }: Workspace, now = Date.now): Finding {
  return inTemporary(storeDir, (dir) => {
    const file = path.join(dir, "file");
    writeFileSync(file, "");
    const skew = Math.abs(statSync(file).mtimeMs - now());
    return skew <= CLOCK_SKEW_MS
      ? ok("clock", new Date(now()).toISOString())
      : warn(
          "clock",
          `The clock of the disk differs by ${Math.round(skew / 1000)} s from that of this machine.`,
          "set both clocks by NTP; locks and caches compare times.",
        );
  });
}

export async function checkCache({ storeDir }: Workspace): Promise<Finding> {
  const { entries, leftovers } = await usageOf(storeDir);
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const what = `${count(entries.length, "entry", "entries")}, ${megabytes(bytes)}, ${count(leftovers.length, "leftover")} of killed builds`;
  return bytes > LARGE_STORE || leftovers.length > 0
    ? warn("cache", what, "run `brand cache --prune`.")
    : ok("cache", what);
}

function inTemporary(parent: string, use: (dir: string) => Finding): Finding {
  let dir: string;
  try {
    mkdirSync(parent, { recursive: true });
    dir = mkdtempSync(path.join(parent, ".doctor-"));
  } catch (error) {
    return fail(
      "folders",
      `${displayPath(parent)} cannot be written (${refusalOf(error)}).`,
      "make sure that the folder can be written, or name another one with --out.",
    );
  }
  try {
    return use(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
