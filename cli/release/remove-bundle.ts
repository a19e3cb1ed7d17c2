// Removes the bundle of a brand, only if it has a receipt of that brand.
import { lstatSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { temporaryName, leftovers, removeAll } from "../files/atomic-write.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { lockBrand } from "./brand-lock.ts";
import { currentRelease, namesIn, receiptOf, releasesDir } from "./release-folder.ts";
import { syncOne } from "./sync-folder.ts";

/** Id → receipt of bundles whose brand is not in `ids`. */
export function bundlesBeside(outDir: string, ids: readonly string[]): Map<string, Receipt> {
  const known = new Set(ids);
  const names = new Set([...namesIn(outDir), ...namesIn(path.join(outDir, ".releases"))]);
  const found = [...names.difference(known)].toSorted().flatMap((id) => {
    const receipt = ownReceipt(outDir, id);
    return receipt ? [[id, receipt] as const] : [];
  });
  return new Map(found);
}

/** Removes the link first; after a crash, the next removal or `sweepRemoved` removes the rest. */
export async function removeBundle(outDir: string, id: string): Promise<void> {
  if (!ownReceipt(outDir, id)) return; // gone meanwhile
  const unlock = lockBrand(outDir, id);
  try {
    if (!ownReceipt(outDir, id)) return;
    if (currentRelease(outDir, id) !== null) rmSync(path.join(outDir, id));
    const removed = temporaryName(releasesDir(outDir, id));
    renameSync(releasesDir(outDir, id), removed);
    syncOne(outDir);
    await removeAll([removed]);
  } finally {
    unlock();
  }
}

export async function sweepRemoved(outDir: string): Promise<void> {
  await removeAll(await leftovers(path.join(outDir, ".releases")));
}

/** Receipt of the shown release, or of any when the link is gone; null for a foreign folder. */
function ownReceipt(outDir: string, id: string): Receipt | null {
  const releases = releasesDir(outDir, id);
  if (id.startsWith(".") || !lstatSync(releases, { throwIfNoEntry: false })?.isDirectory())
    return null;
  try {
    const shown = currentRelease(outDir, id);
    const names = shown === null ? readdirSync(releases) : [shown];
    const receipts = names.map((name) => receiptOf(outDir, id, name));
    return receipts.find((receipt) => receipt?.brand.id === id) ?? null;
  } catch (error) {
    if (error instanceof CliError) return null; // something else has taken the link's place
    throw error;
  }
}
