// Of several processes that miss the same file, one makes it and the others wait: bundling takes seconds and much memory.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const LOOK_MS = 50;
const LONGEST_MS = 120_000;

/**
 * Blocks while another process makes the file.
 * @type {(lock: string, made: string) => boolean} Whether this process has to make `made` and then remove `lock`.
 */
export function takeTurn(lock, made) {
  for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
    if (existsSync(made)) return false;
    if (create(lock)) return true;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  }
  return false;
}

function create(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function isAbandoned(lock) {
  try {
    // An empty file is of a process that is about to write its id; signal 0 to process 0 always succeeds.
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}
