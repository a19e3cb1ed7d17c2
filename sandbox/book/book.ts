// The sports book: what it offers, how matches stand and how they end, at any moment. Everything is a
// function of the seed, the moment and the orders of the control surface; what is kept is kept to be quick.
import type { Outright, SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import type { MatchResult } from "#contract/betting/settlement.ts";
import type { World } from "../world.ts";
import { createFixtures, type Fixture, type Fixtures } from "./fixtures.ts";
import { createKept } from "./kept.ts";
import { createViews, type Views } from "./match-view.ts";
import { createOrders, type Orders } from "./orders.ts";
import { type BookResult, type Played, resultOf, settlementOf } from "./outcome.ts";
import { createOutrights, type Outrights } from "./outrights.ts";
import { createProgramme, type Programme } from "./programme.ts";
import { simulate } from "./simulate.ts";
import { steeredOutrights } from "./steered-outrights.ts";
import { isPaused, markAt, type Pair, type Timeline } from "./timeline.ts";

export interface Book {
  readonly seed: number;
  readonly fixtures: Fixtures;
  readonly programme: Programme;
  readonly outrights: Outrights;
  readonly views: Views;
  /** The same of a little earlier, apart so that one does not push the other out. */
  readonly earlier: Views;
  readonly timelineOf: (fixture: Fixture) => Timeline;
  /** What tests and demos change (`/sandbox/feed`). */
  readonly settings: BookSettings;
  readonly orders: Orders;
}

export interface BookSettings {
  /** Matches every list has at least; null for as many as there are. */
  matches: number | null;
  /** Milliseconds between two prices of a match in play; null for as usual. */
  pace: number | null;
}

export interface BookPrice {
  readonly price: SportPrice;
  readonly market: SportMarket;
  readonly match: SportMatch | null;
  readonly outright: Outright | null;
  /** Whether it is an in-play price. */
  readonly live: boolean;
}

export interface BookMoment {
  readonly time: number;
  /** With every market; null for an unknown id. */
  match(gameId: string): SportMatch | null;
  outright(gameId: string): Outright | null;
  /** What is offered under an id; null when it is offered no more. */
  price(priceId: string): BookPrice | null;
  /** What handicaps and totals count; null before the beginning and for outrights. */
  score(gameId: string): Pair | null;
  /** Whether every market of it is down. */
  suspended(gameId: string): boolean;
  /** Null while it is not over. */
  result(gameId: string): BookResult | null;
  /** What to settle a play by (contract/betting/settlement.ts); null for an unknown id. */
  settlement(gameId: string, w: string): MatchResult | null;
  /** The competitor's `r`; null while it is open. */
  winner(gameId: string): string | null;
}

const books = new WeakMap<World, Book>();
const TIMELINES = 4500;

export function bookOf(world: World): Book {
  const known = books.get(world);
  if (known) return known;
  const made = createBook(world);
  books.set(world, made);
  return made;
}

export function bookAt(world: World, time: number): BookMoment {
  const book = bookOf(world);
  const { fixtures, views, outrights, orders } = book;
  const played = (gameId: string) => {
    const fixture = fixtures.byId(gameId);
    return fixture && playedOf(book, fixture, time);
  };
  const match = (gameId: string) => {
    const fixture = fixtures.byId(gameId);
    return fixture && views.whole(fixture, time);
  };
  const outright = (gameId: string) => outrights.byId(gameId, time);
  return {
    time,
    match,
    outright,
    price: (priceId) => priceAt(priceId, { match, outright }),
    score(gameId) {
      const found = played(gameId);
      return found && !found.fixture.postponed
        ? (markAt(found.timeline, time)?.counts ?? null)
        : null;
    },
    suspended(gameId) {
      const found = played(gameId);
      const paused = found && !found.fixture.postponed && isPaused(found.timeline, time);
      return paused === true || orders.suspended(gameId, time);
    },
    result(gameId) {
      const found = played(gameId);
      return found && resultOf(found, time);
    },
    settlement(gameId, w) {
      const found = played(gameId);
      return found && settlementOf(found, w, time);
    },
    winner: (gameId) => outrights.winner(gameId, time),
  };
}

export function playedOf(book: Book, fixture: Fixture, time: number): Played {
  const { seed, orders, timelineOf } = book;
  const decision = orders.decision(fixture, time);
  return { seed, fixture, timeline: timelineOf(fixture), decision };
}

function priceAt(
  priceId: string,
  { match, outright }: Pick<BookMoment, "match" | "outright">,
): BookPrice | null {
  const [gameId = ""] = priceId.split(":");
  const found = { match: match(gameId), outright: outright(gameId) };
  const markets = found.match?.markets ?? (found.outright ? [found.outright.market] : []);
  const market = markets.find(({ id }) => priceId.startsWith(`${id}:`));
  const price = market?.prices.find(({ id }) => id === priceId);
  const live = found.match?.state.isLive ?? false;
  return market && price ? { price, market, live, ...found } : null;
}

function createBook({ catalogue, seed }: World): Book {
  const settings: BookSettings = { matches: null, pace: null };
  const fixtures = createFixtures(catalogue, seed);
  const kept = createKept<Timeline>(TIMELINES);
  const orders = createOrders();
  const timelineOf = (fixture: Fixture) =>
    kept(fixture.id + orders.stampOf(fixture), () => simulate(seed, fixture, orders));
  const isDecided = (fixture: Fixture, time: number) => orders.decision(fixture, time) !== null;
  const endsAt = (fixture: Fixture) => timelineOf(fixture).ends;
  const views = () => createViews({ seed, timelineOf, orders, pace: () => settings.pace });
  return {
    seed,
    settings,
    orders,
    fixtures,
    timelineOf,
    programme: createProgramme({ fixtures, endsAt, isDecided, wanted: () => settings.matches }),
    outrights: steeredOutrights(createOutrights(catalogue, seed), orders),
    views: views(),
    earlier: views(),
  };
}
