// How a site's home page mixes the matches of its sports or games.
import { sportName } from "../data/leagues/played-sports.ts";
import { at, unit } from "../random.ts";
import type { WorldContext } from "../world-context.ts";

interface Listed {
  readonly id: string;
  readonly sport: string;
}

/**
 * Mixes sports. The order within a sport is seeded, so a match keeps its place while it lasts.
 * @param taste repeating order of sports
 * @param all also lists sports that `taste` leaves out
 */
export function tasteMix<T extends Listed>(
  live: readonly T[],
  { view, world }: WorldContext,
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
      name: sportName(sport),
      count: counted.filter((fixture) => fixture.sport === sport).length,
    }))
    .filter(({ count }) => count > 0);
}
