// Moves one token at a time to the nearest lightness with which all of its pairs pass; hue and chroma stay.
import { ownValue } from "#contract/own-value.ts";
import { darkTextOn, isBright } from "./bright-colour.ts";
import { contrastRatio, layOver } from "./colour.ts";
import { type ContrastFailure, contrastFailures, contrastPairs } from "./contrast-pairs.ts";
import { nearestLightness } from "./nearest-passing.ts";
import type { ResolvedToken, TokenValues } from "./token-types.ts";

/** Colours by role name, `color.accent`. */
export type Colours = Readonly<Record<string, string>>;

const ROUNDS = 120;
/** A token that moved this often is in conflict with the other side, which moves next. */
const MAX_MOVES = 2;

/** Text colours that stay; the ground moves instead. */
const FIXED = /^color\.(?:text-on-accent|odds-selected-text|live-on|art-accent-text|ball-text)$/;
/** Exception: on a bright accent the text turns dark. */
const [ACCENT, ACCENT_TEXT] = ["color.accent", "color.text-on-accent"];

/** Null when no lightness makes every pair pass. @param prefer tokens to move first @param wanted initial overrides */
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

/** Replaces colours by role name; aliases follow. */
export function withColours(values: TokenValues, colours: Colours): TokenValues {
  return new Map(
    [...values].map(([name, token]) => {
      const chain = [name, ...token.aliasOf];
      const at = chain.findIndex((one) => Object.hasOwn(colours, one));
      const value = ownValue(colours, chain[at] ?? "");
      if (value === undefined) return [name, token];
      const source = { file: "", line: 0 };
      return [name, { ...token, value, aliasOf: token.aliasOf.slice(0, at), source }];
    }),
  );
}

/** Whether both get their value from the same token. */
export function isSameColour(a: ResolvedToken | undefined, b: ResolvedToken): boolean {
  return a !== undefined && valueHolder(a) === valueHolder(b);
}

function valueHolder({ path, aliasOf }: ResolvedToken): string {
  return aliasOf.at(-1) ?? path;
}

/** Moving a colour moves its aliases, so colours go first. */
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
  const isMovedOften = (moves.get(first) ?? 0) >= MAX_MOVES;
  return isMovedOften && (moves.get(second) ?? 0) < MAX_MOVES ? second : first;
}

type Share = (colour: string) => number;

function nearestForAll(name: string, values: TokenValues): string {
  const shares = sharesOf(name, values);
  const worst = (colour: string) => Math.min(...shares.map((share) => share(colour)));
  return nearestLightness(values.get(name)?.value ?? "#808080", worst).colour;
}

/** Per pair of the token or its aliases: contrast divided by the needed contrast. */
function sharesOf(name: string, values: TokenValues): Share[] {
  const own = values.get(name);
  const follows = (token: ResolvedToken) =>
    token.path === name || (own !== undefined && !isAlias(own) && isSameColour(own, token));
  return contrastPairs().flatMap(({ foreground, background, over, needed }): Share[] => {
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
