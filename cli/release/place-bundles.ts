// Places verified bundles in an output folder. All are staged and synced before the first is shown.
import { mkdirSync } from "node:fs";
import { lockBrand } from "./brand-lock.ts";
import { dropStaged, publishRelease } from "./publish-release.ts";
import { releasesDir } from "./release-folder.ts";
import { filesIn, stageRelease } from "./stage-release.ts";
import { syncFolders, syncOne } from "./sync-folder.ts";

export interface PlacedBundle {
  readonly id: string;
  readonly digest: string;
  readonly dir: string;
  readonly files: readonly string[];
}

/** @throws CliError of the output folder, after removing the staged releases */
export async function placeBundles(
  outDir: string,
  bundles: readonly PlacedBundle[],
): Promise<void> {
  const staged: { readonly id: string; readonly name: string }[] = [];
  const unlocks: (() => void)[] = [];
  try {
    for (const bundle of bundles) {
      mkdirSync(releasesDir(outDir, bundle.id), { recursive: true });
      unlocks.push(lockBrand(outDir, bundle.id));
      staged.push({ id: bundle.id, name: stage(outDir, bundle) });
    }
    if (staged.length === 0) return;
    await syncFolders(
      outDir,
      staged.map(({ id }) => releasesDir(outDir, id)),
    );
    for (let next = staged.shift(); next; next = staged.shift())
      publishRelease(outDir, next.id, next.name);
    syncOne(outDir);
  } finally {
    for (const { id, name } of staged) dropStaged(outDir, id, name);
    for (const unlock of unlocks) unlock();
  }
}

function stage(outDir: string, { id, digest, dir, files }: PlacedBundle): string {
  return stageRelease(outDir, id, { digest, files: filesIn(dir, files), mends: false });
}
