// Finds colours with which every pair of the contrast gate passes. One token is moved at a time, to the
// nearest lightness that suits all of its pairs together; hue and chroma stay.
import { darkTextOn, isBright } from "./bright-colour.ts";
import { contrastRatio, layOver, oklchHex, oklchOf } from "./colour.ts";
import { type ContrastFailure, contrastFailures, contrastPairs } from "./contrast-pairs.ts";
import type { ResolvedToken, TokenValues } from "./token-types.ts";

/** Colours by role name, `color.accent`. */
export type Colours = Readonly<Record<string, string>>;

const ROUNDS = 120;
const STEPS = 250;
/** A token that is moved again and again is in conflict with the other side, which then gives way. */
const MOST_MOVES = 2;

/** Texts that stay as they are; under them the ground moves. */
const FIXED = /^color\.(?:text-on-accent|odds-selected-text|live-on|art-accent-text|ball-text)$/;
/** But on a bright accent the text turns dark, and the accent stays. */
const [ACCENT, ACCENT_TEXT] = ["color.accent", "color.text-on-accent"];

/**
 * @param prefer tokens that give way first: the operator's own, rather than the shared ones beside them
 * @param wanted overrides to begin with
 * @returns all overrides, or null where lightness alone cannot make every pair pass
 */
export function solveContrast(
  values: TokenValues,
  prefer: (token: ResolvedToken) => boolean,
  wanted: Colours = {},
): Colours | null {
  const overrides: Record<string, string> = { ...wanted };
  const moves = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const resolved = withColours(values, overrides);
    const [failure] = ownFailures(contrastFailures(resolved));
    if (failure === undefined) return overrides;
    if (isOnBrightAccent(failure)) {
      overrides[ACCENT_TEXT] = darkTextOn(failure.background.value);
      continue;
    }
    const name = sideToMove(failure, prefer, moves);
    moves.set(name, (moves.get(name) ?? 0) + 1);
    overrides[name] = nearestForAll(name, resolved);
  }
  return null;
}

/** The same tokens with other colours on top, by role name; aliases follow. */
export function withColours(values: TokenValues, colours: Colours): TokenValues {
  return new Map(
    [...values].map(([name, token]) => {
      const chain = [name, ...token.aliasOf];
      const at = chain.findIndex((one) => Object.hasOwn(colours, one));
      const value = colours[chain[at] ?? ""];
      if (value === undefined) return [name, token];
      const source = { file: "", line: 0 };
      return [name, { ...token, value, aliasOf: token.aliasOf.slice(0, at), source }];
    }),
  );
}

/** One is an alias of the other, or both are of a third. */
export function isSameColour(a: ResolvedToken | undefined, b: ResolvedToken): boolean {
  return a !== undefined && valueHolder(a) === valueHolder(b);
}

function valueHolder({ path, aliasOf }: ResolvedToken): string {
  return aliasOf.at(-1) ?? path;
}

/** Aliases follow the colours they name, so those are moved first. */
function ownFailures(failures: readonly ContrastFailure[]): readonly ContrastFailure[] {
  const own = failures.filter(
    ({ foreground, background }) => !isAlias(foreground) && !isAlias(background),
  );
  return own.length > 0 ? own : failures;
}

function isAlias({ aliasOf }: ResolvedToken): boolean {
  return aliasOf.length > 0;
}

function isOnBrightAccent({ foreground, background }: ContrastFailure): boolean {
  return (
    foreground.path === ACCENT_TEXT && background.path === ACCENT && isBright(background.value)
  );
}

function sideToMove(
  { foreground, background }: ContrastFailure,
  prefer: (token: ResolvedToken) => boolean,
  moves: ReadonlyMap<string, number>,
): string {
  const groundFirst = FIXED.test(foreground.path) || (prefer(background) && !prefer(foreground));
  const [first, second] = groundFirst
    ? [background.path, foreground.path]
    : [foreground.path, background.path];
  const tired = (moves.get(first) ?? 0) >= MOST_MOVES;
  return tired && (moves.get(second) ?? 0) < MOST_MOVES ? second : first;
}

type Pair = (colour: string) => number;

/** The nearest lightness with which all pairs of a token pass, or the one with which they come closest. */
function nearestForAll(name: string, values: TokenValues): string {
  const pairs = pairsOf(name, values);
  const { l, c, h } = oklchOf((values.get(name)?.value ?? "#808080").slice(0, 7));
  let best = { colour: oklchHex(l, c, h), score: -1 };
  for (let step = 0; step <= STEPS; step += 1) {
    for (const lightness of [l - step / STEPS, l + step / STEPS]) {
      if (lightness < 0 || lightness > 1) continue;
      const colour = oklchHex(lightness, c, h);
      const score = Math.min(...pairs.map((share) => share(colour)));
      if (score >= 1) return colour;
      if (score > best.score) best = { colour, score };
    }
  }
  // Steps may jump over the ends of the scale.
  const ends = ["#000000", "#ffffff"];
  return ends.find((end) => pairs.every((share) => share(end) >= 1)) ?? best.colour;
}

/** Of each pair the token is in, itself or through its aliases: contrast as a share of what is needed. */
function pairsOf(name: string, values: TokenValues): Pair[] {
  const own = values.get(name);
  const follows = (token: ResolvedToken) =>
    token.path === name || (own !== undefined && !isAlias(own) && isSameColour(own, token));
  return contrastPairs().flatMap(({ foreground, background, over, needed }): Pair[] => {
    const [front, ground] = [values.get(foreground), values.get(background)];
    if (front === undefined || ground === undefined) return [];
    if (follows(front) && follows(ground)) return [];
    if (follows(front))
      return [(colour) => contrastRatio(colour, layOver(ground.value, over)) / needed];
    if (follows(ground))
      return [(colour) => contrastRatio(front.value, layOver(colour, over)) / needed];
    return [];
  });
}
