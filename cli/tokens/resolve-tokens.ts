import path from "node:path";
import type { Edition } from "#contract/locales.ts";
import { type Problem, problem, sortProblems } from "../errors/errors.ts";
import { layerTokens, missingRoles } from "./layer-tokens.ts";
import { readSharedLayer, readTokenFile } from "./read-token-file.ts";
import { resolveAliases } from "./resolve-aliases.ts";
import type { ResolvedTokens, TokenFile } from "./token-types.ts";

export type { ResolvedTokens } from "./token-types.ts";

export interface TokenSources {
  /** Holds `tokens/`. */
  readonly root: string;
  /** Holds `tokens/brand.json` and, where the brand overrides an edition, `tokens/<edition>.json`. */
  readonly brandDir: string;
  /** Token files of the family chain, outermost first. */
  readonly familyTokens?: readonly string[];
  readonly edition: Edition;
}

/** Every token of one brand × edition, ready for a stylesheet, with every problem of its files. */
export async function resolveTokens(sources: TokenSources): Promise<ResolvedTokens> {
  const layers = await readLayers(sources);
  const missing = layers.filter(({ needed, layer }) => needed && layer === null);
  return resolveLayers(
    layers.flatMap(({ layer }) => layer ?? []),
    readSharedLayer(path.join(sources.root, "tokens", "semantic.json")),
    missing.map(({ file }) => missingFile(file)),
  );
}

/** As `resolveTokens`, for layers that are in memory. */
export function resolveLayers(
  layers: readonly TokenFile[],
  semantic: TokenFile,
  problems: readonly Problem[] = [],
): ResolvedTokens {
  const layered = layerTokens(layers, semantic);
  const aliases = resolveAliases(layered.tokens);
  const entries = [...aliases.resolved].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const missing = missingRoles(layered, aliases.rejected);
  return {
    values: new Map(entries.filter(([name]) => layered.roles.has(name))),
    primitives: new Map(entries.filter(([name]) => !layered.roles.has(name))),
    problems: sortProblems([...problems, ...layered.problems, ...aliases.problems, ...missing]),
    withColours(colours) {
      if (Object.keys(colours).length === 0) return this;
      const own = Object.entries(colours).map(([name, value], at) => ({
        name,
        value,
        type: "color" as const,
        file: "",
        line: at + 1,
      }));
      const layer: TokenFile = { file: "", tokens: own, declarations: [], problems: [] };
      return resolveLayers([...layers, layer], semantic, problems);
    },
  };
}

interface LayerFile {
  readonly file: string;
  /** The folder a file may not lead out of; null for the package's own layers. */
  readonly root: string | null;
  readonly needed: boolean;
}

/** The layers in order, weakest first; `layer` is null where the file does not exist. */
export function readLayers(sources: TokenSources): Promise<ReadLayer[]> {
  return Promise.all(
    tokenFiles(sources).map(async ({ file, root, needed }) => {
      const layer = root === null ? readSharedLayer(file) : await readTokenFile(root, file);
      return { file, needed, layer };
    }),
  );
}

export interface ReadLayer {
  readonly file: string;
  readonly needed: boolean;
  readonly layer: TokenFile | null;
}

interface LayerFile {
  readonly file: string;
  /** The folder a file may not lead out of; null for the package's own layers. */
  readonly root: string | null;
  readonly needed: boolean;
}

function tokenFiles({ root, brandDir, familyTokens = [], edition }: TokenSources): LayerFile[] {
  const shared = ["primitive.json", "semantic.json", `edition/${edition}.json`];
  const own = (name: string) => path.join(brandDir, "tokens", name);
  return [
    ...shared.map((name) => ({ file: path.join(root, "tokens", name), root: null, needed: true })),
    ...familyTokens.map((file) => ({ file, root: path.dirname(file), needed: true })),
    { file: own("brand.json"), root: brandDir, needed: true },
    { file: own(`${edition}.json`), root: brandDir, needed: false },
  ];
}

function missingFile(file: string): Problem {
  return problem("TOKEN_MISSING", {
    file,
    what: "The token file does not exist.",
    fix: "add the file; {} is enough to take every value from the layers below.",
  });
}
