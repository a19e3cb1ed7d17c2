import path from "node:path";
import type { Edition } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import { type Problem, problem } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import { type ContrastFailure, contrastFailures, type ContrastPair } from "./contrast-pairs.ts";
import { type Colours, isSameColour, solveContrast } from "./solve-contrast.ts";
import type { ResolvedToken, ResolvedTokens, TokenValues } from "./token-types.ts";

export interface ContrastSite {
  readonly brandDir: string;
  readonly edition: Edition;
}

/** A colour to change, and the pairs in which it fails. */
export interface ContrastResult {
  readonly problem: Problem;
  readonly pairs: readonly ContrastPair[];
}

/** Failing pairs of tokens/contrast.json, grouped by the colour to change. */
export function checkContrast({ values }: ResolvedTokens, site: ContrastSite): ContrastResult[] {
  const failures = contrastFailures(values);
  if (failures.length === 0) return [];
  const repair = contrastRepair(values, site);
  const moved = Object.keys(repair ?? {});
  const mover = (token: ResolvedToken) =>
    moved.find((name) => name === token.path) ??
    moved.find((name) => isSameColour(values.get(name), token));
  const byToken = Map.groupBy(
    failures,
    ({ foreground, background }) => mover(foreground) ?? mover(background) ?? foreground.path,
  );
  const followers = moved.filter((name) => !byToken.has(name));
  const all = [...byToken, ...followers.map((name) => [name, []] as const)];
  return all.map(([name, own]) => ({
    problem: contrastProblem(name, own, { values, site, repair }),
    pairs: own.map(({ pair }) => pair),
  }));
}

/** Moves the operator's own colours first; null when no lightness makes every pair pass. */
export function contrastRepair(values: TokenValues, { brandDir }: ContrastSite): Colours | null {
  return solveContrast(values, ({ source }) => isInside(brandDir, source.file));
}

interface Found {
  readonly values: TokenValues;
  readonly site: ContrastSite;
  readonly repair: Colours | null;
}

function contrastProblem(
  name: string,
  failures: readonly ContrastFailure[],
  { values, site, repair }: Found,
): Problem {
  const { edition } = site;
  const token = values.get(name);
  const value = token?.value ?? "";
  const [worst] = failures.toSorted((a, b) => a.ratio / a.pair.needed - b.ratio / b.pair.needed);
  const where = placeIn(site, token);
  return problem("TOKEN_CONTRAST", {
    ...where,
    field: name,
    found: worst
      ? `${ratioText(worst.ratio)} (${worst.foreground.value} on ${worst.background.value})`
      : value,
    ...(worst && { allowed: `at least ${worst.pair.needed}` }),
    what: worst
      ? `In the ${edition} edition ${name} (${value}${from(token)}) is too close to ${failures.map((one) => beside(name, one)).join(", ")}.`
      : `In the ${edition} edition ${name} (${value}${from(token)}) has to follow the other changes named here.`,
    fix: fixText(name, site, repair, where.line !== null),
  });
}

function fixText(
  name: string,
  { brandDir, edition }: ContrastSite,
  repair: Colours | null,
  isOwn: boolean,
): string {
  const colour = ownValue(repair, name);
  if (colour === undefined)
    return `no lightness of ${name} alone passes; change its hue or chroma, or the colours beside it.`;
  const file = displayPath(path.join(brandDir, "tokens", `${edition}.json`));
  const setIt = isOwn ? `set ${name} to "${colour}"` : `set ${name} to "${colour}" in ${file}`;
  return `${setIt}; with every change named for this edition all pairs pass. \`brand check --fix\` writes them.`;
}

/** `color.canvas (#f1f5f8: 1.05 of 4.5)`; an alias is named as well. */
function beside(name: string, { pair, foreground, background, ratio }: ContrastFailure): string {
  const other = pair.background === name ? foreground : background;
  const alias = [pair.foreground, pair.background].includes(name) ? "" : `as ${foreground.path}, `;
  return `${other.path} (${alias}${other.value}: ${ratioText(ratio)} of ${pair.needed})`;
}

/** Truncated: 4.499 must not read as 4.5. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function from(token: ResolvedToken | undefined): string {
  return token === undefined ? "" : `, ${displayPath(token.source.file)}:${token.source.line}`;
}

function placeIn(
  { brandDir, edition }: ContrastSite,
  token: ResolvedToken | undefined,
): { readonly file: string; readonly line: number | null } {
  const own = [token, token?.source].find((place) => place && isInside(brandDir, place.file));
  if (own !== undefined) return { file: own.file, line: own.line };
  return { file: path.join(brandDir, "tokens", `${edition}.json`), line: null };
}

function isInside(dir: string, file: string): boolean {
  return file.startsWith(dir + path.sep);
}
