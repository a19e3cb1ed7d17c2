// What the studio shows of the tokens of one edition: value, origin, contrast of its pairs, repaired colour.
import { readFileSync } from "node:fs";
import path from "node:path";
import { contrastPairs } from "../tokens/contrast-pairs.ts";
import type { Edition } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import type { StudioPair, StudioToken } from "#contract/studio.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { isObject } from "../files/strict-json.ts";
import { displayPath } from "../base/io.ts";
import { contrastRepair } from "../tokens/check-contrast.ts";
import { contrastRatio, layOver } from "../tokens/colour.ts";
import { readLayers, resolveTokens } from "../tokens/resolve-tokens.ts";
import { type TokenSources, tokenSources } from "../tokens/token-sources.ts";
import type { ResolvedToken, ResolvedTokens, TokenValues } from "../tokens/token-types.ts";

export interface EditionState {
  readonly resolved: ResolvedTokens;
  readonly tokens: readonly StudioToken[];
}

export async function readEdition(
  brand: LoadedBrand,
  edition: Edition,
  root: string,
): Promise<EditionState> {
  const sources = tokenSources(brand, edition, root);
  const resolved = await resolveTokens(sources);
  const all: TokenValues = new Map([...resolved.primitives, ...resolved.values]);
  const isWhole = resolved.problems.length === 0;
  const repair = isWhole ? contrastRepair(resolved.values, sources) : null;
  const pairs = pairsByToken(resolved.values);
  const written = writtenValues(sources);
  const followers = followersOf(written);
  const describe = (token: ResolvedToken): StudioToken => ({
    name: token.path,
    type: token.type,
    description: descriptions(sources).get(token.path) ?? null,
    written: written.get(token.path) ?? token.value,
    value: token.value,
    layer: layerOf(token.file, brand),
    file: displayPath(token.file),
    line: token.line,
    aliasOf: token.aliasOf[0] ?? null,
    usedBy: followers.get(token.path) ?? [],
    pairs: pairs.get(token.path) ?? [],
    repair: ownValue(repair, token.path) ?? null,
  });
  return { resolved, tokens: [...all.values()].map(describe) };
}

function layerOf(file: string, brand: LoadedBrand): StudioToken["layer"] {
  if (file.startsWith(brand.dir)) return "brand";
  return brand.familyTokens.includes(file) ? "family" : "core";
}

function pairsByToken(values: TokenValues): ReadonlyMap<string, StudioPair[]> {
  const found = new Map<string, StudioPair[]>();
  const add = (name: string, pair: StudioPair) =>
    found.set(name, [...(found.get(name) ?? []), pair]);
  for (const pair of contrastPairs()) {
    const [text, ground] = [values.get(pair.foreground), values.get(pair.background)];
    if (text === undefined || ground === undefined) continue;
    const ratio = contrastRatio(text.value, layOver(ground.value, pair.over));
    const { needed } = pair;
    add(text.path, { other: ground.path, otherValue: ground.value, isText: false, ratio, needed });
    add(ground.path, { other: text.path, otherValue: text.value, isText: true, ratio, needed });
  }
  return found;
}

/** Name → value of the strongest layer, as JSON where it is no text. */
function writtenValues(sources: TokenSources): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { layer } of readLayers(sources))
    for (const { name, value } of layer?.tokens ?? [])
      found.set(name, typeof value === "string" ? value : JSON.stringify(value));
  return found;
}

const REFERENCE = /\{([a-z0-9.-]+)\}/g;

function followersOf(written: ReadonlyMap<string, string>): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of written)
    for (const [, used = ""] of value.matchAll(REFERENCE)) {
      const known = found.get(used) ?? [];
      if (!known.includes(name)) found.set(used, [...known, name]);
    }
  return found;
}

const described = new Map<string, ReadonlyMap<string, string>>();

/** Of the shared files; they do not change while the studio runs. */
function descriptions({ root }: TokenSources): ReadonlyMap<string, string> {
  const known = described.get(root) ?? readDescriptions(root);
  described.set(root, known);
  return known;
}

function readDescriptions(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (group: unknown, name: string): void => {
    if (!isObject(group)) return;
    if (name !== "" && typeof group["$description"] === "string")
      found.set(name, group["$description"]);
    for (const [key, child] of Object.entries(group))
      if (!key.startsWith("$")) visit(child, name === "" ? key : `${name}.${key}`);
  };
  for (const file of ["primitive", "semantic"])
    visit(JSON.parse(readFileSync(path.join(root, "tokens", `${file}.json`), "utf8")), "");
  return found;
}
