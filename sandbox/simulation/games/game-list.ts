import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type { Game } from "#contract/api/game-list.ts";
import { page } from "../../backend/wire/page.ts";
import type { Row } from "../data/catalogue-rows.ts";
import type { WorldContext } from "../world-context.ts";
import { type Shelf, shelfOf } from "./game-shelf.ts";
import { playingNow } from "./game-players.ts";
import { gameViewOf } from "./game-view.ts";
import { ownList } from "./own-list.ts";

type Request = v.InferOutput<typeof CALLS.gameList.request>;
type Response = v.InferOutput<typeof CALLS.gameList.response>;
type GameRow = Row<"game">;

const NEAR_SHOWN = 6;
/** Names that are less alike are not offered. */
const MOST_DIFFERENT = 0.67;

export function gameList(context: WorldContext, asked: Request): Response {
  const shelf = shelfOf(context, asked.category);
  const common = { playing: playingNow(context, asked.category), ...facets(shelf, context) };
  if (asked.own !== undefined) {
    const own = ownList(context, asked.own).filter(wantsOwn(asked, context));
    return { total: own.length, list: page(own, asked), near: [], ...common };
  }
  const view = gameViewOf(context);
  const found = listed(shelf, asked, context);
  return {
    total: found.length,
    list: page(found, asked).map(view),
    near: found.length === 0 ? similar(shelf, asked, context).map(view) : [],
    ...common,
  };
}

function listed(shelf: Shelf, asked: Request, { world, time, search }: WorldContext): GameRow[] {
  const { provider, theme } = asked;
  const isMatch = search.matching(asked.search ?? "");
  return shelf
    .sorted(asked.sort, time)
    .filter(
      (row) =>
        (provider === undefined || world.catalogue.vendorOf(row.vendor).code === provider) &&
        (theme === undefined || row.theme === theme) &&
        isMatch(row.name),
    );
}

function wantsOwn(asked: Request, { search }: WorldContext): (game: Game) => boolean {
  const { category, provider, theme } = asked;
  const isMatch = search.matching(asked.search ?? "");
  return (game) =>
    (category === undefined || game.category === category) &&
    (provider === undefined || game.enName === provider) &&
    (theme === undefined || game.theme === theme) &&
    isMatch(game.name);
}

/** Games of the category with names like the one searched for, whatever else is asked for. */
function similar(shelf: Shelf, { search: typed = "" }: Request, { search }: WorldContext) {
  if (typed.trim() === "") return [];
  const unlikeTyped = search.unlike(typed);
  return shelf.hot
    .map((row) => ({ row, unlike: unlikeTyped(row.name) }))
    .filter(({ unlike }) => unlike <= MOST_DIFFERENT)
    .toSorted((left, right) => left.unlike - right.unlike)
    .slice(0, NEAR_SHOWN)
    .map(({ row }) => row);
}

function facets({ vendors, themes }: Shelf, { world, time }: WorldContext) {
  return {
    providers: vendors.map(({ key, count }) => {
      const vendor = world.catalogue.vendorOf(key);
      const opensAt = world.venueStates.opensAt(vendor, time);
      return { enName: vendor.code, name: vendor.name, count, opensAt };
    }),
    themes: [...themes],
  };
}
