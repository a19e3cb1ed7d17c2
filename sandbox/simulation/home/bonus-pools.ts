import type * as v from "valibot";
import type * as games from "#contract/api/games.ts";
import { DAY } from "../../backend/time/china-time.ts";
import { PLANS as SPORT_PLANS } from "../book/sport-plans.ts";
import { tasteOf } from "../characters.ts";
import { SPORT_NAMES } from "../data/leagues.ts";
import { PLANS } from "../esports/schedule.ts";
import { between } from "../random.ts";
import { winners } from "../venues/latest-wins.ts";
import type { WorldContext } from "../world-context.ts";
import { openGames } from "../games/game-shelf.ts";

/** How long a pool grows before it is paid out. */
const RUN = 30 * DAY;
/** Shares of two of the three pools. */
const GRAND = 0.7464;
const MAJOR = 0.2064;

export function bonusPools(context: WorldContext): v.InferOutput<typeof games.bonusPools.response> {
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
    totalCents,
    centsPerSecond,
    pools: jackpot.pools.map((name, index) => ({ name, cents: shares[index] ?? 0 })),
    winners: winners(world.seed, view.site.id, wonOn(context), time),
  };
}

/** Names that recent wins are made for: games and bets of the site's venues. */
function wonOn(context: WorldContext): string[] {
  const { view, world } = context;
  const played = openGames(context)
    .filter((row) => row.category !== "ZR")
    .slice(0, 24)
    .map((row) => row.name);
  const own = view.venues.slice(0, 3).flatMap((venue) => {
    if (venue === "sport") return SPORT_PLANS.map(({ sport }) => `${SPORT_NAMES[sport]} 3 串 1`);
    if (venue === "gaming") return PLANS.map(({ sport }) => `${SPORT_NAMES[sport]} 独赢`);
    if (venue === "realbet") return world.catalogue.tables.map((table) => table.name);
    if (venue === "lottery") return world.catalogue.draws.map((draw) => draw.name);
    if (venue === "chess") return world.catalogue.rooms.map((room) => room.name);
    return [];
  });
  return [...own, ...played];
}
