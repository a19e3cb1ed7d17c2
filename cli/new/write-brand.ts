import { existsSync, lstatSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { temporaryName } from "../files/atomic-write.ts";
import { tellAsyncWrite, type WriteFailure } from "../files/tell-write.ts";
import { displayPath } from "../base/io.ts";

/** @throws CliError BRAND_EXISTS, CONFIG_OUTPUT_WRITE; nothing was written then */
export async function writeBrand(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  await placeBrand(dir, async (temporary) => {
    for (const [name, text] of files) {
      const file = path.join(temporary, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  });
}

const FAILURE: WriteFailure = {
  code: "CONFIG_OUTPUT_WRITE",
  what: (reason) => `The folder of the brand cannot be written (${reason}); nothing was changed.`,
  fix: "make sure that the folder of brands can be written and has space, then run the command again.",
};

/**
 * Atomic: fills a folder under a temporary name that is no brand's, then renames it.
 * @param fill makes the folder
 * @throws CliError BRAND_EXISTS, CONFIG_OUTPUT_WRITE; nothing was written then
 */
export async function placeBrand(
  dir: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  requireFree(dir);
  const temporary = temporaryName(path.join(path.dirname(dir), "._new"));
  await tellAsyncWrite({ ...FAILURE, file: path.dirname(dir) }, async () => {
    await mkdir(path.dirname(dir), { recursive: true });
    try {
      await fill(temporary);
      requireFree(dir);
      await rename(temporary, dir);
    } finally {
      if (existsSync(temporary)) await rm(temporary, { recursive: true, force: true });
    }
  });
}

/** @throws CliError BRAND_EXISTS, also for a link that leads nowhere */
export function requireFree(dir: string): void {
  if (lstatSync(dir, { throwIfNoEntry: false }) === undefined) return;
  throw new CliError("BRAND_EXISTS", {
    what: `${displayPath(dir)} exists already; nothing was written.`,
    where: { file: dir },
    fix: "choose another id, or move the folder away first.",
  });
}
