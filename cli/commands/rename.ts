import path from "node:path";
import { loadFleet } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import type { RenameInput } from "../command-input.ts";
import { renameBrand } from "../edit/rename-brand.ts";
import { displayPath, type Io } from "../io.ts";
import { validId } from "../new/new-answers.ts";
import { workspace } from "../paths.ts";

/** `brand rename <id> <new-id>`: the folder and the id; the site id, and so the members, stay. */
export async function run(input: RenameInput, io: Io): Promise<number> {
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
}
