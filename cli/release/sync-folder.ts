// Syncs files to the disk before a link points to them: a power cut must not leave an incomplete bundle.
import { execFile } from "node:child_process";
import { closeSync, fsyncSync, openSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { listFiles } from "../files/digest.ts";

const run = promisify(execFile);

/** One `sync -f` takes seconds where one fsync per file takes minutes. */
export async function syncFolders(root: string, folders: readonly string[]): Promise<void> {
  try {
    await run("sync", ["-f", root]);
  } catch (error) {
    const { code, stderr } = error as { readonly code?: unknown; readonly stderr?: string };
    const reason = stderr?.trim() || `sync ended with ${String(code)}`;
    // Without coreutils, `sync` or its flag is unknown: one fsync per file.
    const isUnknown =
      typeof code !== "number" || /(?:invalid|illegal|unrecognized|unknown) option/i.test(reason);
    if (!isUnknown)
      throw new Error(`the disk did not confirm the written files (${reason})`, { cause: error });
    for (const folder of folders) {
      for (const file of listFiles(folder)) syncOne(path.join(folder, file));
    }
  }
}

/** For a folder, syncs its entries. Windows cannot open folders and syncs entries itself. */
export function syncOne(file: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
