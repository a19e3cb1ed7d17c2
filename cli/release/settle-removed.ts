// Reports bundles of brands that no longer exist, and removes them when asked or confirmed.
import { formatError, formatProblems } from "../errors/print-problems.ts";
import { displayPath, type Io } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import { sweepRemoved } from "./remove-bundle.ts";
import {
  removedWarning,
  removeOne,
  type RemovedBrand,
  type RemovedOutcome,
} from "./removed-brands.ts";

export async function settleRemoved(
  removed: readonly RemovedBrand[],
  places: Workspace,
  isAsked: boolean,
  io: Io,
): Promise<readonly RemovedOutcome[]> {
  await sweepRemoved(places.outDir);
  if (removed.length === 0) return [];
  if (!isAsked) {
    const warning = removedWarning(removed, places);
    io.note(formatProblems([warning], io.colors, io.colors.yellow("warning")));
    if (!io.interactive || !(await isConfirmed(removed)))
      return removed.map(({ id, renamedTo }) => ({ id, renamedTo, state: "kept" }));
  }
  const outcomes: RemovedOutcome[] = [];
  for (const brand of removed) {
    const outcome = await removeOne(places.outDir, brand);
    outcomes.push(outcome);
    const { id, renamedTo, state, failure } = outcome;
    if (failure) io.error(formatError(failure, io.colors));
    else if (state === "removed") io.note(`removed ${displayPath(places.outDir)}/${id}`);
    else io.note(`kept ${displayPath(places.outDir)}/${id} until ${renamedTo ?? id} is built`);
  }
  return outcomes;
}

async function isConfirmed({ length }: readonly RemovedBrand[]): Promise<boolean> {
  const { confirm } = await import("@clack/prompts");
  const what = length === 1 ? "this bundle" : `these ${length} bundles`;
  return (await confirm({ message: `Remove ${what}?`, initialValue: false })) === true;
}

export function removedJson({ failure, ...outcome }: RemovedOutcome) {
  if (!failure) return outcome;
  const { code, what, fix } = failure;
  return { ...outcome, failure: { code, what, fix } };
}
