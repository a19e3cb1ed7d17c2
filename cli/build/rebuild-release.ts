// Rebuilds brands in a temporary folder and compares the bytes with their bundles.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import { temporaryName } from "../files/atomic-write.ts";
import { readReceipt, type Receipt } from "../stamp/receipt.ts";
import { buildFleet, type BuildFleetInput } from "./build-fleet.ts";

export type Rebuilt =
  | { readonly state: "same" }
  /** The inputs have changed, so the bytes cannot be compared. */
  | { readonly state: "stale" }
  /** There is no such brand any more. */
  | { readonly state: "removed" }
  | { readonly state: "differs"; readonly files: readonly string[] }
  | { readonly state: "failed"; readonly what: string };

export async function rebuildReleases(
  input: Omit<BuildFleetInput, "force" | "verify" | "recordTimes">,
  receipts: ReadonlyMap<string, Receipt>,
): Promise<Map<string, Rebuilt>> {
  const { workspace } = input;
  // In the store: the same file system, so that files can be linked.
  const outDir = temporaryName(path.join(workspace.storeDir, "verify"));
  mkdirSync(outDir, { recursive: true });
  try {
    const outcomes = await buildFleet({
      ...input,
      ids: input.ids.filter((id) => receipts.has(id)),
      workspace: { ...workspace, outDir },
      force: true,
      verify: false,
      recordTimes: false,
    });
    const results = new Map<string, Rebuilt>();
    for (const outcome of outcomes) {
      const before = receipts.get(outcome.id);
      const after = await readReceipt(path.join(outDir, outcome.id));
      if (before && after) results.set(outcome.id, compare(before, after));
      else results.set(outcome.id, { state: "failed", what: whyNot(outcome) });
    }
    return results;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function compare(before: Receipt, after: Receipt): Rebuilt {
  if (before.inputs.digest !== after.inputs.digest) return { state: "stale" };
  const names = new Set([...Object.keys(before.outputs), ...Object.keys(after.outputs)]);
  const files = [...names].filter(
    (name) => ownValue(before.outputs, name)?.sha256 !== ownValue(after.outputs, name)?.sha256,
  );
  const same = files.length === 0 && JSON.stringify(before) === JSON.stringify(after);
  if (same) return { state: "same" };
  return { state: "differs", files: files.length > 0 ? files.toSorted() : ["build.json"] };
}

function whyNot(outcome: Awaited<ReturnType<typeof buildFleet>>[number]): string {
  if (outcome.state === "refused") return outcome.problems[0]?.what ?? "it was refused";
  return outcome.state === "failed" ? outcome.failure.what : "it made no bundle";
}
