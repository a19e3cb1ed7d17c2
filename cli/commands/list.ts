import { loadFleet } from "../brand/load-brands.ts";
import type { ListInput } from "../command-input.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { listBrands, listText } from "../select/list-brands.ts";
import { pickBrands } from "../select/pick-brands.ts";

/** `brand list`: what stands in the folder, whether it passes `check` or not. */
export async function run(input: ListInput, io: Io): Promise<number> {
  const places = workspace(input);
  const fleet = await loadFleet(places);
  const picked = await pickBrands(fleet, input, places);
  const { affected, shard } = picked;
  const brands = listBrands(fleet, picked);
  io.result(listText(brands, picked), {
    brands,
    ...(affected ? { removed: affected.removed, note: affected.note } : {}),
    ...(shard ? { shard } : {}),
  });
  const broken = brands.filter(({ siteId }) => siteId === null).length;
  if (broken > 0) io.note(`${broken} of them cannot be read in full; \`brand check\` says why.`);
  return 0;
}
