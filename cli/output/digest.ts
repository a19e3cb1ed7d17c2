// Digests of file contents. Nothing of the environment enters one: same input, same digest anywhere.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, type Dirent } from "node:fs";
import path from "node:path";

export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Short digest for file names: 10 characters of base 36-safe hex. */
export function shortHash(data: string | Uint8Array): string {
  return sha256(data).slice(0, 10);
}

/** Files below a folder as sorted posix paths relative to it; a missing folder has none. */
export function listFiles(dir: string): string[] {
  return entriesBelow(dir)
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    )
    .toSorted();
}

function entriesBelow(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

export interface DigestSource {
  /** Name under which the files enter the digest, so that two folders cannot stand for each other. */
  readonly name: string;
  readonly path: string;
  readonly include?: (file: string) => boolean;
}

/** One digest over many files and folders; a folder counts by relative path and content. */
export function digestSources(sources: readonly DigestSource[]): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of listFiles(source.path)) {
      if (source.include?.(file) === false) continue;
      const content = readFileSync(path.join(source.path, file));
      hash.update(`${source.name}\0${file}\0${content.length}\0`);
      hash.update(content);
    }
  }
  return hash.digest("hex");
}
