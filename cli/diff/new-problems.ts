import type { Problem } from "../errors/errors.ts";
import { displayPath } from "../io.ts";
import type { RenamedBrand } from "./fleet-diff.ts";

/** A folder of the earlier state and the one that stands for it now. */
export interface Roots {
  readonly before: string;
  readonly after: string;
}

/**
 * Problems there are now and were not. The same problem on another line, or in the folder the earlier
 * state lies in, is no new one.
 * @param renamed ids of the brand when it has another one now
 */
export function newProblems(
  before: readonly Problem[],
  after: readonly Problem[],
  roots: readonly Roots[],
  renamed: RenamedBrand | null,
): Problem[] {
  const longestFirst = roots.toSorted((a, b) => b.after.length - a.after.length);
  const then = (text: string): string => {
    const moved = longestFirst.reduce(
      (told, root) => inPlaceOf(told, root.before, root.after),
      text,
    );
    return renamed === null ? moved : moved.replaceAll(`/${renamed.from}/`, `/${renamed.to}/`);
  };
  const now = (text: string): string =>
    longestFirst.reduce((told, root) => inPlaceOf(told, root.after, root.after), text);
  const known = new Set(before.map((one) => keyOf(one, then)));
  return after.filter((one) => !known.has(keyOf(one, now)));
}

/** The text with paths below `from` written as a reader sees the same path below `to`. */
function inPlaceOf(text: string, from: string, to: string): string {
  const shown = displayPath(to);
  const prefix = shown === "." ? "" : `${shown}/`;
  return text.replaceAll(`${from}/`, prefix).replaceAll(`${displayPath(from)}/`, prefix);
}

function keyOf({ code, file, field, what }: Problem, place: (text: string) => string): string {
  return JSON.stringify([code, place(file), field, place(what).replaceAll(/:\d+|line \d+/g, "")]);
}
