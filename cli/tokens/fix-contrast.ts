import path from "node:path";
import { writeWhole } from "../files/atomic-write.ts";
import { editJson } from "../files/edit-json.ts";
import { readJsonText } from "../files/json-file.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { contrastRepair } from "./check-contrast.ts";
import { resolveTokens } from "./resolve-tokens.ts";
import type { TokenSources } from "./token-sources.ts";

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
  if (written.length > 0) writeColours(sources.brandDir, `${sources.edition}.json`, written);
  return written;
}

const FAILURE: WriteFailure = {
  code: "CONFIG_OUTPUT_WRITE",
  what: (reason) => `The repaired colours cannot be written (${reason}).`,
  fix: "make sure that the brand's folder can be written and has space, then run the command again.",
};

function writeColours(brandDir: string, name: string, colours: readonly WrittenColour[]): void {
  const file = path.join(brandDir, "tokens", name);
  const text = colours.reduce(
    (given, { token, to }) => editJson(given, [...token.split("."), "$value"], to),
    readJsonText(brandDir, file),
  );
  tellWrite(FAILURE, () => writeWhole(file, text));
}
