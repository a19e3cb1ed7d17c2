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
      dependencies: v.optional(v.record(v.string(), v.string())),
      dev: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      link: v.optional(v.boolean()),
    }),
  ),
});

/**
 * `path@version` of each, sorted; none where no lock file of npm is found. Development tools and packages
 * of one platform are left out, and so is what an operator installs beside this package: the same sources
 * have the same list on every machine.
 */
export async function lockedVersions(packageRoot: string): Promise<string[]> {
  for (const { file, place } of lists(packageRoot)) {
    const text = await readFile(file, "utf8").catch(() => null);
    const lock = text === null ? null : parseLock(text);
    if (lock) return place === null ? versionsIn(lock) : versionsBelow(lock, place);
  }
  return [];
}

interface LockFile {
  readonly file: string;
  /** Where it lists this package; null when it is this package's own. */
  readonly place: string | null;
}

/** The files that are looked at, whether they are there or not. */
export function lockFiles(packageRoot: string): string[] {
  return lists(packageRoot).map(({ file }) => file);
}

/** Of this repository, of its installation, and of the one the package itself is part of. */
function lists(packageRoot: string): LockFile[] {
  const own = [
    path.join(packageRoot, "package-lock.json"),
    path.join(packageRoot, "node_modules", ".package-lock.json"),
  ].map((file) => ({ file, place: null }));
  const inside = /^(.*\/node_modules)\/((?:@[^/]+\/)?[^/]+)/.exec(
    packageRoot.split(path.sep).join("/"),
  );
  const [, around = "", name = ""] = inside ?? [];
  return inside
    ? [...own, { file: path.join(around, ".package-lock.json"), place: `node_modules/${name}` }]
    : own;
}

function parseLock(text: string): v.InferOutput<typeof Lock> | null {
  try {
    const parsed = v.safeParse(Lock, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Of what the package at `place` needs, and what that needs, each as npm placed it. */
function versionsBelow({ packages }: v.InferOutput<typeof Lock>, place: string): string[] {
  const seen = new Set<string>();
  const visit = (from: string): void => {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const found = placesAbove(from)
        .map((dir) => `${dir}node_modules/${name}`)
        .find((candidate) => packages[candidate] !== undefined);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      visit(found);
    }
  };
  visit(place);
  return [...seen].map((found) => `${found}@${packages[found]?.version}`).toSorted();
}

/** Folders to look for packages in, the nearest first; each is empty or ends with a slash. */
function placesAbove(place: string): string[] {
  const at = place.lastIndexOf("node_modules/");
  return [`${place}/`, ...(at > 0 ? placesAbove(place.slice(0, at - 1)) : [""])];
}

function versionsIn({ packages }: v.InferOutput<typeof Lock>): string[] {
  return Object.entries(packages)
    .filter(([place, { dev, optional, link }]) => place !== "" && !dev && !optional && !link)
    .map(([place, { version }]) => `${place}@${version}`)
    .toSorted();
}
