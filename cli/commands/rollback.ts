import type { BrandInput } from "../command-input.ts";
import type { Io } from "../io.ts";
import { rollbackRelease } from "../release/rollback-release.ts";
import { workspace } from "../paths.ts";

/** `brand rollback`: shows the release before the shown one. */
export async function run(input: BrandInput, io: Io): Promise<number> {
  const done = rollbackRelease(workspace(input).outDir, input.id);
  io.result(
    `${done.id} shows release ${done.to} again (before: ${done.from}).\n` +
      "The next build makes a release of the brand's data as they are; take the change back before that.",
    { ...done },
  );
  return 0;
}
