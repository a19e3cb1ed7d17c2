// Writes colours into a brand's token file of an edition, as a person would: order, spacing and everything
// else of the file stay.
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import type { ContrastSite } from "./check-contrast.ts";
import type { Colours } from "./solve-contrast.ts";

const FORMAT = { insertSpaces: true, tabSize: 2, eol: "\n" } as const;

export async function writeColours(
  { brandDir, edition }: ContrastSite,
  colours: Colours,
): Promise<void> {
  const file = path.join(brandDir, "tokens", `${edition}.json`);
  let text = existsSync(file) ? readFileSync(file, "utf8") : "{}\n";
  for (const [name, colour] of Object.entries(colours)) {
    const edits = modify(text, [...name.split("."), "$value"], colour, {
      formattingOptions: FORMAT,
    });
    text = applyEdits(text, edits);
  }
  await writeFile(file, text);
}
