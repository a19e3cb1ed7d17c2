import { createHash, hash } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync, type Dirent } from "node:fs";
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
  readonly path: string;
  readonly include?: (file: string) => boolean;
}

/** Digest of relative paths and contents; the content of a link is its target. */
export function digestSources(sources: readonly DigestSource[]): string {
  const digest = createHash("sha256");
  for (const source of sources) {
    for (const entry of entriesBelow(source.path)) {
      const file = nameBelow(source.path, entry);
      if (entry.isDirectory() || source.include?.(file) === false) continue;
      const content = contentOf(path.join(source.path, file), entry);
      digest.update(`${source.name}\0${file}\0${content.length}\0`);
      digest.update(content);
    }
  }
  return digest.digest("hex");
}

/** Devices and pipes are not read here; they are refused on use. */
function contentOf(file: string, entry: Dirent): Buffer {
  if (entry.isSymbolicLink()) return Buffer.from(`link to ${readlinkSync(file)}`);
  return entry.isFile() ? readFileSync(file) : Buffer.from("neither a file nor a link");
}
