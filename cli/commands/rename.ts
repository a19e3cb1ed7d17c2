import path from "node:path";
import { displayPath } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { argument } from "../command/option.ts";
import { BRAND } from "../command/shared-options.ts";

/** `brand rename <id> <new-id>`: the folder and the id; the site id, and so the members, stay. */
export const renameCommand = defineCommand({
  name: "rename",
  summary: "gives a brand another id; its site id and members stay",
  about: "changes the id of a brand; its site id and its members stay",
  arguments: { ...BRAND, newId: argument("the new folder's name") },
  options: {},
  json: { brand: "id, folder, and `from` which id" },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { requireBrand } = await import("../brand/select-brands.ts");
    const { renameBrand } = await import("../edit/rename-brand.ts");
    const { validId } = await import("../new/new-answers.ts");
    const places = workspace(input);
    const brand = requireBrand(await loadFleet(places), input.id);
    const id = validId(input.newId);
    const dir = path.join(places.brandsDir, id);
    renameBrand(brand, dir, id);
    io.result(
      `${brand.id} is ${id} now, in ${displayPath(dir)}.\n\`brand build ${id} --prune\` builds it and removes the bundle of the old id.`,
      { brand: { id, dir: displayPath(dir), from: brand.id } },
    );
    return 0;
  },
});
