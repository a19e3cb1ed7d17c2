// Bundles of brands that no longer exist: a build reports them, and removes them on request.
import path from "node:path";
import type { BrandFacts, Fleet } from "../brand/loaded-brand.ts";
import { CliError, problem, type Problem } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import type { Workspace } from "../base/paths.ts";
import { currentRelease } from "./release-folder.ts";
import { bundlesBeside, removeBundle } from "./remove-bundle.ts";

export interface RemovedBrand {
  readonly id: string;
  readonly siteId: string;
  /** Id of the brand that now has the same site id. */
  readonly renamedTo: string | null;
}

export interface RemovedOutcome {
  readonly id: string;
  readonly renamedTo: string | null;
  readonly state: "kept" | "removed" | "failed";
  readonly failure?: CliError;
}

/** A brand that is not picked, or has an invalid manifest, does not count as removed. */
export function findRemoved(outDir: string, fleet: Fleet<BrandFacts>): RemovedBrand[] {
  const owners = new Map(fleet.brands.map(({ id, manifest }) => [manifest.siteId, id]));
  return [...bundlesBeside(outDir, fleet.ids)].map(([id, { brand }]) => ({
    id,
    siteId: brand.siteId,
    renamedTo: owners.get(brand.siteId) ?? null,
  }));
}

/** The bundle of a renamed brand stays until the new name has one. */
export async function removeOne(
  outDir: string,
  { id, renamedTo }: RemovedBrand,
): Promise<RemovedOutcome> {
  try {
    if (renamedTo !== null && currentRelease(outDir, renamedTo) === null)
      return { id, renamedTo, state: "kept" };
    await removeBundle(outDir, id);
    return { id, renamedTo, state: "removed" };
  } catch (error) {
    if (error instanceof CliError) return { id, renamedTo, state: "failed", failure: error };
    if (!(error instanceof Error && "syscall" in error)) throw error;
    return { id, renamedTo, state: "failed", failure: notRemoved(outDir, id, error) };
  }
}

function notRemoved(outDir: string, id: string, cause: Error): CliError {
  return new CliError("BUILD_STOPPED", {
    what: `The bundle of ${id} could not be removed: ${cause.message}.`,
    where: { file: path.join(outDir, id) },
    fix: "make sure that the output folder can be written, then run `brand build --prune` again.",
    cause,
  });
}

/** Ids listed in a warning. */
const MOST_NAMED = 12;

export function removedWarning(
  removed: readonly RemovedBrand[],
  { outDir, brandsDir }: Workspace,
): Problem {
  const named = removed
    .slice(0, MOST_NAMED)
    .map(({ id, siteId, renamedTo }) =>
      renamedTo === null ? id : `${id} (its site id ${siteId} is ${renamedTo}'s now)`,
    );
  const more = removed.length > named.length ? ` and ${removed.length - named.length} more` : "";
  const brands = displayPath(brandsDir);
  const bundles =
    removed.length === 1 ? "a bundle of a brand" : `bundles of ${removed.length} brands`;
  return problem("BUILD_BRAND_REMOVED", {
    file: outDir,
    what: `${path.basename(outDir)} holds ${bundles} not in ${brands}: ${named.join(", ")}${more}.`,
    fix: `add --prune to the same command to remove ${removed.length === 1 ? "it" : "them"}, or put the brand back into ${brands}.`,
  });
}
