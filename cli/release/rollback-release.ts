import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { lockBrand } from "./brand-lock.ts";
import { checkRelease } from "./check-release.ts";
import { recordBefore, showRelease, sweepReleases } from "./publish-release.ts";
import { currentRelease, previousRelease, releaseDir, releasesDir } from "./release-folder.ts";
import { syncOne } from "./sync-folder.ts";

export interface Rollback {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** Swaps the shown and the previous release, so a second rollback undoes the first. @throws CliError BUILD_… */
export function rollbackRelease(outDir: string, id: string): Rollback {
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
    const [first, ...others] = checkRelease(outDir, id, to).problems;
    if (first) {
      const more = others.length > 0 ? ` (and ${others.length} more problems)` : "";
      throw new CliError("BUILD_DAMAGED", {
        what: `The release of ${id} before the shown one is damaged: ${first.file} ${first.what}${more}. ${id} still shows ${from}.`,
        where: { file: path.join(releaseDir(outDir, id, to), first.file) },
        fix: "take back the change in the brand's data and build again.",
      });
    }
    // Safe against a crash in between: the release still shown has its own record.
    recordBefore(outDir, id, to, from);
    showRelease(outDir, id, to);
    syncOne(outDir);
    sweepReleases(outDir, id);
    return { id, from, to };
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
