import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { PACKAGE_ROOT } from "../paths.ts";
import { contrastRatio, layOver } from "./colour.ts";
import type { ResolvedToken, TokenValues } from "./token-types.ts";

const PairsSchema = v.strictObject({
  $description: v.optional(v.string()),
  pairs: v.array(
    v.strictObject({
      foreground: v.string(),
      on: v.pipe(v.array(v.string()), v.minLength(1)),
      over: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
      needed: v.picklist([1.05, 1.1, 1.15, 3, 4.5]),
    }),
  ),
});

export interface ContrastPair {
  /** Role names, `color.text`. */
  readonly foreground: string;
  readonly background: string;
  /** Colour behind a translucent background, `#rrggbb`. */
  readonly over: string;
  readonly needed: number;
}

const pairsByRoot = new Map<string, readonly ContrastPair[]>();

/** The pairs of `<root>/tokens/contrast.json`, one background each. */
export function contrastPairs(root = PACKAGE_ROOT): readonly ContrastPair[] {
  const pairs = pairsByRoot.get(root) ?? readPairs(root);
  pairsByRoot.set(root, pairs);
  return pairs;
}

export interface ContrastFailure {
  readonly pair: ContrastPair;
  readonly foreground: ResolvedToken;
  readonly background: ResolvedToken;
  readonly ratio: number;
}

/** Skips pairs with an unresolved colour, which is reported elsewhere. */
export function contrastFailures(values: TokenValues): ContrastFailure[] {
  return contrastPairs().flatMap((pair) => {
    const [foreground, background] = [values.get(pair.foreground), values.get(pair.background)];
    if (foreground === undefined || background === undefined) return [];
    const ratio = contrastRatio(foreground.value, layOver(background.value, pair.over));
    return ratio < pair.needed ? [{ pair, foreground, background, ratio }] : [];
  });
}

function readPairs(root: string): ContrastPair[] {
  const text = readFileSync(path.join(root, "tokens", "contrast.json"), "utf8");
  return v.parse(PairsSchema, JSON.parse(text)).pairs.flatMap((pair) =>
    pair.on.map((name) => ({
      foreground: `color.${pair.foreground}`,
      background: `color.${name}`,
      over: pair.over ?? "#ffffff",
      needed: pair.needed,
    })),
  );
}
