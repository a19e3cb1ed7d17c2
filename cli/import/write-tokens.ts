// Writes imported tokens beside what a brand's token files hold besides colours and shape.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { writeAllWhole } from "../files/atomic-write.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { readJsonText } from "../files/json-file.ts";
import type { Palette } from "../tokens/generate-palette.ts";
import { replaceGroups } from "../tokens/replace-groups.ts";

const FAILURE: WriteFailure = {
  code: "CONFIG_OUTPUT_WRITE",
  what: (reason) => `The tokens cannot be written (${reason}); nothing was changed.`,
  fix: "make sure that the brand's folder can be written and has space, then run the command again.",
};

/** @returns the written files. @throws CliError CONFIG_OUTPUT_WRITE, or of a token file that cannot be read */
export function writeTokens(brandDir: string, palette: Palette): readonly string[] {
  const dir = path.join(brandDir, "tokens");
  const files = Object.entries(palette).map(([name, tokens]) => {
    const file = path.join(dir, `${name}.json`);
    return [file, replaceGroups(readJsonText(brandDir, file), tokens)] as const;
  });
  tellWrite(FAILURE, () => {
    mkdirSync(dir, { recursive: true });
    writeAllWhole(files);
  });
  return files.map(([file]) => file);
}
