// Versions of everything a package needs, as they are installed. Package managers other than npm keep their
// lists in forms of their own; what lies in the folders says the same of all of them.
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { installedPackage } from "../installed-package.ts";
import { dependencyNames, readManifest } from "./tool-versions.ts";

/**
 * What package managers write anew with every installation, in a folder `node_modules`: npm, pnpm, Yarn and
 * Yarn 1.
 */
const MARKS = [".package-lock.json", ".pnpm/lock.yaml", ".yarn-state.yml", ".yarn-integrity"];

/** `name@version` of each, sorted: dependencies of dependencies too, but nothing optional. */
export async function installedVersions(packageRoot: string): Promise<string[]> {
  const seen = new Set<string>();
  const versions = new Set<string>();
  const visit = async (dir: string, name: string | null): Promise<void> => {
    // Through links, as Node goes: the neighbours of the real folder are what the package gets.
    const real = realpathSync(dir);
    if (seen.has(real)) return;
    seen.add(real);
    const manifest = await readManifest(real);
    if (name !== null) versions.add(`${name}@${manifest.version}`);
    for (const needed of dependencyNames(manifest)) {
      const found = installedPackage(real, needed);
      if (found !== null) await visit(found, needed);
    }
  };
  await visit(packageRoot, null);
  return [...versions].toSorted();
}

/** Files of the installation a package is part of: as long as none is written, the same is installed. */
export function installationMarks(packageRoot: string): string[] {
  return modulesAround(packageRoot)
    .flatMap((dir) => MARKS.map((name) => path.join(dir, name)))
    .filter((file) => existsSync(file));
}

/** Its own folder `node_modules`, and those it lies in. */
function modulesAround(packageRoot: string): string[] {
  const parts = packageRoot.split(path.sep);
  const around = parts.flatMap((part, index) =>
    part === "node_modules" ? [parts.slice(0, index + 1).join(path.sep)] : [],
  );
  return [path.join(packageRoot, "node_modules"), ...around];
}
