// Which other studios have this brand open. Each process keeps one file with the number of its pages; a file of a
// process that has ended without closing does not count, and goes.
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { isProcessAlive } from "../files/process-alive.ts";

export interface Presence {
  /** Says how many pages this process has. */
  readonly set: (pages: number) => void;
  /** Pages of other processes. */
  readonly others: () => number;
  readonly close: () => void;
}

/** @param onChange another process has opened or closed a page */
export function openPresence(folder: string, pid: number, onChange: () => void): Presence {
  mkdirSync(folder, { recursive: true });
  const own = String(pid);
  const file = path.join(folder, own);
  const watcher = watch(folder, (_, name) => {
    if (name !== own) onChange();
  });
  // Without notices of the disk, the number is right again at the next change of a page.
  watcher.on("error", () => watcher.close());
  return {
    set: (pages) => writeFileSync(file, `${pages}\n`),
    others() {
      let pages = 0;
      for (const name of readdirSync(folder)) {
        if (name === own || !/^\d+$/.test(name)) continue;
        const other = path.join(folder, name);
        if (isProcessAlive(Number(name))) pages += pagesIn(other);
        else rmSync(other, { force: true });
      }
      return pages;
    },
    close() {
      watcher.close();
      rmSync(file, { force: true });
    },
  };
}

/** 0 while the file is being written or has just gone. */
function pagesIn(file: string): number {
  try {
    return Number(readFileSync(file, "utf8")) || 0;
  } catch {
    return 0;
  }
}
