// The folder of a new project. A run that fails leaves what was there before it, and nothing else.
import { lstatSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Files of the new project that this package, npm and `brand` write. */
const WRITTEN = [
  "package.json",
  "package-lock.json",
  "node_modules",
  "brands",
  ".livery",
  ".github",
  ".github/workflows",
  ".github/workflows/brands.yml",
  "README.md",
  ".gitignore",
];

const isThere = (file) => lstatSync(file, { throwIfNoEntry: false }) !== undefined;
const remove = (file) => rmSync(file, { recursive: true, force: true });

/** Makes the folder where it is missing. `restore` removes what has been made since. */
export function openFolder(dir) {
  const made = isThere(dir) ? null : firstMissing(dir);
  try {
    mkdirSync(dir, { recursive: true });
  } catch (error) {
    if (made !== null) remove(made);
    throw error;
  }
  const files = WRITTEN.map((name) => path.join(dir, name));
  const own = made === null ? files.filter((file) => !isThere(file)) : [made];
  return { restore: () => own.forEach(remove) };
}

/** Folders around a missing one are made with it. */
function firstMissing(dir) {
  const around = path.dirname(dir);
  return around === dir || isThere(around) ? dir : firstMissing(around);
}
