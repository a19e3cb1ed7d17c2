// A match in the feed's format. A view is kept until something changes, so an unchanged match is the same
// object.
import type { MatchStateView, SportMarket, SportMatch } from "#contract/api/sport.ts";
import { isPlayerRule } from "#contract/betting/player-rules.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { HOUR } from "../../backend/time/china-time.ts";
import { hash } from "../random.ts";
import { createCache } from "./cache.ts";
import type { Fixture } from "./fixtures.ts";
import { chancesAt, type FootballChances } from "./football/football-chances.ts";
import { stateOf, upcomingState } from "./match-state-view.ts";
import { type ForcedPrice, applyForcedPrices } from "./overrides/forced-prices.ts";
import type { Overrides } from "./overrides/overrides.ts";
import { PLAYER_OFFERS } from "./players/player-offers.ts";
import { announcedAt } from "./players/team-sheet.ts";
import { offersOn } from "./prices/match-offers.ts";
import type { MatchOffers, Moment } from "./prices/moment.ts";
import { driftOf } from "./prices/price-drift.ts";
import { toMarket } from "./prices/quote.ts";
import { isMaps } from "./sports/maps.ts";
import { isRally } from "./sports/tennis.ts";
import { isPaused, type MatchSnapshot, snapshotAt, type Timeline } from "./timeline.ts";

export interface Views {
  /** With the plays of the match table. */
  listed(fixture: Fixture, time: number): SportMatch;
  /** With every market. */
  whole(fixture: Fixture, time: number): SportMatch;
  /** With every market but those on players, which are left out wherever nobody asks for them. */
  withoutPlayers(fixture: Fixture, time: number): SportMatch;
  /** The shorter of these with the markets of some plays. */
  withPlays(fixture: Fixture, plays: readonly string[], time: number): SportMatch;
  /** From which the prices of a football match are made; null once it is over. */
  chances(fixture: Fixture, time: number): FootballChances | null;
}

interface Source {
  readonly seed: number;
  readonly timelineOf: (fixture: Fixture) => Timeline;
  readonly overrides: Overrides;
  /** Milliseconds between two prices in play; null: the usual pace. */
  readonly pace: () => number | null;
}

interface Kept {
  readonly key: string;
  readonly view: SportMatch;
}

const KEPT = 6000;
const KEPT_CHANCES = 100;
const PACE = { play: 6000, virtual: 3000, soon: 30_000, far: 150_000 } as const;
/** Prices are suspended this long before the announced start. */
const DOWN_BEFORE = 4000;

export function createViews(source: Source): Views {
  const known = new Map<string, Kept>();
  const make = (fixture: Fixture, time: number, part: Part): SportMatch => {
    const moment = momentOf(source, fixture, time);
    const place = `${fixture.id} ${part}`;
    const before = known.get(place);
    if (before?.key === moment.key) return before.view;
    // Clearing is cheap: each view is then made once more.
    if (known.size >= KEPT) known.clear();
    const view = {
      ...factsOf(fixture),
      ...withForcedPrices(offered(source, fixture, moment, part), moment.forced),
    };
    known.set(place, { key: moment.key, view });
    return view;
  };
  const kept = createCache<FootballChances>(KEPT_CHANCES);
  return {
    listed: (fixture, time) => make(fixture, time, "table"),
    whole: (fixture, time) => make(fixture, time, "whole"),
    withoutPlayers: (fixture, time) => make(fixture, time, "plays"),
    withPlays(fixture, plays, time) {
      const rules = plays.flatMap((w) => PLAYS.get(w)?.rule ?? []);
      return make(fixture, time, rules.some(isPlayerRule) ? "whole" : "plays");
    },
    chances(fixture, time) {
      const at = momentOf(source, fixture, time);
      if (at.over) return null;
      return kept(`${fixture.id} ${at.key}`, () => {
        const moment = pricedMoment(source, fixture, at);
        return chancesAt(moment, driftOf(moment));
      });
    },
  };
}

/** The plays of the match table, these with all others, and those on players as well. */
type Part = "table" | "plays" | "whole";

interface MatchMoment {
  readonly key: string;
  readonly state: MatchStateView;
  readonly snapshot: MatchSnapshot | null;
  readonly timeline: Timeline | null;
  readonly pricedAt: number;
  /** Number of the pricing period. */
  readonly period: number;
  readonly suspended: boolean;
  /** A point of tennis is being played: its own market is down. */
  readonly rally: boolean;
  readonly over: boolean;
  readonly forced: readonly ForcedPrice[];
}

