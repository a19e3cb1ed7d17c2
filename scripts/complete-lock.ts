// Completes package-lock.json after `npm install <package>`. npm leaves out optional packages of other platforms,
// without which `npm ci` refuses the file, and omits some digests. Both are looked up with `npm view`.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** What the registry says about a version; null when it does not have it. */
type Facts = Readonly<Pick<LockedPackage, "integrity">> & Readonly<Record<string, unknown>>;

export type Lookup = (name: string, version: string) => Promise<Facts | null>;

/** Entries that are missing, or lack their digest: place in the lock file → what is known of each. */
export function incomplete(lock: LockFile): Map<string, LockedPackage> {
  const found = new Map<string, LockedPackage>();
  for (const [place, locked] of Object.entries(lock.packages)) {
    if (place !== "" && locked.integrity === undefined) found.set(place, locked);
    for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
      const at = `node_modules/${name}`;
      if (lock.packages[at] !== undefined || !/^\d+\.\d+\.\d+\S*$/.test(version)) continue;
      found.set(at, { version, ...(locked.dev === true && { dev: true }), optional: true });
    }
  }
  return found;
}

export async function completeLock<L extends LockFile>(lock: L, lookup: Lookup): Promise<L> {
  const added: [string, LockedPackage][] = [];
  for (const [place, known] of incomplete(lock)) {
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    added.push([place, { ...known, ...(await lookup(name, known.version ?? "")) }]);
  }
  const { "": root, ...rest } = { ...lock.packages, ...Object.fromEntries(added) };
  const sorted = Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: { ...(root && { "": root }), ...Object.fromEntries(sorted) } };
}

async function askRegistry(name: string, version: string): Promise<Facts | null> {
  const fields = ["dist.integrity", "os", "cpu", "libc", "license", "engines"];
  const asked = ["view", `${name}@${version}`, ...fields, "--json"];
  const shell = process.platform === "win32";
  const answer = await promisify(execFile)("npm", asked, { shell }).catch(() => null);
  if (answer === null) return null;
  const { "dist.integrity": integrity, ...facts } = JSON.parse(answer.stdout) as Facts;
  return typeof integrity === "string" ? { integrity, ...facts } : null;
}

if (import.meta.main) {
  const file = path.resolve(import.meta.dirname, "..", "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8")) as LockFile;
  const completed = await completeLock(lock, askRegistry);
  writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`);
  const left = incomplete(completed).size;
  console.log(`package-lock.json: ${incomplete(lock).size - left} entries completed`);
  if (left > 0) console.log(`${left} more are not known to this registry; run it against another.`);
}
