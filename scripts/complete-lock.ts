// Adds to the lock file the optional packages of other platforms that an install left out: without
// them `npm ci` refuses the lock file. Run it after `npm install <package>`.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

interface LockFile {
  readonly packages: Record<string, LockedPackage>;
}

const SYSTEMS = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
  "aix",
];
const PROCESSORS = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];

/** Optional packages named in the lock file without an entry: name → exact version. */
export function missingOptionals(lock: LockFile): Map<string, string> {
  const missing = new Map<string, string>();
  for (const locked of Object.values(lock.packages)) {
    for (const [name, range] of Object.entries(locked.optionalDependencies ?? {})) {
      const exact = /^\d+\.\d+\.\d+\S*$/.test(range);
      if (exact && lock.packages[`node_modules/${name}`] === undefined) missing.set(name, range);
    }
  }
  return missing;
}

/** What the name of a platform package says of where it may be installed. */
export function platformOf(name: string): Record<string, string[]> {
  const words = name.split(/[/-]/);
  const pick = (known: readonly string[]) => known.filter((word) => words.includes(word));
  const [os, cpu] = [pick(SYSTEMS), pick(PROCESSORS)];
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : os.includes("linux")
      ? ["glibc"]
      : [];
  return Object.fromEntries(
    Object.entries({ os, cpu, libc }).filter(([, values]) => values.length > 0),
  );
}

export function completeLock(lock: LockFile): LockFile {
  const added = [...missingOptionals(lock)].map(
    ([name, version]) =>
      [`node_modules/${name}`, { version, optional: true, ...platformOf(name) }] as const,
  );
  const [root, ...rest] = Object.entries(lock.packages);
  const sorted = [...rest, ...added].toSorted(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries([...(root ? [root] : []), ...sorted]) };
}

if (import.meta.main) {
  const file = path.resolve(import.meta.dirname, "..", "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8")) as LockFile;
  const count = missingOptionals(lock).size;
  writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  console.log(`${count} optional packages of other platforms added to package-lock.json`);
}