function momentOf(source: Source, fixture: Fixture, time: number): MatchMoment {
  const { overrides } = source;
  const played = !fixture.postponed && time >= fixture.begins;
  const begun = played || overrides.decision(fixture, time) !== null;
  const timeline = begun ? source.timelineOf(fixture) : null;
  const snapshot = timeline && snapshotAt(timeline, time);
  const state = snapshot ? stateOf(fixture, snapshot) : upcomingState(fixture, time);
  const pace = paceOf(source, fixture, time, snapshot !== null);
  const late = hash(fixture.id) % pace;
  const period = Math.floor((time - late) / pace);
  const epoch = period * pace + late;
  const down = timeline ? isPaused(timeline, time) : time >= fixture.begins - DOWN_BEFORE;
  const suspended = down || overrides.suspended(fixture.id, time);
  const rally = fixture.sport === "TN" && timeline !== null && isRally(timeline, time);
  const { gameStatus } = state;
  const over = gameStatus !== "upcoming" && gameStatus !== "live" && gameStatus !== "break";
  // Prices never date from before the last event, such as the announcement of the line-ups.
  const told = announcedAt(fixture);
  const event = snapshot?.at ?? (time >= told ? told : 0);
  const pricedAt = Math.max(epoch, event);
  const forced = overrides.forced(fixture.id, time);
  const version = overrides.versionAt(fixture, time);
  const key = `${over ? 0 : epoch} ${snapshot?.at ?? `${gameStatus} ${event}`} ${suspended} ${rally} ${version}`;
  return { key, state, snapshot, timeline, pricedAt, period, suspended, rally, over, forced };
}

function paceOf({ pace }: Source, fixture: Fixture, time: number, inPlay: boolean): number {
  if (inPlay) return pace() ?? (fixture.sport === "VF" ? PACE.virtual : PACE.play);
  return fixture.startsAt - time < HOUR ? PACE.soon : PACE.far;
}

function offered(source: Source, fixture: Fixture, at: MatchMoment, part: Part) {
  const { state, over, snapshot } = at;
  if (over) return { state, markets: [], more: 0 };
  const board = offersOn(pricedMoment(source, fixture, at));
  const market = (offer: MatchOffers["table"][number]): SportMarket =>
    toMarket(offer, {
      gameId: fixture.id,
      inPlay: snapshot !== null,
      suspended: at.suspended || (at.rally && offer.base === "PW"),
    });
  const table = board.table.map(market);
  if (part === "table") {
    const more = specialsOf(fixture, snapshot, board) + (board.players ? PLAYER_OFFERS : 0);
    return { state, markets: table, more };
  }
  const players = part === "whole" ? (board.players?.() ?? []) : [];
  return { state, markets: [...table, ...[...board.specials(), ...players].map(market)], more: 0 };
}

function withForcedPrices<T extends Pick<SportMatch, "markets">>(
  view: T,
  forced: readonly ForcedPrice[],
): T {
  return forced.length === 0 ? view : { ...view, markets: applyForcedPrices(view.markets, forced) };
}

function pricedMoment(source: Source, fixture: Fixture, at: MatchMoment): Moment {
  const { seed, pace, timelineOf } = source;
  const { snapshot, pricedAt: time } = at;
  const paced = snapshot !== null && pace() !== null;
  const nudge = paced ? (at.period % 2 === 0 ? 1 : -1) : 0;
  // Before its start the timeline is not read, so the match is not simulated yet.
  const timeline = at.timeline ?? (snapshot ? timelineOf(fixture) : NOT_PLAYED);
  return { seed, fixture, timeline, snapshot, time, nudge };
}

const NOT_PLAYED: Timeline = {
  begins: 0,
  ends: 0,
  snapshots: [],
  incidents: [],
  pauses: [],
  halfEnds: null,
  half: null,
  overtime: null,
};

const specials = new Map<string, number>();

/** Points between two races. */
const RACE = 20;

/** The number of markets outside the match table; cached for matches with the same key. */
function specialsOf(fixture: Fixture, snapshot: MatchSnapshot | null, board: MatchOffers): number {
  const { sport, counted } = fixture;
  const half = board.table.some(({ period }) => period === "half");
  const sets = snapshot?.set ? snapshot.score.join("-") : "";
  const races = snapshot && sport === "BK" ? Math.floor(Math.max(...snapshot.score) / RACE) : 0;
  const when = `${snapshot?.period} ${snapshot?.status} ${sets} ${races}`;
  const key = `${sport} ${isMaps(fixture)} ${counted} ${half} ${when}`;
  const known = specials.get(key);
  if (known !== undefined) return known;
  const count = board.specials().length;
  specials.set(key, count);
  return count;
}

/** Sports whose events have positions to draw. */
const TRACKED: ReadonlySet<string> = new Set(["FT", "BK", "TN", "VF"]);

export function gideOf(game: string): string {
  return GAME + game;
}

/** @returns the game's id as a fixture */
export function gameOfGide(gide: string): string | null {
  return gide.startsWith(GAME) ? gide.slice(GAME.length) : null;
}

const GAME = "g-";

function factsOf({ id, game, counted, sport, league, home, away, startsAt }: Fixture) {
  return {
    gameId: id,
    gide: gideOf(game),
    hgid: `h-${id}`,
    sport,
    leagueId: league.id,
    league: league.name,
    startsAt,
    team_h: home.name,
    team_c: away.name,
    teamId_h: home.id,
    teamId_c: away.id,
    crest_h: `/media/crest/${home.id}.svg`,
    crest_c: `/media/crest/${away.id}.svg`,
    neutral: /杯|公开赛|大师赛/.test(league.name) && sport === "FT",
    tracker: counted === "goals" && TRACKED.has(sport),
  };
}
