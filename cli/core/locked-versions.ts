// Versions of everything that is installed for the core, dependencies of dependencies included, as the
// package manager wrote them down: to look into hundreds of packages would cost every build half a second.
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      link: v.optional(v.boolean()),
    }),
  ),
});

/**
 * `path@version` of each, sorted; none where no lock file of npm is found. Development tools and packages
 * of one platform are left out: the same sources have the same list on every machine.
 */
export async function lockedVersions(packageRoot: string): Promise<string[]> {
  for (const file of lockFiles(packageRoot)) {
    const text = await readFile(file, "utf8").catch(() => null);
    const lock = text === null ? null : parseLock(text);
    if (lock) return versionsIn(lock);
  }
  return [];
}

/** Of this repository, of its installation, and of the one the package itself is part of. */
function lockFiles(packageRoot: string): string[] {
  return [
    path.join(packageRoot, "package-lock.json"),
    path.join(packageRoot, "node_modules", ".package-lock.json"),
    path.join(path.dirname(packageRoot), ".package-lock.json"),
  ];
}

function parseLock(text: string): v.InferOutput<typeof Lock> | null {
  try {
    const parsed = v.safeParse(Lock, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function versionsIn({ packages }: v.InferOutput<typeof Lock>): string[] {
  return Object.entries(packages)
    .filter(([place, { dev, optional, link }]) => place !== "" && !dev && !optional && !link)
    .map(([place, { version }]) => `${place}@${version}`)
    .toSorted();
}
