// Contests within a match that no score of a period decides: a game, a point, a race to some points, a first.
import type { PlayRule } from "./play-shapes.ts";
import type { PlaySpec } from "./plays.ts";

const CONTESTS: ReadonlySet<PlayRule> = new Set(["race", "game", "point", "first"]);

export function isContest({ rule }: Pick<PlaySpec, "rule">): boolean {
  return CONTESTS.has(rule);
}

/** `S2 PW 705`, `full PR 40`, `P1 FB`. */
export function contestKey({ base, period }: PlaySpec, line: string | null): string {
  return [period, base, ...(line === null ? [] : [line])].join(" ");
}

/** Most points of a game of tennis that a line has room for. */
const POINTS = 100;

/** `705`: the fifth point of the seventh game. */
export function pointLine(game: number, point: number): string {
  return String(game * POINTS + Math.min(point, POINTS - 1));
}

export function pointOfLine(line: string): { readonly game: number; readonly point: number } {
  const number = Number(line);
  return { game: Math.floor(number / POINTS), point: number % POINTS };
}
