// Headline counts of a venue, counted from the data the venue shows.
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { isEsport } from "../data/leagues/esport-games.ts";
import { TEAMS } from "../esports/season.ts";
import { between, wave } from "../random.ts";
import { tableRound } from "../venues/table-round.ts";
import { matchCounts } from "../venues/todays-matches.ts";
import type { WorldContext } from "../world-context.ts";
import { playingNow } from "../games/game-players.ts";
import { openGames } from "../games/game-shelf.ts";
import { rooms } from "./venue-items.ts";

export interface VenueFigures {
  /** Today's matches, tables or games. */
  readonly offers: number;
  /** Matches in play. */
  readonly live: number;
  /** Players there now. */
  readonly people: number;
}

export function venueFigures(venue: VenueSwitch, context: WorldContext): VenueFigures {
  const { view, world, time } = context;
  const usual = between(2400, 9800, world.seed, view.site.id, venue, "people");
  const people = Math.round(usual * (1 + 0.1 * wave(time, 300_000, view.site.id, venue)));
  switch (venue) {
    case "sport":
    case "gaming":
      return { ...matchCounts(world, venue, time), people };
    case "realbet":
      return { offers: world.catalogue.tables.length, live: 0, people: atTables(context) };
    case "lottery":
      return { offers: world.catalogue.draws.length, live: 0, people };
    case "chess":
      return {
        offers: world.catalogue.rooms.length,
        live: 0,
        people: rooms(context).reduce((total, room) => total + room.online, 0),
      };
    case "egame":
    case "fishing": {
      const code = VENUE_CODES[venue];
      const offers = openGames(context).filter((row) => row.category === code).length;
      return { offers, live: 0, people: playingNow(context, code) };
    }
  }
}

function atTables({ world, time }: WorldContext): number {
  return world.catalogue.tables.reduce(
    (total, table) => total + tableRound(world.seed, table, time).seated,
    0,
  );
}

/** Seconds between two draws of the fastest lottery. */
export function fastestDraw({ world }: WorldContext): number {
  return Math.min(...world.catalogue.draws.map((draw) => draw.everySeconds));
}

export function venueFacts(
  venue: VenueSwitch,
  context: WorldContext,
): { label: string; value: string }[] {
  const { offers, live, people } = venueFigures(venue, context);
  const fact = (label: string, value: number | string) => ({
    label,
    value: typeof value === "number" ? value.toLocaleString("en") : value,
  });
  const { world, time } = context;
  const { catalogue } = world;
  switch (venue) {
    case "sport":
      return [
        fact("今日赛事", offers),
        fact("滚球", live),
        fact("联赛", matchCounts(world, venue, time).leagues),
      ];
    case "gaming":
      return [
        fact("今日赛事", offers),
        fact("滚球", live),
        fact("战队", catalogue.leagues.filter(isEsport).length * TEAMS),
      ];
    case "realbet":
      return [fact("在线桌台", offers), fact("此刻在座", people), fact("最快一局", "27 秒")];
    case "lottery":
      return [
        fact("在售彩种", offers),
        fact("最快一期", `${fastestDraw(context)} 秒`),
        fact("此刻购彩", people),
      ];
    case "chess":
      return [
        fact("开放牌室", offers),
        fact("在线牌友", people),
        fact("最低底分", Math.min(...catalogue.rooms.map((room) => room.base))),
      ];
    case "egame":
      return [fact("电子游戏", offers), fact("此刻在玩", people), fact("最高倍数", "20,000×")];
    case "fishing":
      return [fact("渔场", offers), fact("同场渔友", people), fact("最高倍数", "6,000×")];
  }
}
