// Folders of the store are filled aside and put in place by one rename, so that no reader ever sees
// half of one, and two builds or workers that fill the same one at a time do not disturb each other.
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * @param fill writes the content into the folder it is given
 * @param isWhole whether the folder in place can be used; asked only when somebody else was first
 */
export async function storeFolder(
  dir: string,
  fill: (temporary: string) => Promise<void>,
  isWhole: () => Promise<boolean>,
): Promise<void> {
  const temporary = `${dir}.${randomUUID()}.tmp`;
  await mkdir(temporary, { recursive: true });
  try {
    await fill(temporary);
    await put(temporary, dir, isWhole);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function put(temporary: string, dir: string, isWhole: () => Promise<boolean>): Promise<void> {
  await mkdir(path.dirname(dir), { recursive: true });
  try {
    await rename(temporary, dir);
  } catch (error) {
    if (await isWhole()) return; // the same content by its name: theirs is as good as ours
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOTEMPTY" && code !== "EEXIST" && code !== "EPERM") throw error;
    await rm(dir, { recursive: true, force: true });
    await rename(temporary, dir);
  }
}
