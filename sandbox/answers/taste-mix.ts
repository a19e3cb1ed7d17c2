// How a site's home page mixes the matches of its sports or games.
import { at, unit } from "../random.ts";
import { SPORT_NAMES } from "../data/leagues.ts";
import type { AnswerContext } from "../world.ts";

interface Listed {
  readonly id: string;
  readonly sport: string;
}

/**
 * In the site's mix; a match keeps its place in its sport while it lasts.
 * @param taste sports in the order of the site's character
 * @param all every sport has its turn, whatever the taste leaves out
 */
export function tasteMix<T extends Listed>(
  live: readonly T[],
  { view, world }: AnswerContext,
  { taste, all }: { readonly taste: readonly string[]; readonly all: readonly string[] },
): T[] {
  const order = [...taste, ...all];
  const rank = (fixture: T) => unit(world.seed, view.site.id, fixture.id);
  const queues = Map.groupBy(
    live.toSorted((left, right) => rank(left) - rank(right)),
    (fixture): string => fixture.sport,
  );
  const result: T[] = [];
  for (let turn = 0; result.length < live.length; turn++) {
    const next = queues.get(at(order, turn))?.shift();
    if (next) result.push(next);
  }
  return result;
}

/** How many matches each sport has; sports without any are left out. */
export function sportCounts(
  sports: readonly string[],
  counted: readonly Listed[],
): { sport: string; name: string; count: number }[] {
  return sports
    .map((sport) => ({
      sport,
      name: SPORT_NAMES[sport] ?? sport,
      count: counted.filter((fixture) => fixture.sport === sport).length,
    }))
    .filter(({ count }) => count > 0);
}
