// The slips of a demo account's past bets: matches that were upcoming then, at their prices then.
import type { SportMatch } from "#contract/api/sport.ts";
import type { QuotedLeg, SlipTicket } from "#contract/api/tickets.ts";
import type { BettingService } from "../../backend/bets/betting-service.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import { bookOf } from "../book/book.ts";
import { PLANS } from "../book/sport-plans.ts";
import { at, between, pick, unit } from "../random.ts";
import type { World } from "../world.ts";

const STAKES = [5000, 10_000, 10_000, 20_000, 20_000, 30_000, 50_000] as const;
const SPORTS = ["FT", "FT", "FT", "BK", "BK", "TN", "SK", "VB", "BS"] as const;
const PLAYS = ["R", "OU", "M", "R", "OU", "HR", "EO"] as const;
const SIDES = 6;

interface Moment {
  readonly key: string;
  readonly placedAt: number;
  readonly startsIn?: number;
}

/** Mostly one leg, sometimes two or three. */
export function legsOf(
  world: World,
  betting: BettingService,
  { key, placedAt }: Moment,
): QuotedLeg[] {
  const dice = unit(world.seed, key, "legs");
  const wanted = dice < 0.72 ? 1 : dice < 0.88 ? 2 : 3;
  const legs: QuotedLeg[] = [];
  for (let place = 0; place < wanted; place++) {
    const match = matchOf(world, betting, { key: `${key} ${place}`, placedAt });
    const leg = match && legOf(world, match, `${key} ${place}`);
    if (leg && legs.every(({ gameId }) => gameId !== leg.gameId)) legs.push(leg);
  }
  return legs;
}

export function matchOf(
  world: World,
  betting: BettingService,
  { key, placedAt, startsIn = 20 * MINUTE }: Moment,
): SportMatch | null {
  const plan = PLANS.find(({ sport }) => sport === pick(SPORTS, world.seed, key, "sport"));
  if (!plan) return null;
  const from = placedAt + startsIn;
  const next = bookOf(world).fixtures.between(plan, from, from + 240 * MINUTE);
  const chosen = next.length === 0 ? null : pick(next, world.seed, key, "match");
  return chosen && betting.book(placedAt).match(chosen.id);
}

export function legOf({ seed }: World, match: SportMatch, key: string): QuotedLeg | null {
  const start = between(0, PLAYS.length - 1, seed, key, "play");
  for (let turn = 0; turn < PLAYS.length; turn++) {
    const w = at(PLAYS, start + turn);
    const market = match.markets.find((one) => one.w === w && one.state === "open");
    const price = market?.prices[between(0, SIDES, seed, key, "side") % market.prices.length];
    if (!market || !price?.active) continue;
    const { id: priceId, r, odds } = price;
    return { priceId, gameId: match.gameId, w, r, line: market.line, odds, score: null };
  }
  return null;
}

export function slipOf({ seed }: World, legs: QuotedLeg[], key: string): SlipTicket {
  const isSystem = legs.length === 3 && unit(seed, key, "system") < 0.4;
  const stake = pick(STAKES, seed, key, "stake");
  return {
    legs,
    sizes: isSystem ? [2, 3] : [legs.length],
    bankers: [],
    stakeCents: isSystem ? stake / 5 : stake,
    oddsType: "H",
  };
}
