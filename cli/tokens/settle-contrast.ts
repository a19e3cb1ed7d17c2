// Moves colours of a generated palette until every pair of the contrast gate holds. Grounds and texts
// of the editions are trusted; what follows the brand's hue gives way.
import path from "node:path";
import type { Edition } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../paths.ts";
import { type ContrastFailure, contrastFailures } from "./check-contrast.ts";
import { nearestPassing } from "./nearest-passing.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers } from "./resolve-tokens.ts";
import { type TokenTree, tokenTree } from "./token-tree.ts";
import type { ResolvedToken, ResolvedTokens, TokenFile } from "./token-types.ts";

const ROUNDS = 40;

/** Texts that stay as they are; under them the ground moves. */
const FIXED = /^color\.(?:text-on-accent|odds-selected-text|live-on|art-accent-text|ball-text)$/;

/** Colour overrides, by role without its group, that pass the gate of the edition. */
export function settleContrast(
  brand: TokenTree,
  edition: Edition,
  wanted: Readonly<Record<string, string>>,
): Record<string, string> {
  const overrides: Record<string, string> = { ...wanted };
  for (let round = 0; round < ROUNDS; round += 1) {
    const failures = ownFailures(contrastFailures(resolve(brand, edition, overrides)));
    if (failures.length === 0) return overrides;
    const moved = new Set<string>();
    for (const failure of failures) {
      const [role, colour] = move(failure, edition);
      if (!moved.has(role)) overrides[role] = colour;
      moved.add(role);
    }
  }
  throw new Error(`no palette passes the contrast gate: ${JSON.stringify({ brand, edition })}`);
}

/** Aliases follow the colours they name, so those are moved first. */
function ownFailures(failures: readonly ContrastFailure[]): readonly ContrastFailure[] {
  const own = failures.filter(
    ({ foreground, background }) => !isAlias(foreground) && !isAlias(background),
  );
  return own.length > 0 ? own : failures;
}

function isAlias({ file, line, source }: ResolvedToken): boolean {
  return source.file !== file || source.line !== line;
}

function move(
  { pair, foreground, background, ground }: ContrastFailure,
  edition: Edition,
): [string, string] {
  if (FIXED.test(pair.foreground)) {
    const colour = nearestPassing(background.value, foreground.value, pair.needed);
    return [pair.background.replace("color.", ""), colour ?? background.value];
  }
  const direction = edition === "classic" ? -1 : 1;
  const colour =
    nearestPassing(foreground.value, ground, pair.needed, direction) ??
    nearestPassing(foreground.value, ground, pair.needed);
  return [pair.foreground.replace("color.", ""), colour ?? foreground.value];
}

function resolve(
  brand: TokenTree,
  edition: Edition,
  overrides: Readonly<Record<string, string>>,
): ResolvedTokens {
  const semantic = sharedLayer("semantic");
  const shared = [sharedLayer("primitive"), semantic, sharedLayer(`edition/${edition}`)];
  const trees = [brand, tokenTree({ color: overrides })];
  const own = trees.map((tree) => parseTokens("", JSON.stringify(tree, null, 1)));
  return resolveLayers([...shared, ...own], semantic);
}

function sharedLayer(name: string): TokenFile {
  return readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`));
}
