import type * as v from "valibot";
import type * as jackpots from "#contract/api/jackpots.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { DAY } from "../../backend/time/china-time.ts";
import { Refusal } from "../../backend/wire/refusal.ts";
import { PLANS as SPORT_PLANS } from "../book/sport-plans.ts";
import { tasteOf } from "../characters.ts";
import { ESPORT_GAMES } from "../data/leagues/esport-games.ts";
import { sportName } from "../data/leagues/played-sports.ts";
import { between } from "../random.ts";
import { winners } from "../venues/latest-wins.ts";
import type { WorldContext } from "../world-context.ts";
import { categoryPools } from "../games/category-pools.ts";
import { openGames, shelfOf } from "../games/game-shelf.ts";

/** How long a pool grows before it is paid out. */
const RUN = 30 * DAY;
/** Shares of two of the three pools. */
const GRAND = 0.7464;
const MAJOR = 0.2064;

export function bonusPools(
  context: WorldContext,
  { category }: v.InferOutput<typeof jackpots.bonusPools.request>,
): v.InferOutput<typeof jackpots.bonusPools.response> {
  if (category === undefined) return mainPools(context);
  const venue = context.view.venues.find((key) => VENUE_CODES[key] === category);
  if (venue === undefined) throw new Refusal(NOT_FOUND);
  return categoryPools(context, venue, playedAt(venue, context));
}

function mainPools(context: WorldContext): v.InferOutput<typeof jackpots.bonusPools.response> {
  const { view, world, time } = context;
  const { jackpot } = tasteOf(view.character);
  const short = view.site.name.slice(0, 2);
  const centsPerSecond = between(41, 97, world.seed, view.site.id, "growth");
  const base = jackpot.yuan * 100 + between(0, 99, view.site.id, "cents");
  const totalCents = base + Math.floor(((time % RUN) / 1000) * centsPerSecond);
  const grand = Math.floor(totalCents * GRAND);
  const major = Math.floor(totalCents * MAJOR);
  const shares = [grand, major, totalCents - grand - major];
  return {
    name: jackpot.name.replace("{short}", short),
    note: jackpot.note,
    image: "",
    totalCents,
    centsPerSecond,
    pools: jackpot.pools.map((name, index) => ({ name, cents: shares[index] ?? 0 })),
    winners: winners(world.seed, view.site.id, wonOn(context), time),
  };
}

/** Names that recent wins are made for: games and bets of the site's venues. */
function wonOn(context: WorldContext): string[] {
  const { view } = context;
  const played = openGames(context)
    .filter((row) => row.category !== "ZR")
    .slice(0, 24)
    .map((row) => row.name);
  const own = view.venues
    .slice(0, 3)
    .filter((venue) => venue !== "egame" && venue !== "fishing")
    .flatMap((venue) => playedAt(venue, context));
  return [...own, ...played];
}

function playedAt(venue: VenueSwitch, context: WorldContext): string[] {
  const { catalogue } = context.world;
  switch (venue) {
    case "sport":
      return SPORT_PLANS.map(({ sport }) => `${sportName(sport)} 3 串 1`);
    case "gaming":
      return ESPORT_GAMES.map((game) => `${sportName(game)} 独赢`);
    case "realbet":
      return catalogue.tables.map((table) => table.name);
    case "lottery":
      return catalogue.draws.map((draw) => draw.name);
    case "chess":
      return catalogue.rooms.map((room) => room.name);
    case "egame":
    case "fishing":
      return shelfOf(context, VENUE_CODES[venue])
        .hot.slice(0, 200)
        .map((row) => row.name);
  }
}
