import { createHash, hash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync, type Dirent } from "node:fs";
import path from "node:path";

export function sha256(data: string | Uint8Array): string {
  return hash("sha256", data, "hex");
}

export function shortHash(data: string | Uint8Array): string {
  return sha256(data).slice(0, 10);
}

/** Files below a folder as sorted posix paths relative to it; a missing folder has none. */
export function listFiles(dir: string): string[] {
  return listBelow(dir, (entry) => entry.isFile());
}

/** Like `listFiles`, with links and other non-folders. */
export function listNames(dir: string): string[] {
  return listBelow(dir, (entry) => !entry.isDirectory());
}

function listBelow(dir: string, isListed: (entry: Dirent) => boolean): string[] {
  return entriesBelow(dir)
    .filter(isListed)
    .map((entry) => nameBelow(dir, entry));
}

function nameBelow(dir: string, entry: Dirent): string {
  return path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/");
}

function entriesBelow(dir: string): Dirent[] {
  try {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    const keyed = entries.map((entry) => [nameBelow(dir, entry), entry] as const);
    return keyed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

export interface DigestSource {
  /** Part of the digest, so that two folders cannot be swapped. */
  readonly name: string;
  /** A folder, or one file. */
  readonly path: string;
  readonly include?: (file: string) => boolean;
  /** Whether a folder below it is read, by its name. */
  readonly enter?: (folder: string) => boolean;
}

type SourceFile = readonly [file: string, path: string];

/** Sorted files with their paths; links and other non-folders are listed. A missing source has none. */
export function sourceFiles({ path: root, include, enter }: DigestSource): SourceFile[] {
  if (isFile(root)) return [["", root]];
  const files: SourceFile[] = [];
  // One loop without copies: a build looks at thousands of files of libraries.
  const visit = (below: string): void => {
    for (const entry of entriesIn(root + below)) {
      const file = `${below}/${entry.name}`;
      if (!entry.isDirectory()) {
        if (include?.(file.slice(1)) !== false) files.push([file.slice(1), root + file]);
      } else if (enter?.(entry.name) !== false) visit(file);
    }
  };
  visit("");
  return files;
}

/** Digest of relative paths and contents; the content of a link is its target. */
export function digestSources(sources: readonly DigestSource[]): string {
  const digest = createHash("sha256");
  for (const source of sources) {
    for (const [file, place] of sourceFiles(source)) {
      const content = contentOf(place);
      digest.update(`${source.name}\0${file}\0${content.length}\0`);
      digest.update(content);
    }
  }
  return digest.digest("hex");
}

function isFile(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false })?.isFile() === true;
}

function entriesIn(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Devices and pipes are not read here; they are refused on use. */
function contentOf(file: string): Buffer {
  const stats = lstatSync(file);
  if (stats.isSymbolicLink()) return Buffer.from(`link to ${readlinkSync(file)}`);
  return stats.isFile() ? readFileSync(file) : Buffer.from("neither a file nor a link");
}
