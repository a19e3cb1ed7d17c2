// The sports book: prices, states and results of all matches at any time. Everything follows from the seed,
// the time and the overrides of the control surface; caches only make it fast.
import type { Outright, SportMatch } from "#contract/api/sport.ts";
import { playSpec } from "#contract/betting/plays.ts";
import type { BookPrice, BookView } from "../../backend/bets/book-view.ts";
import type { World } from "../world.ts";
import type { BookResult } from "./book-result.ts";
import { createCache } from "./cache.ts";
import { combinationBook } from "./combinations/combination-book.ts";
import { createFixtures, type Fixture, type Fixtures } from "./fixtures.ts";
import { type Played, resultOf, settlementOf } from "./match-outcome.ts";
import { createViews, gameOfGide, type Views } from "./match-view.ts";
import { createOutrights, type Outrights } from "./outrights/outrights.ts";
import { overrideOutrights } from "./overrides/overridden-outrights.ts";
import { createOverrides, type Overrides } from "./overrides/overrides.ts";
import { offersPlayers } from "./players/player-offers.ts";
import { playerOutlook } from "./players/player-outlook.ts";
import { createProgramme, type Programme } from "./programme.ts";
import { simulate } from "./simulate-match.ts";
import { isPaused, lastEvent, snapshotAt, type Timeline } from "./timeline.ts";

export interface Book {
  readonly seed: number;
  readonly fixtures: Fixtures;
  readonly programme: Programme;
  readonly outrights: Outrights;
  readonly views: Views;
  /** For the prices of a moment ago, so that the two times do not evict each other. */
  readonly earlier: Views;
  readonly timelineOf: (fixture: Fixture) => Timeline;
  /** Changed through `/sandbox/feed`. */
  readonly settings: BookSettings;
  readonly overrides: Overrides;
}

export interface BookSettings {
  /** Least number of matches in every list; null: as many as there are. */
  matches: number | null;
  /** Milliseconds between two prices of a match in play; null: the usual pace. */
  pace: number | null;
}

export interface BookMoment extends BookView {
  outright(gameId: string): Outright | null;
  result(gameId: string): BookResult | null;
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
  const { fixtures, views, outrights, overrides } = book;
  const played = (gameId: string) => {
    const fixture = fixtures.byId(gameId);
    return fixture && playedOf(book, fixture, time);
  };
  const match = (gameId: string) => {
    const fixture = fixtures.byId(gameId);
    return fixture && views.withoutPlayers(fixture, time);
  };
  const withPlay = (gameId: string, w: string) => {
    const fixture = fixtures.byId(gameId);
    return fixture && views.withPlays(fixture, [w], time);
  };
  const outright = (gameId: string) => outrights.byId(gameId, time);
  const price = (priceId: string) => priceAt(priceId, { withPlay, outright });
  return {
    match,
    game: (gide) => match(gameOfGide(gide) ?? ""),
    outright,
    price,
    ...combinationBook(book, time, price),
    playerOutlook({ gameId, w, r }) {
      const fixture = fixtures.byId(gameId);
      const chances = fixture && views.chances(fixture, time);
      if (!fixture || !chances || !offersPlayers(fixture)) return null;
      const timeline = time < fixture.begins ? null : book.timelineOf(fixture);
      const at = { seed: book.seed, fixture, time, timeline, chances };
      return playerOutlook(at, playSpec(w).rule, r);
    },
    score(gameId) {
      const found = played(gameId);
      return found && !found.fixture.postponed
        ? (snapshotAt(found.timeline, time)?.counts ?? null)
        : null;
    },
    suspended(gameId) {
      const found = played(gameId);
      const paused = found && !found.fixture.postponed && isPaused(found.timeline, time);
      return paused === true || overrides.suspended(gameId, time);
    },
    eventAt(gameId) {
      const found = played(gameId);
      const own = found && !found.fixture.postponed ? lastEvent(found.timeline, time) : 0;
      return Math.max(own ?? 0, overrides.suspendedAt(gameId, time));
    },
    result(gameId) {
      const found = played(gameId);
      return found && resultOf(found, time);
    },
    settlement(gameId, w) {
      const found = played(gameId);
      return found && settlementOf(found, w, time);
    },
    winners: (gameId) => outrights.winners(gameId, time),
  };
}

export function playedOf(book: Book, fixture: Fixture, time: number): Played {
  const { seed, overrides, timelineOf } = book;
  const decision = overrides.decision(fixture, time);
  return { seed, fixture, timeline: timelineOf(fixture), decision };
}

/** The match with the markets of a play. */
type MatchOf = (gameId: string, w: string) => SportMatch | null;

function priceAt(
  priceId: string,
  { withPlay, outright }: Pick<BookMoment, "outright"> & { readonly withPlay: MatchOf },
): BookPrice | null {
  const [gameId = "", w = ""] = priceId.split(":");
  const found = { match: withPlay(gameId, w), outright: outright(gameId) };
  const markets = found.match?.markets ?? (found.outright ? [found.outright.market] : []);
  const market = markets.find(({ id }) => priceId.startsWith(`${id}:`));
  const price = market?.prices.find(({ id }) => id === priceId);
  const live = found.match?.state.isLive ?? false;
  return market && price ? { price, market, live, ...found } : null;
}

function createBook({ catalogue, seed }: World): Book {
  const settings: BookSettings = { matches: null, pace: null };
  const fixtures = createFixtures(catalogue, seed);
  const cached = createCache<Timeline>(TIMELINES);
  const overrides = createOverrides();
  const timelineOf = (fixture: Fixture) =>
    cached(fixture.id + overrides.versionOf(fixture), () => simulate(seed, fixture, overrides));
  const isDecided = (fixture: Fixture, time: number) => overrides.decision(fixture, time) !== null;
  const endsAt = (fixture: Fixture) => timelineOf(fixture).ends;
  const views = () => createViews({ seed, timelineOf, overrides, pace: () => settings.pace });
  return {
    seed,
    settings,
    overrides,
    fixtures,
    timelineOf,
    programme: createProgramme({ fixtures, endsAt, isDecided, wanted: () => settings.matches }),
    outrights: overrideOutrights(createOutrights(catalogue, seed), overrides),
    views: views(),
    earlier: views(),
  };
}
