import path from "node:path";
import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { flag } from "../command/option.ts";
import { BRAND, OUT } from "../command/shared-options.ts";
import { CliError } from "../errors/errors.ts";

/** `brand remove <id>`: shows what goes; with --write removes the folder and the bundle. */
export const removeCommand = defineCommand({
  name: "remove",
  summary: "shows what a brand's folder and bundle hold, and removes them",
  about: "shows what a brand has; `--write` removes its folder and its bundle",
  arguments: { ...BRAND },
  options: {
    ...OUT,
    write: flag("remove them"),
    force: flag("also remove files that git does not hold"),
  },
  json: {
    id: "the brand",
    places: "its folders",
    uncommitted: "files that git does not hold",
    removed: "whether they were removed",
  },
  async run(input, io) {
    const { brandFolders } = await import("../brand/load-brands.ts");
    const { requireFolder } = await import("../brand/select-brands.ts");
    const { removeFolder } = await import("../edit/remove-folder.ts");
    const { uncommittedFiles } = await import("../edit/uncommitted-files.ts");
    const { bundlesBeside, removeBundle } = await import("../release/remove-bundle.ts");
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
  },
});

function notCommitted(dir: string, files: readonly string[]): CliError {
  const [first = "", ...more] = files;
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  return new CliError("BRAND_NOT_COMMITTED", {
    what: `git does not hold ${first}${others}; nothing was removed.`,
    where: { file: dir },
    fix: "commit the brand first, so that it can be brought back, or add --force.",
  });
}
