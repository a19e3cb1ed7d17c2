import { renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { temporaryName } from "../files/atomic-write.ts";
import { tellAsyncWrite, tellWrite, type WriteFailure } from "../files/tell-write.ts";

/** Moved away first: a folder around it that cannot be written keeps every file. */
export async function removeFolder(dir: string): Promise<void> {
  const moved = temporaryName(path.join(path.dirname(dir), "._removed"));
  const failure = (left: string): WriteFailure => ({
    code: "BRAND_EDIT_WRITE",
    what: (reason) => `The folder cannot be removed (${reason}); ${left}.`,
    fix: "make sure that it and the folder around it can be written, then remove it.",
  });
  tellWrite({ ...failure("nothing was removed"), file: dir }, () => renameSync(dir, moved));
  await tellAsyncWrite(
    { ...failure("what is left of it is here"), file: moved },
    async () => await rm(moved, { recursive: true }),
  );
}
