// Makes sure that what was written is on the disk before anything points to it: a power cut after the
// switch must not leave a bundle with holes.
import { spawn } from "node:child_process";
import { closeSync, fsyncSync, openSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../files/digest.ts";

/**
 * One call for the whole file system takes as long as a few single files do: a fleet of thousands is
 * written back in seconds instead of minutes.
 * @param folders used one by one where the system has no such call
 * @throws Error with the reason when the disk does not take it
 */
export async function syncFolders(root: string, folders: readonly string[]): Promise<void> {
  const { status, reason } = await run("sync", ["-f", root]);
  if (status === 0) return;
  // Systems without coreutils do not know the program or its flag.
  if (status === null || /(?:invalid|illegal|unrecognized|unknown) option/i.test(reason)) {
    for (const folder of folders) syncFiles(folder);
    return;
  }
  throw new Error(
    `the disk did not take what was written (${reason || `sync ended with ${status}`})`,
  );
}

interface Ended {
  /** Null where there is no such program, or where it was killed. */
  readonly status: number | null;
  readonly reason: string;
}

function run(program: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
    let reason = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (reason += text));
    child.on("error", () => resolve({ status: null, reason: "" }));
    child.on("close", (status) => resolve({ status, reason: reason.trim() }));
  });
}

function syncFiles(folder: string): void {
  for (const file of listFiles(folder)) syncOne(path.join(folder, file));
}

/** A folder stands for the names in it; Windows opens none and writes them by itself. */
export function syncOne(file: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
