import { isGood, verdictJson, verifyText } from "../build/print-verdicts.ts";
import { verifyBundles } from "../build/verify-bundles.ts";
import type { SharedInput } from "../command-input.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";

interface VerifyInput extends SharedInput {
  readonly picks: readonly string[];
  readonly rebuild: boolean;
}

/**
 * `brand verify`: exit code 1 when a bundle is not what its receipt says, or when `--rebuild` could not
 * prove it.
 */
export async function run(input: VerifyInput, io: Io): Promise<number> {
  const verdicts = await verifyBundles(workspace(input), input.picks, input.rebuild, io);
  io.result(verifyText(verdicts), { bundles: verdicts.map(verdictJson) });
  return verdicts.every(isGood) ? 0 : 1;
}
