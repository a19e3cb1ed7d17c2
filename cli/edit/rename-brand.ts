import { renameSync } from "node:fs";
import path from "node:path";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { editJson } from "../files/edit-json.ts";
import { readJsonText } from "../files/json-file.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { requireFree } from "../new/write-brand.ts";

const FAILURE: WriteFailure = {
  code: "BRAND_EDIT_WRITE",
  what: (reason) => `The folder of the brand cannot be moved (${reason}); nothing was changed.`,
  fix: "make sure that the folder of brands can be written, then run the command again.",
};

/**
 * Moves the folder, then writes the id. A process that is killed in between leaves a manifest with the old id, which
 * the check reports.
 * @throws CliError BRAND_EXISTS, BRAND_EDIT_WRITE, or of a manifest that is broken
 */
export function renameBrand(brand: LoadedBrand, dir: string, id: string): void {
  requireFree(dir);
  const text = editJson(readJsonText(brand.dir, path.join(brand.dir, "brand.json")), ["id"], id);
  tellWrite({ ...FAILURE, file: brand.dir }, () => {
    renameSync(brand.dir, dir);
    try {
      writeWhole(path.join(dir, "brand.json"), text);
    } catch (cause) {
      renameSync(dir, brand.dir);
      throw cause;
    }
  });
}
