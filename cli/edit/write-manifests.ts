// Writes all edited manifests or none.
import { readFileSync } from "node:fs";
import { CliError } from "../errors/errors.ts";
import { writeAllWhole } from "../files/atomic-write.ts";
import type { EditedBrand } from "./edit-brand.ts";

/** @throws CliError BRAND_EDIT_WRITE; nothing was changed then */
export function writeManifests(edited: readonly EditedBrand[]): void {
  for (const { file, before } of edited)
    if (readFileSync(file, "utf8") !== before)
      throw new CliError("BRAND_EDIT_WRITE", {
        what: "The manifest was changed by somebody else in the meantime; nothing was written.",
        where: { file },
        fix: "run the command again.",
      });
  try {
    writeAllWhole(edited.map(({ file, text }) => [file, text] as const));
  } catch (cause) {
    const { code, syscall, path = "" } = cause as NodeJS.ErrnoException;
    if (syscall === undefined) throw cause;
    throw new CliError("BRAND_EDIT_WRITE", {
      what: `The manifests cannot be written (${code}); nothing was changed.`,
      where: { file: path },
      fix: "make sure that the folders of the brands can be written and have space, then run the command again.",
      cause,
    });
  }
}
