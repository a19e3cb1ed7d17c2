import path from "node:path";
import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { progress } from "../base/progress.ts";
import { defineCommand } from "../command/define-command.ts";
import { argument, flag, text } from "../command/option.ts";
import { NARROWING, PICKS } from "../command/shared-options.ts";

/** `brand diff <rev>`: exit code 0 with differences too; 1 with `--exit-code` when there are any. */
export const diffCommand = defineCommand({
  name: "diff",
  summary: "shows what changes in the brands since a git revision",
  about:
    "shows what changes in the fleet since a git revision: tokens, contrast, switches, pages, texts; `--html` writes a page with colour swatches ([docs/diff.md](docs/diff.md))",
  arguments: {
    revision: argument("commit, tag or branch to compare the files with"),
    ...PICKS,
  },
  options: {
    ...NARROWING,
    html: text("<file>", "also write a page with swatches"),
    exitCode: flag("end with 1 when anything differs"),
  },
  json: {
    revision: "as it was typed",
    commit: "its full id",
    hadBrands: "whether the revision has the folder of brands",
    shared: "which of `tokens`, `content`, `texts` were read from the revision",
    brands: "number of brands looked at",
    added: "ids",
    removed: "ids",
    renamed: "`{ from, to }`",
    changed: "ids",
    unreadable: "brands with an invalid manifest in one state",
    groups: "changes, by the brands that have them",
    contrast: "pairs whose contrast changes",
    problems: "new problems",
  },
  async run(input, io) {
    const { discoverEntries } = await import("../core/discover-entries.ts");
    const { printable } = await import("../base/characters.ts");
    const { diffFleet } = await import("../diff/diff-fleet.ts");
    const { diffJson, writePage } = await import("../diff/write-diff.ts");
    const { differs } = await import("../diff/fleet-diff.ts");
    const { readSide, sideBySide, withRevision } = await import("../diff/fleet-side.ts");
    const { printDiff } = await import("../diff/print-diff.ts");
    const { selectBrands } = await import("../brand/select-brands.ts");
    const { repositoryRoot, resolveRevision } = await import("../select/run-git.ts");
    const places = workspace(input);
    const { revision } = input;
    const after = await readSide(places);
    const root = await repositoryRoot(places.brandsDir);
    const commit = await resolveRevision(root, revision);
    const entries = discoverEntries(path.join(places.packageRoot, "src"));
    return withRevision(places, root, commit, async (before) => {
      if (!before.hasBrands)
        io.note(`${displayPath(places.brandsDir)} held no brand at ${revision}: all are new.`);
      const diff = await diffFleet({
        before,
        after,
        ids: selectBrands(sideBySide(before.fleet, after.fleet), input).ids,
        has: (entry) => entries.has(entry),
        onProgress: io.interactive ? progress(io, "comparing") : () => undefined,
      });
      if (input.html !== undefined) writePage(input.html, diff, { revision, commit });
      io.result(
        printDiff(diff, `since ${printable(revision)}`, io.colors),
        diffJson(diff, { revision, commit }, before),
      );
      return input.exitCode && differs(diff) ? 1 : 0;
    });
  },
});
