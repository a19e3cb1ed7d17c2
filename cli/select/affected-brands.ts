// `--affected <git-rev>`: the brands that differ between a revision and the work tree, with reasons.
import { realpath } from "node:fs/promises";
import path from "node:path";
import type { BrandFacts, Fleet } from "../brand/loaded-brand.ts";
import type { CoreBuild } from "../core/core-build.ts";
import type { Workspace } from "../base/paths.ts";
import { brandFileReasons, readBrandsFolder, removedBrands } from "./brand-files.ts";
import { below, changedSince, requireNotIgnored, textAt } from "./changed-files.ts";
import type { BrandReason } from "./effect.ts";
import { LOCK_FILE, NEW_VERSIONS, packageFileEffect } from "./package-files.ts";
import { repositoryRoot, resolveRevision } from "./run-git.ts";

export interface Reason {
  readonly why: string;
  readonly files: readonly string[];
}

export interface Affected {
  readonly reasons: ReadonlyMap<string, readonly Reason[]>;
  readonly removed: readonly { readonly id: string; readonly files: readonly string[] }[];
  /** Says which changes are not counted; null when all are. */
  readonly note: string | null;
}

/** @throws CliError of run-git.ts: no repository, no such revision, a shallow clone */
export async function affectedBrands(
  fleet: Fleet<BrandFacts>,
  revision: string,
  places: Pick<Workspace, "brandsDir" | "packageRoot">,
  core: () => Promise<CoreBuild | null>,
): Promise<Affected> {
  const brandsDir = await realpath(places.brandsDir);
  const packageRoot = await realpath(places.packageRoot);
  const root = await realpath(await repositoryRoot(brandsDir));
  const commit = await resolveRevision(root, revision);
  await requireNotIgnored(root, brandsDir);
  const changes = await changedSince(root, commit);
  const folder = await readBrandsFolder(fleet, brandsDir, root, changes);
  const prefix = below(root, packageRoot);
  const changedPackage = {
    root: packageRoot,
    core,
    before: (file: string) => textAt(root, commit, `${prefix ?? ""}${file}`),
  };
  const found: BrandReason[] = [...folder.always];
  for (const { path: file } of changes) {
    const ofBrands = brandFileReasons(file, folder);
    if (ofBrands !== null) {
      found.push(...ofBrands);
      continue;
    }
    const effect =
      prefix !== null && file.startsWith(prefix)
        ? await packageFileEffect(file.slice(prefix.length), changedPackage)
        : versionsAbove(file, folder.prefix);
    if (effect === null) continue;
    const touched = fleet.ids.filter((id) => {
      const brand = folder.brands.get(id);
      return brand === undefined || effect.touches(brand);
    });
    found.push(...touched.map((id) => ({ id, why: effect.why, file })));
  }
  return {
    reasons: reasonsById(fleet.ids, found),
    removed: removedBrands(changes, folder),
    note:
      prefix === null && !packageRoot.includes(`${path.sep}node_modules${path.sep}`)
        ? "The core lies in another repository: changes of the core, tokens and content are not counted."
        : null,
  };
}

/** If the package comes from a registry, a lock file above the brands names its version. */
function versionsAbove(file: string, brands: string): typeof NEW_VERSIONS | null {
  const dir = path.posix.dirname(file);
  const isAbove = dir === "." || brands.startsWith(`${dir}/`);
  return isAbove && LOCK_FILE.test(path.posix.basename(file)) ? NEW_VERSIONS : null;
}

function reasonsById(
  ids: readonly string[],
  found: readonly BrandReason[],
): Map<string, readonly Reason[]> {
  const own = Map.groupBy(found, ({ id }) => id);
  return new Map(
    ids.flatMap((id) => {
      const reasons = own.get(id);
      return reasons === undefined ? [] : [[id, byWhy(reasons)] as const];
    }),
  );
}

function byWhy(reasons: readonly BrandReason[]): Reason[] {
  return [...Map.groupBy(reasons, ({ why }) => why)].map(([why, same]) => ({
    why,
    files: same.flatMap(({ file }) => file ?? []),
  }));
}
