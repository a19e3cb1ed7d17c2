import type * as v from "valibot";
import type * as site from "#contract/api/site.ts";
import type { NavKey } from "#contract/navigation.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { at, unit } from "../random.ts";
import type { AnswerContext } from "../world.ts";
import { openGames } from "./game-list.ts";
import { fastestDraw, venueFigures } from "./venue-facts.ts";

type Category = v.InferOutput<typeof site.navigationList.response>[number];
const ITEMS = 5;
const LINKS = 6;

/** One panel for each venue that is on, in the site's order. */
export function navigationList(context: AnswerContext): Category[] {
  return context.view.venues.map((venue) => ({
    key: navKey(venue),
    count: venueFigures(venue, context).offers,
    items: panelItems(venue, context),
    quick: quickLinks(venue, context),
  }));
}

function navKey(venue: VenueSwitch): NavKey {
  return venue === "fishing" ? "fish" : venue;
}

function panelItems(venue: VenueSwitch, context: AnswerContext): Category["items"] {
  const { offers, live, people } = venueFigures(venue, context);
  const counted: Readonly<Record<string, number>> = {
    today: offers,
    games: offers,
    live,
    seated: people,
    fast: fastestDraw(context),
  };
  const fill = (badge: string) =>
    badge.replace(
      /\{(\w+)\}/g,
      (whole, key: string) => counted[key]?.toLocaleString("en") ?? whole,
    );
  return ownOrder(venue, context)
    .slice(0, ITEMS)
    .map(({ id, name, note, badge, tone }) => ({
      id,
      name,
      note,
      image: `/media/venue/${id}.svg`,
      badge: { text: fill(badge), tone },
    }));
}

/** The largest vendor leads everywhere; behind it every site has its own order. */
function ownOrder(venue: VenueSwitch, { view, world }: AnswerContext) {
  const vendors = world.catalogue.vendors.filter((vendor) => vendor.venue === venue);
  const rank = (id: string, index: number) =>
    index === 0 ? -1 : unit(world.seed, view.site.id, id);
  return vendors
    .map((vendor, index) => ({ vendor, rank: rank(vendor.id, index) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ vendor }) => vendor);
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

function quickLinks(venue: VenueSwitch, context: AnswerContext): Category["quick"] {
  const { view } = context;
  const all = links(venue, context);
  const start = Math.floor(unit(view.site.id, venue, "links") * all.length);
  const count = Math.min(LINKS, all.length);
  return {
    title: TITLES[venue],
    links: Array.from({ length: count }, (_, index) => at(all, start + index)),
  };
}

function links(venue: VenueSwitch, context: AnswerContext): string[] {
  const { catalogue } = context.world;
  switch (venue) {
    case "sport":
      return catalogue.leagues.filter((row) => row.pool !== "esport").map((row) => row.name);
    case "gaming":
      return catalogue.leagues.filter((row) => row.pool === "esport").map((row) => row.name);
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
