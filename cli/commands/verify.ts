import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { brandPicks, flag } from "../command/option.ts";
import { OUT } from "../command/shared-options.ts";

/**
 * `brand verify`: exit code 1 when a bundle is not what its receipt says, or when `--rebuild` could not
 * prove it.
 */
export const verifyCommand = defineCommand({
  name: "verify",
  summary: "checks built bundles against their receipts",
  about:
    "compares the built sites with their receipts and searches them for other brands; `--rebuild` also builds them again and compares the bytes ([docs/crash-safety.md](docs/crash-safety.md))",
  arguments: {
    picks: brandPicks("ids or globs such as 'a*'; every bundle when none is given"),
  },
  options: { ...OUT, rebuild: flag("also build them again beside, and compare the bytes") },
  json: { bundles: "what was found in each" },
  async run(input, io) {
    const { isGood, verdictJson, verifyText } = await import("../build/print-verdicts.ts");
    const { verifyBundles } = await import("../build/verify-bundles.ts");
    const verdicts = await verifyBundles(workspace(input), input.picks, input.rebuild, io);
    io.result(verifyText(verdicts), { bundles: verdicts.map(verdictJson) });
    return verdicts.every(isGood) ? 0 : 1;
  },
});
