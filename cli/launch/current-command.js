// Bundles the command again after a change of its sources. Plain JavaScript, for a fast start.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { takeTurn } from "./take-turn.js";

const MAKE = fileURLToPath(new URL("./make-command.ts", import.meta.url));

/** The last file is written by each installation: the libraries that are found are the same while it is. */
const PARTS = [
  "browser",
  "cli",
  "contract",
  "sandbox",
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
];

/** A running command, such as `brand dev`, still loads files of an older bundle. */
const MAX_AGE_DAYS = 2;

/** @type {(root: string) => string | null} Path of `main.js`; null if bundling fails. */
export function currentCommand(root) {
  const folder = path.join(root, ".livery", "command");
  const sources = sourcesKey(root);
  const list = path.join(folder, `${sources}.libraries`);
  const main = mainOf(list);
  if (main !== null && existsSync(main)) return main;
  try {
    mkdirSync(folder, { recursive: true });
    const lock = path.join(folder, `${sources}.lock`);
    if (takeTurn(lock, main ?? list)) bundle(root, list, lock);
  } catch {
    // The folder is read-only, or bundling has failed.
  }
  const made = mainOf(list);
  return made !== null && existsSync(made) ? made : null;
}

/**
 * A bundle is named by its sources and by the libraries in it, as the last bundling of these sources listed them: a
 * library that is patched in place or linked changes with no version.
 */
function mainOf(list) {
  if (!existsSync(list)) return null;
  const files = readFileSync(list, "utf8").split("\n");
  const libraries = digest(files.map((file) => fingerprint(file, lstatSync)));
  return path.join(`${list.slice(0, -".libraries".length)}-${libraries}`, "main.js");
}

function bundle(root, list, lock) {
  const outDir = `${list}.${process.pid}`;
  try {
    dropOld(path.dirname(list));
    const args = ["--disable-warning=ExperimentalWarning", MAKE, root, outDir, outDir];
    const { status } = spawnSync(process.execPath, args, { stdio: "ignore" });
    // Sources that were changed meanwhile are bundled by the next run.
    if (status !== 0 || !list.startsWith(path.join(path.dirname(list), sourcesKey(root)))) return;
    const made = path.join(outDir, "libraries.txt");
    const home = path.dirname(mainOf(writeList(list, readFileSync(made, "utf8"))));
    if (!existsSync(home)) renameSync(outDir, home);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
}

function writeList(list, text) {
  writeFileSync(`${list}.${process.pid}.tmp`, text);
  renameSync(`${list}.${process.pid}.tmp`, list);
  return list;
}

function sourcesKey(root) {
  return digest([process.version, ...PARTS.flatMap((part) => fingerprintsOf(`${root}/${part}`))]);
}

function digest(lines) {
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
}

function fingerprintsOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory())
    return readdirSync(file)
      .toSorted()
      .flatMap((name) => fingerprintsOf(`${file}/${name}`));
  return stat && !file.endsWith(".test.ts") ? [fingerprint(file, () => stat)] : [];
}

/** Size and times instead of content, as git does; no program can set the time of the last change (ctime). */
function fingerprint(file, statOf) {
  const stat = statOf(file, { throwIfNoEntry: false });
  return stat ? `${file} ${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : file;
}

function dropOld(folder) {
  const old = Date.now() - MAX_AGE_DAYS * 86_400_000;
  for (const name of readdirSync(folder)) {
    const dir = path.join(folder, name);
    if (statSync(dir).mtimeMs < old) rmSync(dir, { recursive: true, force: true });
  }
}
