// The brands of a build that have changed: compiled, staged, searched for each other, shown.
import { CliError } from "../errors/errors.ts";
import type { BrandIdentity } from "../isolation/brand-identity.ts";
import { addBuildTimes } from "../cache/build-times.ts";
import { releasesDir } from "../release/release-folder.ts";
import { syncFolders, syncOne } from "../release/sync-folder.ts";
import type { Store } from "../cache/store.ts";
import type { BrandOutcome, BuildFleetInput } from "./build-fleet.ts";
import {
  describe,
  type BrandJob,
  type BundleFacts,
  type JobInput,
  type StageResult,
} from "./build-job.ts";
import { createBuildPool, type BuildPool } from "./build-pool.ts";
import { fleetRules } from "./fleet-isolation.ts";
import { recallFindings } from "./kept-findings.ts";
import { loadSharedContent } from "../stamp/shared-content.ts";

/** @param outcomes gets one of each brand */
export async function buildChanged(
  input: BuildFleetInput,
  jobInput: JobInput,
  store: Store,
  changed: readonly string[],
  outcomes: Map<string, BrandOutcome>,
): Promise<void> {
  // Workers know no shared store: what it has of the parts all brands link is brought here first.
  if (store.hasShared) await loadSharedContent(jobInput.packageRoot, store);
  const { known } = input.source;
  const keepFindings = recallFindings(input.source.noteFile("findings.json"), input.source.shared);
  const jobOf = (id: string): BrandJob => ({
    id,
    brand: known.take(id),
    inputDigest: known.inputDigest(id),
  });
  const pool = await createBuildPool(jobInput, changed.length, store);
  const staged = new Map<string, BundleFacts>();
  let refusal: Promise<Refusal | null> = Promise.resolve(null);
  try {
    const identities = new Map<string, BrandIdentity>();
    let done = 0;
    await pool.stageAll(changed, jobOf, (result: StageResult) => {
      done += 1;
      input.onProgress(done, changed.length);
      if (result.state === "staged") {
        staged.set(result.id, result.facts);
        identities.set(result.id, result.identity);
      } else outcomes.set(result.id, result);
    });
    if (staged.size > 0) {
      refusal = writeThrough(jobInput.outDir, [...staged.keys()]); // meanwhile
      const rules = await fleetRules({
        ...jobInput,
        store,
        source: input.source,
        staged: identities,
      });
      input.onRules(rules);
      await pool.setRules(rules);
    }
  } catch (error) {
    await pool.dropAll([...staged.keys()]).catch(() => undefined);
    await pool.close();
    throw error;
  }
  try {
    await show(pool, jobInput.outDir, staged, await refusal, outcomes);
  } finally {
    await pool.close();
  }
  keepFindings();
  const times = [...staged].map(([id, { milliseconds }]) => [id, milliseconds]);
  // A help for the next split: what was built is built, whether they can be written down or not.
  if (input.keepTimes)
    await addBuildTimes(jobInput.storeDir, Object.fromEntries(times)).catch(() => undefined);
}

/** Why the disk did not take what was staged. */
interface Refusal {
  readonly error: unknown;
}

async function writeThrough(outDir: string, ids: readonly string[]): Promise<Refusal | null> {
  const folders = ids.map((id) => releasesDir(outDir, id));
  return await syncFolders(outDir, folders).then(
    () => null,
    (error: unknown) => ({ error }),
  );
}

/** Nothing is shown before all of it is on the disk. */
async function show(
  pool: BuildPool,
  outDir: string,
  staged: ReadonlyMap<string, BundleFacts>,
  refusal: Refusal | null,
  outcomes: Map<string, BrandOutcome>,
): Promise<void> {
  const ids = [...staged.keys()];
  if (ids.length === 0) return;
  if (refusal !== null) {
    await pool.dropAll(ids);
    for (const id of ids)
      outcomes.set(id, { id, state: "failed", failure: describe(outDir, id, refusal.error) });
    return;
  }
  await pool.publishAll(ids, (id, failure) => {
    const facts = staged.get(id);
    if (failure) outcomes.set(id, { id, state: "failed", failure });
    else if (facts) outcomes.set(id, { id, state: "built", facts });
  });
  try {
    syncOne(outDir);
  } catch (error) {
    throw new CliError("BUILD_STOPPED", {
      what: `The brands show their new bundles, but the disk did not confirm the switch: ${error instanceof Error ? error.message : ""}.`,
      fix: "look after the disk, then build again; after a power cut the bundles may be the whole ones of before.",
      cause: error,
    });
  }
}
