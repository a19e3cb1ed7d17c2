import path from "node:path";
import type { SelectionInput, SharedInput } from "../command-input.ts";
import { discoverEntries } from "../core/discover-entries.ts";
import { printable } from "../diff/describe-values.ts";
import { diffFleet } from "../diff/diff-fleet.ts";
import { diffJson, writePage } from "../diff/write-diff.ts";
import { differs } from "../diff/fleet-diff.ts";
import { readSide, sideBySide, withRevision } from "../diff/fleet-side.ts";
import { printDiff } from "../diff/print-diff.ts";
import { selectBrands } from "../brand/select-brands.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { progress } from "../progress.ts";
import { repositoryRoot, resolveRevision } from "../select/run-git.ts";

interface DiffInput extends SharedInput, Pick<SelectionInput, "picks" | "tag" | "where"> {
  readonly revision: string;
  readonly html?: string;
  readonly exitCode: boolean;
}

/** `brand diff <rev>`: exit code 0 with differences too; 1 with `--exit-code` when there are any. */
export async function run(input: DiffInput, io: Io): Promise<number> {
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
}
