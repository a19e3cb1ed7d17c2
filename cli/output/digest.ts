// Digests of file contents. Nothing of the environment enters one: same input, same digest anywhere.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Short digest for file names: 10 characters of base 36-safe hex. */
export function shortHash(data: string | Uint8Array): string {
  return sha256(data).slice(0, 10);
}

/** Files below a folder as sorted posix paths relative to it; a missing folder has none. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    )
    .toSorted();
}

export interface DigestSource {
  /** Name under which the files enter the digest, so that two folders cannot stand for each other. */
  readonly name: string;
  readonly path: string;
  readonly include?: (file: string) => boolean;
}

/** One digest over many files and folders; a folder counts by relative path and content. */
export async function digestSources(sources: readonly DigestSource[]): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    const files = await listFiles(source.path);
    const picked = files.filter((file) => source.include?.(file) ?? true);
    const contents = await Promise.all(
      picked.map((file) => readFile(path.join(source.path, file))),
    );
    for (const [index, file] of picked.entries()) {
      hash.update(`${source.name}\0${file}\0${contents[index]?.length ?? 0}\0`);
      hash.update(contents[index] ?? "");
    }
  }
  return hash.digest("hex");
}
