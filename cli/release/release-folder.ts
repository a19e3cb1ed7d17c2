import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { parseReceipt, type Receipt } from "../stamp/receipt.ts";

/** Names that begin with a dot are not releases. */
export function releasesDir(outDir: string, id: string): string {
  return path.join(outDir, ".releases", id);
}

export function releaseDir(outDir: string, id: string, name: string): string {
  return path.join(releasesDir(outDir, id), name);
}

/** Link to the previous release, one per release: the rename that shows a release also switches this link. */
export function beforeLink(outDir: string, id: string, name: string): string {
  return path.join(releasesDir(outDir, id), `.before-${name}`);
}

export function receiptOf(outDir: string, id: string, name: string): Receipt | null {
  try {
    return parseReceipt(
      readFileSync(path.join(releaseDir(outDir, id, name), "build.json"), "utf8"),
    );
  } catch {
    return null;
  }
}

/** The release that `dist/<id>` links to. @throws CliError BUILD_OUTPUT_FOREIGN when it is no such link */
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

export function previousRelease(outDir: string, id: string): string | null {
  const shown = currentRelease(outDir, id);
  return shown === null ? null : releaseBefore(outDir, id, shown);
}

/** The predecessor of a release; null when there was none or it is gone. */
export function releaseBefore(outDir: string, id: string, release: string): string | null {
  const link = beforeLink(outDir, id, release);
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  const name = path.basename(readlinkSync(link));
  const there = lstatSync(releaseDir(outDir, id, name), { throwIfNoEntry: false });
  return there?.isDirectory() && name !== release ? name : null;
}

/** For an error message: the release that players still get. */
export function shownNow(outDir: string, id: string): string {
  const place = `${path.basename(outDir)}/${id}`;
  try {
    const name = currentRelease(outDir, id);
    if (name === null) return `there is no bundle of ${id} yet`;
    return `${place} still shows the last good bundle, release ${name}`;
  } catch {
    return `${place} was left as it is`;
  }
}

/** Ids of shown bundles, and of bundles whose link was replaced by something else. */
export function builtBrands(outDir: string): string[] {
  const made = new Set(namesIn(path.join(outDir, ".releases")));
  return namesIn(outDir)
    .filter((name) => {
      const stat = lstatSync(path.join(outDir, name), { throwIfNoEntry: false });
      return !name.startsWith(".") && (stat?.isSymbolicLink() || made.has(name));
    })
    .toSorted();
}

export function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}

function foreign(outDir: string, id: string, what: string): CliError {
  return new CliError("BUILD_OUTPUT_FOREIGN", {
    what: `${path.basename(outDir)}/${id} ${what}; nothing was changed.`,
    where: { file: path.join(outDir, id) },
    fix: `move ${id} out of the output folder, or build into another one with --out.`,
  });
}
