// A match as the feed sends it. Views are kept until anything about them changes, so an unchanged match is
// the same object.
import type { MatchStateView, SportMarket, SportMatch } from "#contract/api/sport.ts";
import { hash } from "../random.ts";
import { HOUR } from "./days.ts";
import type { Fixture } from "./fixtures.ts";
import { type Forced, withForced } from "./forced-prices.ts";
import { stateOf, upcomingState } from "./match-state.ts";
import type { Orders } from "./orders.ts";
import { type Board, boardOf } from "./prices/board.ts";
import { toMarket } from "./prices/quote.ts";
import { isPaused, type Mark, markAt, type Timeline } from "./timeline.ts";

export interface Views {
  /** With the plays of the match table. */
  listed(fixture: Fixture, time: number): SportMatch;
  /** With every market. */
  whole(fixture: Fixture, time: number): SportMatch;
}

interface Source {
  readonly seed: number;
  readonly timelineOf: (fixture: Fixture) => Timeline;
  readonly orders: Orders;
  /** Milliseconds between two prices in play, where it is not as usual. */
  readonly pace: () => number | null;
}

interface Kept {
  readonly key: string;
  readonly view: SportMatch;
}

const KEPT = 6000;
const PACE = { play: 6000, virtual: 3000, soon: 30_000, far: 150_000 } as const;
/** Prices of a match that is about to begin come down. */
const DOWN_BEFORE = 4000;

export function createViews(source: Source): Views {
  const known = new Map<string, Kept>();
  const make = (fixture: Fixture, time: number, whole: boolean): SportMatch => {
    const moment = momentOf(source, fixture, time);
    const place = `${fixture.id}${whole ? "+" : ""}`;
    const before = known.get(place);
    if (before?.key === moment.key) return before.view;
    // An emptied memory costs one computation each.
    if (known.size >= KEPT) known.clear();
    const view = {
      ...factsOf(fixture),
      ...steered(offered(source, fixture, moment, whole), moment.forced),
    };
    known.set(place, { key: moment.key, view });
    return view;
  };
  return {
    listed: (fixture, time) => make(fixture, time, false),
    whole: (fixture, time) => make(fixture, time, true),
  };
}

interface At {
  readonly key: string;
  readonly state: MatchStateView;
  readonly mark: Mark | null;
  readonly timeline: Timeline | null;
  readonly pricedAt: number;
  /** Prices are made in turns. */
  readonly turn: number;
  readonly suspended: boolean;
  readonly over: boolean;
  readonly forced: readonly Forced[];
}

function momentOf(source: Source, fixture: Fixture, time: number): At {
  const { orders } = source;
  const played = !fixture.postponed && time >= fixture.begins;
  const begun = played || orders.decision(fixture, time) !== null;
  const timeline = begun ? source.timelineOf(fixture) : null;
  const mark = timeline && markAt(timeline, time);
  const state = mark ? stateOf(fixture, mark) : upcomingState(fixture, time);
  const pace = paceOf(source, fixture, time, mark !== null);
  const late = hash(fixture.id) % pace;
  const turn = Math.floor((time - late) / pace);
  const epoch = turn * pace + late;
  const down = timeline ? isPaused(timeline, time) : time >= fixture.begins - DOWN_BEFORE;
  const suspended = down || orders.suspended(fixture.id, time);
  const { gameStatus } = state;
  const over = gameStatus !== "upcoming" && gameStatus !== "live" && gameStatus !== "break";
  // In play nothing is priced by a moment before the last event.
  const pricedAt = mark ? Math.max(epoch, mark.at) : epoch;
  const forced = orders.forced(fixture.id, time);
  const ordered = orders.stampAt(fixture, time);
  const key = `${over ? 0 : epoch} ${mark?.at ?? gameStatus} ${suspended} ${ordered}`;
  return { key, state, mark, timeline, pricedAt, turn, suspended, over, forced };
}

function paceOf({ pace }: Source, fixture: Fixture, time: number, inPlay: boolean): number {
  if (inPlay) return pace() ?? (fixture.sport === "VF" ? PACE.virtual : PACE.play);
  return fixture.startsAt - time < HOUR ? PACE.soon : PACE.far;
}

function offered(source: Source, fixture: Fixture, at: At, whole: boolean) {
  const { state, over, mark, suspended } = at;
  if (over) return { state, markets: [], more: 0 };
  const board = boardAt(source, fixture, at);
  const conditions = { gameId: fixture.id, inPlay: mark !== null, suspended };
  const market = (offer: Board["table"][number]): SportMarket => toMarket(offer, conditions);
  const table = board.table.map(market);
  return whole
    ? { state, markets: [...table, ...board.specials().map(market)], more: 0 }
    : { state, markets: table, more: specialsOf(fixture, board) };
}

function steered<T extends Pick<SportMatch, "markets">>(view: T, forced: readonly Forced[]): T {
  return forced.length === 0 ? view : { ...view, markets: withForced(view.markets, forced) };
}

function boardAt(source: Source, fixture: Fixture, at: At): Board {
  const { seed, pace, timelineOf } = source;
  const { mark, pricedAt: time } = at;
  const restless = mark !== null && pace() !== null;
  const jolt = restless ? (at.turn % 2 === 0 ? 1 : -1) : 0;
  // Before the beginning nothing is read of it, so nothing is played.
  const timeline = at.timeline ?? (mark ? timelineOf(fixture) : NOT_PLAYED);
  return boardOf({ seed, fixture, timeline, mark, time, jolt });
}

const NOT_PLAYED: Timeline = {
  begins: 0,
  ends: 0,
  marks: [],
  incidents: [],
  pauses: [],
  halfEnds: null,
  half: null,
  overtime: null,
};

const specials = new Map<string, number>();

/** How many markets there are beside the table; the same for all that look alike. */
function specialsOf({ sport, counted }: Fixture, board: Board): number {
  const key = `${sport} ${counted} ${board.table.some((offer) => offer.half === true)}`;
  const known = specials.get(key);
  if (known !== undefined) return known;
  const count = board.specials().length;
  specials.set(key, count);
  return count;
}

/** Without a place of its own a tracker has nothing to draw. */
const TRACKED: ReadonlySet<string> = new Set(["FT", "BK", "TN", "VF"]);

function factsOf({ id, game, counted, sport, league, home, away, startsAt }: Fixture) {
  return {
    gameId: id,
    gide: `g-${game}`,
    hgid: `h-${id}`,
    sport,
    leagueId: league.id,
    league: league.name,
    startsAt,
    team_h: home.name,
    team_c: away.name,
    crest_h: `/media/crest/${home.id}.svg`,
    crest_c: `/media/crest/${away.id}.svg`,
    neutral: /杯|公开赛|大师赛/.test(league.name) && sport === "FT",
    tracker: counted === "goals" && TRACKED.has(sport),
  };
}
