import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Fleet } from "../brand/loaded-brand.ts";
import { selectBrands } from "../brand/select-brands.ts";
import type { DiffInput } from "../command-input.ts";
import { discoverEntries } from "../core/discover-entries.ts";
import { diffFleet } from "../diff/diff-fleet.ts";
import { diffPage } from "../diff/diff-page.ts";
import { differs, type FleetDiff } from "../diff/fleet-diff.ts";
import { presentSide, withRevision, type RevisionSide } from "../diff/fleet-side.ts";
import { printDiff } from "../diff/print-diff.ts";
import { CliError } from "../errors/errors.ts";
import { repositoryRoot, resolveRevision } from "../select/run-git.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { problemsJson } from "../errors/print-problems.ts";
import { progress } from "../progress.ts";

/** `brand diff <rev>`: exit code 0 with differences too; 1 with `--exit-code` when there are any. */
export async function run(input: DiffInput, io: Io): Promise<number> {
  const places = workspace(input);
  const after = await presentSide(places);
  const root = await repositoryRoot(places.brandsDir);
  const commit = await resolveRevision(root, input.revision);
  const entries = discoverEntries(path.join(places.packageRoot, "src"));
  return withRevision(places, root, commit, async (before) => {
    if (!before.hasBrands)
      io.note(`${displayPath(places.brandsDir)} held no brand at ${input.revision}: all are new.`);
    const diff = await diffFleet({
      before,
      after,
      ids: selectBrands(union(before.fleet, after.fleet), input).ids,
      has: (entry) => entries.has(entry),
      onProgress: io.interactive ? progress(io, "comparing") : () => undefined,
    });
    if (input.html !== undefined) await writePage(input.html, diff, input.revision, commit);
    io.result(
      printDiff(diff, input.revision, io.colors),
      diffJson(diff, input.revision, commit, before),
    );
    return input.exitCode && differs(diff) ? 1 : 0;
  });
}

/** A brand that is gone is picked by what it was, every other by what it is. */
function union(before: Fleet, after: Fleet): Fleet {
  const gone = before.brands.filter(({ id }) => !after.ids.includes(id));
  return {
    ids: [...new Set([...after.ids, ...before.ids])].toSorted(),
    brands: [...after.brands, ...gone],
    problems: after.problems,
  };
}

async function writePage(
  file: string,
  diff: FleetDiff,
  revision: string,
  commit: string,
): Promise<void> {
  try {
    await writeFile(file, diffPage(diff, { revision, commit }));
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
    throw new CliError("DIFF_PAGE_WRITE", {
      what: `The page cannot be written to ${displayPath(file)}${reason}.`,
      where: { file },
      fix: "name a file in a folder that exists and that you may write to.",
      cause,
    });
  }
}

/** Documented in docs/diff.md. */
function diffJson(
  { names: _names, problems, ...diff }: FleetDiff,
  revision: string,
  commit: string,
  { hasBrands, shared }: RevisionSide,
): unknown {
  return {
    revision,
    commit,
    hadBrands: hasBrands,
    shared,
    ...diff,
    problems: problemsJson(problems),
  };
}
