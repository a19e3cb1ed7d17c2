// Makes sure that what was written is on the disk before anything points to it: a power cut after the
// switch must not leave a bundle with holes.
import { execFile } from "node:child_process";
import { closeSync, fsyncSync, openSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { listFiles } from "../files/digest.ts";

const run = promisify(execFile);

/** One call for the file system takes seconds where thousands of single files take minutes. */
export async function syncFolders(root: string, folders: readonly string[]): Promise<void> {
  try {
    await run("sync", ["-f", root]);
  } catch (error) {
    const { code, stderr } = error as { readonly code?: unknown; readonly stderr?: string };
    const reason = stderr?.trim() || `sync ended with ${String(code)}`;
    // Without coreutils, the program or its flag is unknown: the files are synced one by one.
    const isUnknown =
      typeof code !== "number" || /(?:invalid|illegal|unrecognized|unknown) option/i.test(reason);
    if (!isUnknown)
      throw new Error(`the disk did not take what was written (${reason})`, { cause: error });
    for (const folder of folders) {
      for (const file of listFiles(folder)) syncOne(path.join(folder, file));
    }
  }
}

/** For a folder, the names in it are synced; Windows opens none and writes them by itself. */
export function syncOne(file: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
