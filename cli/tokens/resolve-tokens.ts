import path from "node:path";
import { type Problem, problem, sortProblems } from "../errors/errors.ts";
import { layerTokens, missingRoles } from "./layer-tokens.ts";
import { readSharedLayer, readTokenFile } from "./read-token-file.ts";
import { aliasTarget, checkReferences, referencesOf } from "./check-references.ts";
import { wrongValue } from "./reference-problems.ts";
import { cssOf, resolveValues } from "./style-dictionary.ts";
import type { TokenSources } from "./token-sources.ts";
import type { ResolvedToken, ResolvedTokens, TokenFile } from "./token-types.ts";

export type { ResolvedTokens } from "./token-types.ts";

export async function resolveTokens(sources: TokenSources): Promise<ResolvedTokens> {
  const layers = readLayers(sources);
  const missing = layers.filter(({ needed, layer }) => needed && layer === null);
  return resolveLayers(
    layers.flatMap(({ layer }) => layer ?? []),
    readSharedLayer(path.join(sources.root, "tokens", "semantic.json")),
    missing.map(({ file }) => missingFile(file)),
  );
}

export async function resolveLayers(
  layers: readonly TokenFile[],
  semantic: TokenFile,
  problems: readonly Problem[] = [],
): Promise<ResolvedTokens> {
  const layered = layerTokens(layers, semantic);
  const { valid, rejected, problems: broken } = checkReferences(layered.tokens);
  const dictionary = await resolveValues(valid.values());
  const resolved = new Map<string, ResolvedToken>();
  for (const token of valid.values()) {
    const { name, type, file, line } = token;
    const value = cssOf(dictionary, name);
    if (value === null) {
      // A token that refers to an invalid one is invalid too; only the cause is reported.
      if (!referencesOf(token.value)?.some((one) => rejected.has(one)))
        broken.push(wrongValue(token));
      rejected.add(name);
      continue;
    }
    const target = resolved.get(aliasTarget(token.value) ?? "");
    const aliasOf = target === undefined ? [] : [target.path, ...target.aliasOf];
    const source = target?.source ?? { file, line };
    resolved.set(name, { path: name, type, value, file, line, aliasOf, source });
  }
  const missing = missingRoles(layered, rejected);
  const entries = [...resolved].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    values: new Map(entries.filter(([name]) => layered.roles.has(name))),
    primitives: new Map(entries.filter(([name]) => !layered.roles.has(name))),
    problems: sortProblems([...problems, ...layered.problems, ...broken, ...missing]),
    dictionary,
  };
}

export interface ReadLayer {
  readonly file: string;
  readonly needed: boolean;
  /** Null where the file does not exist. */
  readonly layer: TokenFile | null;
}

/** Weakest first. */
export function readLayers({
  root,
  brandDir,
  familyTokens = [],
  surface,
  edition,
}: TokenSources): ReadLayer[] {
  const surfaces = surface === undefined ? [] : [`surface/${surface}-${edition}`];
  const shared = ["primitive", "semantic", `edition/${edition}`, ...surfaces].map((name) => {
    const file = path.join(root, "tokens", `${name}.json`);
    return { file, needed: true, layer: readSharedLayer(file) };
  });
  const own = (dir: string, file: string, needed = true) => ({
    file,
    needed,
    layer: readTokenFile(dir, file),
  });
  return [
    ...shared,
    ...familyTokens.map((file) => own(path.dirname(file), file)),
    own(brandDir, path.join(brandDir, "tokens", "brand.json")),
    own(brandDir, path.join(brandDir, "tokens", `${edition}.json`), false),
  ];
}

function missingFile(file: string): Problem {
  return problem("TOKEN_MISSING", {
    file,
    what: "The token file does not exist.",
    fix: "add the file; {} is enough to take every value from the layers below.",
  });
}
