import path from "node:path";
import { WORKER_FILE } from "#contract/worker.ts";
import { CliError } from "../errors/errors.ts";
import { REMOVING_WORKER } from "../stamp/worker-file.ts";
import { lockBrand } from "./brand-lock.ts";
import { checkRelease } from "./check-release.ts";
import { dropStaged, publishRelease } from "./publish-release.ts";
import { currentRelease, previousRelease, releaseDir, releasesDir } from "./release-folder.ts";
import { filesIn, type ReleaseFile, stageRelease } from "./stage-release.ts";
import { syncFolders, syncOne } from "./sync-folder.ts";

export interface Rollback {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Shows the content of the previous release again, with the files of the one that players have now, so that their tabs
 * find what they load. A second rollback undoes the first. @throws CliError BUILD_…
 */
export async function rollbackRelease(outDir: string, id: string): Promise<Rollback> {
  if (currentRelease(outDir, id) === null) {
    throw new CliError("BUILD_NOTHING", {
      what: `${path.basename(outDir)}/${id} does not exist: ${id} was never built there.`,
      where: { file: path.join(outDir, id) },
      fix: `run \`brand build ${id}\`, or name the folder of the bundles with --out.`,
    });
  }
  const unlock = lockBrand(outDir, id);
  try {
    const from = currentRelease(outDir, id) ?? "";
    const to = previousRelease(outDir, id);
    if (to === null) throw noPrevious(outDir, id, from);
    const { problems, own } = checkRelease(outDir, id, to);
    const [first, ...others] = problems;
    if (first) {
      const more = others.length > 0 ? ` (and ${others.length} more problems)` : "";
      throw new CliError("BUILD_DAMAGED", {
        what: `The release of ${id} before the shown one is damaged: ${first.file} ${first.what}${more}. ${id} still shows ${from}.`,
        where: { file: path.join(releaseDir(outDir, id, to), first.file) },
        fix: "take back the change in the brand's data and build again.",
      });
    }
    const files = new Map<string, ReleaseFile>(filesIn(releaseDir(outDir, id, to), own));
    // Made by a version without it: browsers that have a worker of a later release would keep it.
    if (!files.has(WORKER_FILE)) files.set(WORKER_FILE, { data: Buffer.from(REMOVING_WORKER) });
    const name = stageRelease(outDir, id, { digest: to, files, mends: false });
    try {
      await syncFolders(outDir, [releasesDir(outDir, id)]);
    } catch (error) {
      dropStaged(outDir, id, name);
      throw error;
    }
    publishRelease(outDir, id, name);
    syncOne(outDir);
    return { id, from, to: name };
  } finally {
    unlock();
  }
}

function noPrevious(outDir: string, id: string, from: string): CliError {
  return new CliError("BUILD_NO_PREVIOUS", {
    what: `${id} has no release before ${from}; nothing was changed.`,
    where: { file: releasesDir(outDir, id) },
    fix: "a second build makes one; until then, take back the change in the brand's data and build again.",
  });
}
