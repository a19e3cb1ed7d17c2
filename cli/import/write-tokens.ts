// Writes imported tokens beside what a brand's token files hold besides colours and shape.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeAllWhole } from "../files/atomic-write.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { isObject } from "../files/strict-json.ts";
import type { Palette } from "../tokens/generate-palette.ts";

/** Groups that an import replaces as a whole, so that no older colour stays between the new ones. */
const REPLACED: ReadonlySet<string> = new Set(["hue", "chroma", "color"]);

const FAILURE: WriteFailure = {
  code: "CONFIG_OUTPUT_WRITE",
  what: (reason) => `The tokens cannot be written (${reason}); nothing was changed.`,
  fix: "make sure that the brand's folder can be written and has space, then run the command again.",
};

/** @returns the written files. @throws CliError CONFIG_OUTPUT_WRITE */
export function writeTokens(brandDir: string, palette: Palette): readonly string[] {
  const dir = path.join(brandDir, "tokens");
  const files = Object.entries(palette).map(([name, tokens]) => {
    const file = path.join(dir, `${name}.json`);
    const kept = Object.entries(existing(file)).filter(([group]) => !REPLACED.has(group));
    const next = { ...Object.fromEntries(kept), ...tokens };
    return [file, `${JSON.stringify(next, null, 2)}\n`] as const;
  });
  tellWrite(FAILURE, () => {
    mkdirSync(dir, { recursive: true });
    writeAllWhole(files);
  });
  return files.map(([file]) => file);
}

function existing(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) return {};
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  return isObject(value) ? value : {};
}
