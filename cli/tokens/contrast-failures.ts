import { contrastRatio, layOver } from "./colour.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import type { ResolvedToken, TokenValues } from "./token-types.ts";

export interface ContrastFailure {
  readonly pair: ContrastPair;
  readonly foreground: ResolvedToken;
  readonly background: ResolvedToken;
  /** The background as it is seen, opaque. */
  readonly ground: string;
  readonly ratio: number;
}

/** Pairs with a colour that could not be resolved are left out: that is reported already. */
export function contrastFailures(values: TokenValues): ContrastFailure[] {
  return contrastPairs().flatMap((pair) => {
    const [foreground, background] = [values.get(pair.foreground), values.get(pair.background)];
    if (foreground === undefined || background === undefined) return [];
    const ground = layOver(background.value, pair.over);
    const ratio = contrastRatio(foreground.value, ground);
    return ratio < pair.needed ? [{ pair, foreground, background, ground, ratio }] : [];
  });
}
