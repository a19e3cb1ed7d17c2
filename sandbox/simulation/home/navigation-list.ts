import type * as v from "valibot";
import type * as site from "#contract/api/site.ts";
import type { NavKey } from "#contract/navigation.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { isEsport } from "../data/leagues/esport-games.ts";
import { at, unit } from "../random.ts";
import type { WorldContext } from "../world-context.ts";
import { openGames } from "../games/game-shelf.ts";
import { panelVenues } from "./panel-venues.ts";
import { venueFigures } from "./venue-facts.ts";

type Category = v.InferOutput<typeof site.navigationList.response>[number];
const LINKS = 6;

/** One category per venue that is switched on, in the site's order. */
export function navigationList(context: WorldContext): Category[] {
  return context.view.venues.map((venue) => ({
    key: navKey(venue),
    count: venueFigures(venue, context).offers,
    venues: panelVenues(venue, context).map(({ name }) => name),
    quick: quickLinks(venue, context),
  }));
}

function navKey(venue: VenueSwitch): NavKey {
  return venue === "fishing" ? "fish" : venue;
}

const TITLES: Readonly<Record<VenueSwitch, string>> = {
  sport: "快捷联赛",
  realbet: "热门玩法",
  chess: "牌类",
  gaming: "赛事",
  lottery: "彩种",
  egame: "热门游戏",
  fishing: "渔场",
};

function quickLinks(venue: VenueSwitch, context: WorldContext): Category["quick"] {
  const { view } = context;
  const all = links(venue, context);
  const start = Math.floor(unit(view.site.id, venue, "links") * all.length);
  const count = Math.min(LINKS, all.length);
  return {
    title: TITLES[venue],
    links: Array.from({ length: count }, (_, index) => at(all, start + index)),
  };
}

function links(venue: VenueSwitch, context: WorldContext): string[] {
  const { catalogue } = context.world;
  switch (venue) {
    case "sport":
      return catalogue.leading.filter((row) => !isEsport(row)).map((row) => row.name);
    case "gaming":
      return catalogue.leading.filter(isEsport).map((row) => row.name);
    case "realbet":
      return ["百家乐", "龙虎", "轮盘", "骰宝", "牛牛", "极速百家乐", "咪牌", "贵宾桌"];
    case "lottery":
      return catalogue.draws.map((row) => row.name);
    case "chess":
      return [...new Set(catalogue.rooms.map((row) => row.game))];
    case "egame":
    case "fishing":
      return openGames(context)
        .filter((row) => row.category === VENUE_CODES[venue])
        .map((row) => row.name);
  }
}
