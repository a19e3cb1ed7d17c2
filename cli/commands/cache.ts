import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { megabytes } from "../base/sizes.ts";
import { defineCommand } from "../command/define-command.ts";
import { flag, parsedOr } from "../command/option.ts";
import { OUT, wholeNumber } from "../command/shared-options.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** `brand cache`: what the store holds; with `--prune`, without what nothing needs any more. */
export const cacheCommand = defineCommand({
  name: "cache",
  summary: "shows what the store under .livery holds",
  about:
    "shows what the store under `.livery/` contains; `--prune` deletes what is not needed. `brand build --store <place>` reads from a store that machines share ([docs/store.md](docs/store.md))",
  arguments: {},
  options: {
    ...OUT,
    prune: flag("remove what no built bundle uses and nothing used lately"),
    olderThan: parsedOr(14, "<days>", "days without use that --prune asks for", readDays),
  },
  json: {
    kinds: "entries, bytes and last use by kind",
    bytes: "of all",
    leftovers: "of killed builds",
    removed: "with `--prune`: how much went",
  },
  async run(input, io) {
    const { prunableBuildStates } = await import("../build/build-state.ts");
    const { entryCount, storeJson, storeText, usageOf } = await import("../build/print-store.ts");
    const { prunable, removeEntries } = await import("../cache/store-usage.ts");
    const { shownReceipts } = await import("../release/built-bundles.ts");
    const { brandsDir, storeDir, outDir } = workspace(input);
    const before = await usageOf(storeDir);
    if (!input.prune) {
      io.result(storeText(before, storeDir), storeJson(before));
      return 0;
    }
    // What only an older release used may go.
    const used = (await shownReceipts(outDir)).map(({ inputs, outputs }) => ({
      core: inputs.core,
      outputs,
    }));
    const since = Date.now() - input.olderThan * DAY_MS;
    const going = [
      ...prunable(before, used, since),
      ...prunableBuildStates(before.buildStates, brandsDir, since),
    ];
    const bytes = await removeEntries(going, before.leftovers);
    const after = await usageOf(storeDir);
    const removed = { entries: going.length, leftovers: before.leftovers.length, bytes };
    const line = `removed ${entryCount(going.length)} and ${removed.leftovers} leftovers of killed builds, ${megabytes(bytes)}; kept what the ${used.length} bundles in ${displayPath(outDir)} are made from and what was used in the last ${input.olderThan} days.`;
    io.result(`${storeText(after, storeDir)}\n${line}`, { ...storeJson(after), removed });
    return 0;
  },
});

function readDays(value: string): number {
  return wholeNumber(
    value,
    [0, 9999],
    "Days are a whole number such as 14, or 0 for everything unused.",
  );
}
