import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { refusalOf } from "../files/tell-write.ts";
import { BlobFault, tooLarge, type Blobs } from "./blobs.ts";

/** Follows no link; a pipe in place of a file does not block. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export function folderBlobs(root: string): Blobs {
  return {
    name: root,
    async get(area, key, limit) {
      await requireFolder(root);
      const handle = await open(path.join(root, area, key), READ).catch(missingOrFault);
      try {
        const info = await handle?.stat();
        if (!info?.isFile()) return null;
        if (info.size > limit) throw tooLarge(area);
        return (await handle?.readFile().catch(missingOrFault)) ?? null;
      } finally {
        await handle?.close();
      }
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

function missingOrFault(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ELOOP") return null;
  throw fault("cannot be read", error);
}

function fault(message: string, cause: unknown): BlobFault {
  const reason = refusalOf(cause) ?? String(cause);
  const fix = "make sure that the folder is mounted and that this user may use it.";
  return new BlobFault(`${message} (${reason})`, fix, cause);
}
