import { readdir } from "node:fs/promises";
import path from "node:path";
import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import type { UsedContent } from "../cache/store-usage.ts";
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
    const { entryCount, megabytes, storeJson, storeText, usageOf } =
      await import("../build/print-store.ts");
    const { prunable, removeEntries } = await import("../cache/store-usage.ts");
    const { brandsDir, storeDir, outDir } = workspace(input);
    const before = await usageOf(storeDir);
    if (!input.prune) {
      io.result(storeText(before, storeDir), storeJson(before));
      return 0;
    }
    const used = await usedContent(outDir);
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

/** Of every bundle that is shown: what only an older release used may go. */
async function usedContent(outDir: string): Promise<UsedContent[]> {
  const { readReceipt } = await import("../stamp/receipt.ts");
  const names = await readdir(outDir).catch(() => []);
  const receipts = await Promise.all(names.map((name) => readReceipt(path.join(outDir, name))));
  return receipts.flatMap((receipt) =>
    receipt ? [{ core: receipt.inputs.core, outputs: receipt.outputs }] : [],
  );
}
