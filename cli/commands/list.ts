import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { PICKS, SELECTION } from "../command/shared-options.ts";

/** `brand list`: what stands in the folder, whether it passes `check` or not. */
export const listCommand = defineCommand({
  name: "list",
  summary: "shows the brands of the folder",
  about: "shows the brands: ids, editions, locales, what is switched off",
  arguments: { ...PICKS },
  options: { ...SELECTION },
  json: {
    brands: "one entry per brand",
    removed: "with `--affected`: brands that the revision had",
    note: "with `--affected`: which changes are not counted, or null",
    shard: "with `--shard`: which part",
  },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { listBrands, listText } = await import("../select/list-brands.ts");
    const { pickBrands } = await import("../select/pick-brands.ts");
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
  },
});
