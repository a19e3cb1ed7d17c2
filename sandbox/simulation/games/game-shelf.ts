// What a site can list, prepared once per site: orders and facets of every category.
import type { Row } from "../data/catalogue-rows.ts";
import { themeNamed } from "../data/games/themes.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import type { WorldContext } from "../world-context.ts";
import type { World } from "../world.ts";
import { byTaste, type GameSort, ordered, separateFeatured } from "./game-order.ts";

type GameRow = Row<"game">;

interface Facet {
  readonly key: string;
  readonly count: number;
}

/** The games of a category on a site; of all its categories when none is named. */
export interface Shelf {
  /** All of them, the most popular first. */
  readonly hot: readonly GameRow[];
  /** Place in `hot`, by id. */
  readonly places: ReadonlyMap<string, number>;
  /** Vendors and themes, the largest first. */
  readonly vendors: readonly Facet[];
  readonly themes: readonly (Facet & { readonly name: string })[];
  sorted(sort: GameSort, time: number): readonly GameRow[];
}

/** How long an order by jackpots is kept. */
const JACKPOT_ORDER_MS = 60_000;

const shelves = new WeakMap<World, Map<string, Shelf>>();

export function shelfOf(context: WorldContext, category: string | undefined): Shelf {
  const { view, world } = context;
  const known = shelves.get(world) ?? new Map<string, Shelf>();
  shelves.set(world, known);
  const key = `${view.site.id} ${view.venues.join()} ${category ?? ""}`;
  const shelf = known.get(key) ?? createShelf(context, category);
  known.set(key, shelf);
  return shelf;
}

/** Games of the venues that are on. */
export function openGames({ view, world }: Pick<WorldContext, "view" | "world">): GameRow[] {
  const codes = new Set<string>(view.venues.map((venue) => VENUE_CODES[venue]));
  return world.catalogue.games.filter((row) => codes.has(row.category));
}

function createShelf(context: WorldContext, category: string | undefined): Shelf {
  const open = openGames(context);
  const rows = category === undefined ? open : open.filter((row) => row.category === category);
  const hot = separateFeatured(byTaste(rows, context), (row) => row.featured === 1);
  const { seed } = context.world;
  const orders = new Map<string, readonly GameRow[]>();
  return {
    hot,
    places: new Map(hot.map(({ id }, place) => [id, place])),
    vendors: facets(rows, (row) => row.vendor),
    themes: facets(rows, (row) => row.theme).map((facet) => ({
      ...facet,
      name: themeNamed(facet.key).name,
    })),
    sorted(sort, time) {
      const period = sort === "jackpot" ? Math.floor(time / JACKPOT_ORDER_MS) : 0;
      const key = `${sort} ${period}`;
      const known = orders.get(key);
      if (known) return known;
      if (orders.size > 20) orders.clear();
      const made = ordered(hot, sort, seed, period * JACKPOT_ORDER_MS);
      orders.set(key, made);
      return made;
    },
  };
}

function facets(rows: readonly GameRow[], keyOf: (row: GameRow) => string): Facet[] {
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, group]) => ({ key, count: group.length }))
    .toSorted((left, right) => right.count - left.count || (left.key < right.key ? -1 : 1));
}
