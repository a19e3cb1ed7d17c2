import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { BRAND, OUT } from "../command/shared-options.ts";

/** `brand rollback`: shows the release before the shown one. */
export const rollbackCommand = defineCommand({
  name: "rollback",
  summary: "shows the release of a brand before the shown one",
  about: "shows the previous release again",
  arguments: { ...BRAND },
  options: { ...OUT },
  json: { id: "the brand", from: "release that was shown", to: "release that is shown" },
  async run(input, io) {
    const { rollbackRelease } = await import("../release/rollback-release.ts");
    const done = await rollbackRelease(workspace(input).outDir, input.id);
    io.result(
      `${done.id} shows release ${done.to} again (before: ${done.from}).\n` +
        "The next build makes a release of the brand's data as they are; take the change back before that.",
      { ...done },
    );
    return 0;
  },
});
