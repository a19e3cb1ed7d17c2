// A folder as a shared store: the files a WebDAV server keeps for the same protocol, so that one
// folder can be mounted by some machines and served to others.
import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { BlobFault, BlobTooLarge, type Blobs } from "./blobs.ts";

export function folderBlobs(root: string): Blobs {
  return {
    name: root,
    async get(area, key, limit) {
      await requireFolder(root);
      return await readBlob(path.join(root, area, key), limit);
    },
    async put(area, key, data) {
      await requireFolder(root);
      const file = path.join(root, area, key);
      const temporary = `${file}.${randomUUID()}.tmp`;
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(temporary, data);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        throw fault("cannot be written", error);
      }
    },
  };
}

async function requireFolder(root: string): Promise<void> {
  const found = await stat(root).catch(() => null);
  if (found?.isDirectory()) return;
  throw new BlobFault("is not there", "mount or make the folder, or correct --store.");
}

/** A pipe or a device in the place of a file would never end. */
async function readBlob(file: string, limit: number): Promise<Buffer | null> {
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  try {
    const handle = await open(file, flags);
    try {
      const found = await handle.stat();
      if (!found.isFile()) return null;
      if (found.size > limit) throw new BlobTooLarge();
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof BlobTooLarge) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ELOOP") return null;
    throw fault("cannot be read", error);
  }
}

function fault(message: string, cause: unknown): BlobFault {
  const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new BlobFault(
    `${message} (${code})`,
    "make sure that the folder is mounted and that this user may use it.",
    cause,
  );
}
