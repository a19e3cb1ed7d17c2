import path from "node:path";
import type { Edition } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers } from "./resolve-tokens.ts";
import { type Colours, solveContrast } from "./solve-contrast.ts";
import type { TokenTree } from "./token-tree.ts";
import type { TokenFile } from "./token-types.ts";

/** Overrides that pass the contrast check, by role without `color.`. @param wanted initial colours */
export async function settleContrast(
  brand: TokenTree,
  edition: Edition,
  wanted: Colours,
): Promise<Colours> {
  const semantic = sharedLayer("semantic");
  const shared = [sharedLayer("primitive"), semantic, sharedLayer(`edition/${edition}`)];
  const own = parseTokens("", JSON.stringify(brand, null, 1));
  const { values } = await resolveLayers([...shared, own], semantic);
  const named = Object.entries(wanted).map(([role, colour]) => [`color.${role}`, colour]);
  const colours = solveContrast(values, () => false, Object.fromEntries(named) as Colours);
  if (colours === null)
    throw new Error(`no palette passes the contrast check: ${JSON.stringify({ brand, edition })}`);
  return Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name.slice("color.".length), colour]),
  );
}

/** Names of the roles that are colours, without `color.`. */
export function colourRoles(): readonly string[] {
  const { declarations, tokens } = sharedLayer("semantic");
  return [...declarations, ...tokens].flatMap(({ name, type }) =>
    type === "color" ? [name.slice("color.".length)] : [],
  );
}

function sharedLayer(name: string): TokenFile {
  return readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`));
}
