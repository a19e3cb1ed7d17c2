import type * as v from "valibot";
import type * as games from "#contract/api/games.ts";
import { tasteOf } from "../characters.ts";
import { SPORT_NAMES } from "../data/leagues.ts";
import { winners } from "../live/winners.ts";
import { PLANS as SPORT_PLANS } from "../book/plans.ts";
import { PLANS } from "../live/schedule.ts";
import { between } from "../random.ts";
import type { AnswerContext } from "../world.ts";
import { openGames } from "./game-list.ts";

/** A pool pays out and starts again after this long. */
const RUN = 30 * 86_400_000;
/** Shares of the three pools. */
const GRAND = 0.7464;
const MAJOR = 0.2064;

export function bonusPools(
  context: AnswerContext,
): v.InferOutput<typeof games.bonusPools.response> {
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

/** What wins are told of: games, and bets on the site's own books. */
function wonOn(context: AnswerContext): string[] {
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
