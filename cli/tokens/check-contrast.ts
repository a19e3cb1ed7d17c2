import type { Edition } from "#contract/locales.ts";
import { type Problem, problem } from "../errors.ts";
import { displayPath } from "../io.ts";
import { contrastRatio, layOver } from "./colour.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import { nearestPassing } from "./nearest-passing.ts";
import type { Place, ResolvedToken, ResolvedTokens } from "./token-types.ts";

export interface ContrastFailure {
  readonly pair: ContrastPair;
  readonly foreground: ResolvedToken;
  readonly background: ResolvedToken;
  /** The background as it is seen, opaque. */
  readonly ground: string;
  readonly ratio: number;
}

/** A problem for every pair of tokens/contrast.json that is too close in this brand × edition. */
export function checkContrast(resolved: ResolvedTokens, edition: Edition): Problem[] {
  return contrastFailures(resolved).map((failure) => contrastProblem(failure, edition));
}

/** Pairs with a colour that could not be resolved are left out: that is reported already. */
export function contrastFailures({ values }: ResolvedTokens): ContrastFailure[] {
  return contrastPairs().flatMap((pair) => {
    const [foreground, background] = [values.get(pair.foreground), values.get(pair.background)];
    if (foreground === undefined || background === undefined) return [];
    const ground = layOver(background.value, pair.over);
    const ratio = contrastRatio(foreground.value, ground);
    return ratio < pair.needed ? [{ pair, foreground, background, ground, ratio }] : [];
  });
}

function contrastProblem(failure: ContrastFailure, edition: Edition): Problem {
  const { pair, foreground, background, ground, ratio } = failure;
  // Cut, not rounded: 4.499 must not read as 4.5.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  const near = nearestPassing(foreground.value, ground, pair.needed);
  return problem("TOKEN_CONTRAST", {
    file: foreground.source.file,
    line: foreground.source.line,
    field: pair.foreground,
    found: `${shown} (${foreground.value} on ${background.value})`,
    allowed: `at least ${pair.needed}`,
    what:
      `In the ${edition} edition ${pair.foreground} (${foreground.value}, ${place(foreground.source)}) ` +
      `on ${pair.background} (${background.value}, ${place(background.source)}) ` +
      `has a contrast of ${shown}; ${pair.needed} is needed.`,
    fix:
      near === null
        ? `no lightness of ${pair.foreground} passes; change ${pair.background}.`
        : `set ${pair.foreground} to "${near}", the nearest colour that passes, or change ${pair.background}.`,
  });
}

function place({ file, line }: Place): string {
  return `${displayPath(file)}:${line}`;
}
