import { readLayers, type TokenSources } from "./resolve-tokens.ts";
import type { TokenDefinition } from "./token-types.ts";

/** Every layer that gives a token a value, weakest first: the last one wins. */
export async function explainToken(
  sources: TokenSources,
  name: string,
): Promise<TokenDefinition[]> {
  const layers = await readLayers(sources);
  return layers.flatMap(({ layer }) => layer?.tokens.filter((token) => token.name === name) ?? []);
}
