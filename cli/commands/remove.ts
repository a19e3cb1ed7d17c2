import { renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { brandFolders } from "../brand/load-brands.ts";
import { requireFolder } from "../brand/select-brands.ts";
import type { BrandInput } from "../command-input.ts";
import { uncommittedFiles } from "../edit/uncommitted-files.ts";
import { CliError } from "../errors/errors.ts";
import { temporaryName } from "../files/atomic-write.ts";
import { tellAsyncWrite, tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { bundlesBeside, removeBundle } from "../release/remove-bundle.ts";

interface RemoveInput extends BrandInput {
  readonly write: boolean;
  readonly force: boolean;
}

/** `brand remove <id>`: shows what goes; with --write removes the folder and the bundle. */
export async function run(input: RemoveInput, io: Io): Promise<number> {
  const { brandsDir, outDir } = workspace(input);
  // The default output folder has the bundles of the default brands folder. A brand of the same name in another folder
  // has no bundle there.
  const isOwnOut = input.out !== undefined || brandsDir === workspace({}).brandsDir;
  const { id } = input;
  const ids = await brandFolders(brandsDir);
  requireFolder({ ids }, id);
  const dir = path.join(brandsDir, id);
  const others = ids.filter((one) => one !== id);
  const hasBundle = isOwnOut && bundlesBeside(outDir, others).has(id);
  const unsaved = await uncommittedFiles(dir);
  if (input.write) {
    if (unsaved.length > 0 && !input.force) throw notCommitted(dir, unsaved);
    await removeFolder(dir);
    if (hasBundle) await removeBundle(outDir, id);
  }
  const places = [displayPath(dir), ...(hasBundle ? [displayPath(path.join(outDir, id))] : [])];
  io.result(
    input.write
      ? `removed ${places.join(" and ")}`
      : `${places.join(" and ")} would go. Nothing was removed yet; run the same command with --write.`,
    { id, places, uncommitted: unsaved, removed: input.write },
  );
  return 0;
}

/** Moved away first: a folder around it that cannot be written keeps every file. */
async function removeFolder(dir: string): Promise<void> {
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

function notCommitted(dir: string, files: readonly string[]): CliError {
  const [first = "", ...more] = files;
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  return new CliError("BRAND_NOT_COMMITTED", {
    what: `git does not hold ${first}${others}; nothing was removed.`,
    where: { file: dir },
    fix: "commit the brand first, so that it can be brought back, or add --force.",
  });
}
