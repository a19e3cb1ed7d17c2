// Writes all edited manifests or none.
import { readFileSync } from "node:fs";
import { CliError } from "../errors/errors.ts";
import { writeAllWhole } from "../files/atomic-write.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import type { EditedBrand } from "./edit-brand.ts";

const FAILURE: WriteFailure = {
  code: "BRAND_EDIT_WRITE",
  what: (reason) => `The manifests cannot be written (${reason}); nothing was changed.`,
  fix: "make sure that the folders of the brands can be written and have space, then run the command again.",
};

/** @throws CliError BRAND_EDIT_WRITE; nothing was changed then */
export function writeManifests(edited: readonly EditedBrand[]): void {
  for (const { file, before } of edited)
    if (readFileSync(file, "utf8") !== before)
      throw new CliError("BRAND_EDIT_WRITE", {
        what: "The manifest was changed by somebody else in the meantime; nothing was written.",
        where: { file },
        fix: "run the command again.",
      });
  tellWrite(FAILURE, () => writeAllWhole(edited.map(({ file, text }) => [file, text] as const)));
}
