// Picks the brands of a command: by name, tag and condition, then by change, then by shard.
import type { BrandFacts, Fleet } from "../brand/loaded-brand.ts";
import { type NamedSelection, selectBrands } from "../brand/select-brands.ts";
import type { CoreBuild } from "../core/core-build.ts";
import type { Workspace } from "../base/paths.ts";
import type { Affected } from "./affected-brands.ts";
import type { Shard } from "./split.ts";

export interface Selection extends NamedSelection {
  readonly affected?: string;
  /** `2/3` or `auto`. */
  readonly shard?: string;
  /** `.livery/times.json` when absent. */
  readonly times?: string;
}

export interface Picked {
  /** In the order of the fleet; may be empty with --affected or --shard. */
  readonly ids: readonly string[];
  readonly affected: Affected | null;
  readonly shard: Shard | null;
}

/** @throws CliError of the selection, of git and of the shard */
export async function pickBrands(
  fleet: Fleet<BrandFacts>,
  input: Selection,
  places: Workspace,
): Promise<Picked> {
  const { ids } = selectBrands(fleet, input);
  const affected =
    input.affected === undefined ? null : await affectedIn(fleet, input.affected, places);
  const changed = affected ? ids.filter((id) => affected.reasons.has(id)) : ids;
  if (input.shard === undefined) return { ids: changed, affected, shard: null };
  const [{ shardName }, { splitBrands }, { readTimes }] = await Promise.all([
    import("./shard-name.ts"),
    import("./split.ts"),
    import("./read-times.ts"),
  ]);
  const name = shardName(input.shard, process.env);
  const split = splitBrands(changed, await readTimes(input.times, places.storeDir), name);
  return { ids: split.ids, affected, shard: split.shard };
}

async function affectedIn(
  fleet: Fleet<BrandFacts>,
  revision: string,
  places: Workspace,
): Promise<Affected> {
  const { affectedBrands } = await import("./affected-brands.ts");
  return await affectedBrands(fleet, revision, places, () => coreInStore(places));
}

/** Picking brands compiles nothing. */
async function coreInStore(places: Workspace): Promise<CoreBuild | null> {
  const { coreKey, storedCore } = await import("../core/compile-core.ts");
  const { openDigests } = await import("../cache/digests.ts");
  const { openStore } = await import("../cache/store.ts");
  return await storedCore(
    coreKey(places.packageRoot, openDigests()),
    openStore(places.storeDir, () => undefined),
  );
}
