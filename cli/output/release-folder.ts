// Where the releases of a brand lie: `dist/<id>` is a link to one of them.
import { existsSync, lstatSync, readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors.ts";

/** Releases of one brand; what begins with a dot in it is no release. */
export function releasesDir(outDir: string, id: string): string {
  return path.join(outDir, ".releases", id);
}

/** A release that is whole but not shown yet. */
export const STAGED = ".staged-";

/** Link to the release that was shown before. */
export const PREVIOUS = ".previous";

/** What a release holds of the one before it: bundle path → sha256, null where its receipt names none. */
export function carriedFile(outDir: string, id: string, name: string): string {
  return path.join(releasesDir(outDir, id), `.carried-${name}.json`);
}

/**
 * Name of the release that `dist/<id>` shows, null when there is none.
 * @throws CliError BUILD_OUTPUT_FOREIGN when `dist/<id>` is not ours to replace
 */
export function currentRelease(outDir: string, id: string): string | null {
  const pointer = path.join(outDir, id);
  const stat = lstatSync(pointer, { throwIfNoEntry: false });
  if (!stat) return null;
  if (!stat.isSymbolicLink()) throw foreign(outDir, id, "is not a link that `brand build` made");
  const target = readlinkSync(pointer);
  const name = path.basename(target);
  if (path.normalize(target) === path.join(".releases", id, name)) return name;
  throw foreign(outDir, id, `is a link to ${target}, which \`brand build\` did not make`);
}

/** Name of the release that was shown before the shown one, null when there is none. */
export function previousRelease(outDir: string, id: string): string | null {
  const dir = releasesDir(outDir, id);
  const link = path.join(dir, PREVIOUS);
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  const name = path.basename(readlinkSync(link));
  const isThere = lstatSync(path.join(dir, name), { throwIfNoEntry: false })?.isDirectory();
  return isThere && name !== currentRelease(outDir, id) ? name : null;
}

/** Ids of the brands whose bundles the folder shows. */
export function builtBrands(outDir: string): string[] {
  if (!existsSync(outDir)) return [];
  return readdirSync(outDir, { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .toSorted();
}

function foreign(outDir: string, id: string, what: string): CliError {
  return new CliError("BUILD_OUTPUT_FOREIGN", {
    what: `${path.basename(outDir)}/${id} ${what}; nothing was changed.`,
    where: { file: path.join(outDir, id) },
    fix: `move ${id} out of the output folder, or build into another one with --out.`,
  });
}
