// The bundled command of the sources as they are, made anew when one of them has changed. Plain
// JavaScript, since every command runs it first.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const MAKE = fileURLToPath(new URL("./make-command.ts", import.meta.url));

const PARTS = ["cli", "contract", "sandbox", "package-lock.json"];

/** A command that runs, such as `brand dev`, still loads files of the bundle it was started from. */
const KEPT_DAYS = 2;

/**
 * @param {string} root of the repository
 * @returns {string | null} `main.js`; null where none can be made: the sources run as well, more slowly
 */
export function currentCommand(root) {
  const folder = path.join(root, ".livery", "command");
  const home = path.join(folder, keyOf(root));
  const main = path.join(home, "main.js");
  if (existsSync(main)) return main;
  const outDir = `${home}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    dropOld(folder);
    const args = ["--disable-warning=ExperimentalWarning", MAKE, root, outDir, home];
    if (spawnSync(process.execPath, args, { stdio: "ignore" }).status === 0)
      renameSync(outDir, home);
  } catch {
    // Another command was quicker, or the folder takes no writing.
  }
  rmSync(outDir, { recursive: true, force: true });
  return existsSync(main) ? main : null;
}

/** By the marks of the file system, as git does: nothing is read. */
function keyOf(root) {
  const marks = PARTS.flatMap((part) => marksOf(`${root}/${part}`));
  return createHash("sha256")
    .update([process.version, ...marks].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

function marksOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory())
    return readdirSync(file)
      .toSorted()
      .flatMap((name) => marksOf(`${file}/${name}`));
  return stat && !file.endsWith(".test.ts") ? [`${file} ${stat.size} ${stat.mtimeMs}`] : [];
}

function dropOld(folder) {
  const old = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(folder)) {
    const dir = path.join(folder, name);
    if (statSync(dir).mtimeMs < old) rmSync(dir, { recursive: true, force: true });
  }
}
