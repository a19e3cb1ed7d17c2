import type { Problem } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import type { RenamedBrand } from "./fleet-diff.ts";

/** A folder of the earlier state and its current counterpart. */
export interface Roots {
  readonly before: string;
  readonly after: string;
}

/** Ignores line numbers and the folder of the earlier state. @param renamed ids of a renamed brand */
export function newProblems(
  before: readonly Problem[],
  after: readonly Problem[],
  roots: readonly Roots[],
  renamed: RenamedBrand | null,
): Problem[] {
  const longestFirst = roots.toSorted((a, b) => b.after.length - a.after.length);
  const then = (text: string): string => {
    const moved = longestFirst.reduce(
      (result, root) => rewritePaths(result, root.before, root.after),
      text,
    );
    return renamed === null ? moved : moved.replaceAll(`/${renamed.from}/`, `/${renamed.to}/`);
  };
  const now = (text: string): string =>
    longestFirst.reduce((result, root) => rewritePaths(result, root.after, root.after), text);
  const known = new Set(before.map((one) => keyOf(one, then)));
  return after.filter((one) => !known.has(keyOf(one, now)));
}

/** Rewrites paths below `from` to displayed paths below `to`. */
function rewritePaths(text: string, from: string, to: string): string {
  const shown = displayPath(to);
  const prefix = shown === "." ? "" : `${shown}/`;
  return text.replaceAll(`${from}/`, prefix).replaceAll(`${displayPath(from)}/`, prefix);
}

function keyOf({ code, file, field, what }: Problem, place: (text: string) => string): string {
  return JSON.stringify([code, place(file), field, place(what).replaceAll(/:\d+|line \d+/g, "")]);
}
