// Builds brands once more beside their bundles and tells whether the same bytes come out.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { readReceipt, type Receipt } from "../stamp/receipt.ts";
import { buildFleet, type BuildFleetInput } from "./build-fleet.ts";

export type Rebuilt =
  | { readonly state: "same" }
  /** What it was built from has changed since: nothing can be told about the bytes. */
  | { readonly state: "stale" }
  | { readonly state: "differs"; readonly files: readonly string[] }
  | { readonly state: "failed"; readonly what: string };

/** @returns one result per brand that has a whole receipt */
export async function rebuildReleases(
  input: Omit<BuildFleetInput, "force" | "keepTimes">,
  receipts: ReadonlyMap<string, Receipt>,
): Promise<Map<string, Rebuilt>> {
  const { workspace } = input;
  // Beside the store: the same file system, so that nothing is copied that can be linked.
  mkdirSync(workspace.storeDir, { recursive: true });
  sweepKilled(workspace.storeDir);
  const outDir = mkdtempSync(path.join(workspace.storeDir, `verify-${process.pid}-`));
  try {
    const outcomes = await buildFleet({
      ...input,
      ids: input.ids.filter((id) => receipts.has(id)),
      workspace: { ...workspace, outDir },
      force: true,
      keepTimes: false,
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

/** Of a run that was killed. One of another machine that runs now has no process here: it is told by its age. */
function sweepKilled(storeDir: string): void {
  for (const name of readdirSync(storeDir)) {
    const pid = Number(/^verify-(\d+)-/.exec(name)?.[1]);
    if (!pid || isRunning(pid)) continue;
    const folder = path.join(storeDir, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > QUIET_MS) rmSync(folder, { recursive: true, force: true });
  }
}

const QUIET_MS = 10 * 60 * 1000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function compare(before: Receipt, after: Receipt): Rebuilt {
  if (before.inputs.digest !== after.inputs.digest) return { state: "stale" };
  const names = new Set([...Object.keys(before.outputs), ...Object.keys(after.outputs)]);
  const files = [...names].filter(
    (name) => before.outputs[name]?.sha256 !== after.outputs[name]?.sha256,
  );
  const same = files.length === 0 && JSON.stringify(before) === JSON.stringify(after);
  if (same) return { state: "same" };
  return { state: "differs", files: files.length > 0 ? files.toSorted() : ["build.json"] };
}

function whyNot(outcome: Awaited<ReturnType<typeof buildFleet>>[number]): string {
  if (outcome.state === "refused") return outcome.problems[0]?.what ?? "it was refused";
  return outcome.state === "failed" ? outcome.failure.what : "it made no bundle";
}
