// Bundles the command again after a change of its sources. Plain JavaScript, for a fast start.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { takeTurn } from "./take-turn.js";

const MAKE = fileURLToPath(new URL("./make-command.ts", import.meta.url));

const PARTS = ["browser", "cli", "contract", "sandbox", "package-lock.json"];

/** A running command, such as `brand dev`, still loads files of an older bundle. */
const MAX_AGE_DAYS = 2;

/** @type {(root: string) => string | null} Path of `main.js`; null if bundling fails. */
export function currentCommand(root) {
  const folder = path.join(root, ".livery", "command");
  const home = path.join(folder, keyOf(root));
  const main = path.join(home, "main.js");
  if (existsSync(main)) return main;
  try {
    mkdirSync(folder, { recursive: true });
    const lock = `${home}.lock`;
    if (takeTurn(lock, main)) bundle(root, home, lock);
  } catch {
    // The folder is read-only, or bundling has failed.
  }
  return existsSync(main) ? main : null;
}

function bundle(root, home, lock) {
  const outDir = `${home}.${process.pid}`;
  try {
    dropOld(path.dirname(home));
    const args = ["--disable-warning=ExperimentalWarning", MAKE, root, outDir, home];
    const { status } = spawnSync(process.execPath, args, { stdio: "ignore" });
    if (status === 0) renameSync(outDir, home);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
}

/** Uses size and mtime instead of content, as git does. */
function keyOf(root) {
  const fingerprints = PARTS.flatMap((part) => fingerprintsOf(`${root}/${part}`));
  return createHash("sha256")
    .update([process.version, ...fingerprints].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

function fingerprintsOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory())
    return readdirSync(file)
      .toSorted()
      .flatMap((name) => fingerprintsOf(`${file}/${name}`));
  return stat && !file.endsWith(".test.ts") ? [`${file} ${stat.size} ${stat.mtimeMs}`] : [];
}

function dropOld(folder) {
  const old = Date.now() - MAX_AGE_DAYS * 86_400_000;
  for (const name of readdirSync(folder)) {
    const dir = path.join(folder, name);
    if (statSync(dir).mtimeMs < old) rmSync(dir, { recursive: true, force: true });
  }
}
