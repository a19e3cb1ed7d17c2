import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { editJson } from "../files/edit-json.ts";
import { contrastRepair } from "./check-contrast.ts";
import { resolveTokens, type TokenSources } from "./resolve-tokens.ts";

export interface WrittenColour {
  readonly token: string;
  readonly from: string;
  readonly to: string;
}

/** Writes passing colours. @returns none if every pair passes, tokens are broken or no lightness helps */
export async function fixContrast(sources: TokenSources): Promise<readonly WrittenColour[]> {
  const { problems, values } = await resolveTokens(sources);
  const repair = problems.length > 0 ? null : contrastRepair(values, sources);
  const written = Object.entries(repair ?? {}).map(([token, to]) => ({
    token,
    from: values.get(token)?.value ?? "",
    to,
  }));
  if (written.length > 0)
    await writeColours(path.join(sources.brandDir, "tokens", `${sources.edition}.json`), written);
  return written;
}

/** Keeps order and formatting of the file. */
async function writeColours(file: string, colours: readonly WrittenColour[]): Promise<void> {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "{}\n";
  const text = colours.reduce(
    (given, { token, to }) => editJson(given, [...token.split("."), "$value"], to),
    before,
  );
  await writeFile(file, text);
}
