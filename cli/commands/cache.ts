import { readdir } from "node:fs/promises";
import path from "node:path";
import { prunableBuildStates } from "../build/build-state.ts";
import { entryCount, megabytes, storeJson, storeText, usageOf } from "../build/print-store.ts";
import { prunable, removeEntries, type UsedContent } from "../cache/store-usage.ts";
import type { SharedInput } from "../command-input.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { readReceipt } from "../stamp/receipt.ts";

interface CacheInput extends SharedInput {
  readonly prune: boolean;
  /** Days. */
  readonly olderThan: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `brand cache`: what the store holds; with `--prune`, without what nothing needs any more. */
export async function run(input: CacheInput, io: Io): Promise<number> {
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
}

/** Of every bundle that is shown: what only an older release used may go. */
async function usedContent(outDir: string): Promise<UsedContent[]> {
  const names = await readdir(outDir).catch(() => []);
  const receipts = await Promise.all(names.map((name) => readReceipt(path.join(outDir, name))));
  return receipts.flatMap((receipt) =>
    receipt ? [{ core: receipt.inputs.core, outputs: receipt.outputs }] : [],
  );
}
