// The list calls: leagues with counts, matches, prices, one match.
import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type * as finding from "#contract/api/sport-finding.ts";
import type * as sport from "#contract/api/sport.ts";
import { isChampion, SHOW_TYPES, type ShowType, SPORT_TYPES } from "#contract/betting/sports.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { type ListFilter, listChannel, matchChannel } from "../../../backend/push/channel-name.ts";
import { dayOf, LATER, stripDay, stripDays } from "../../../backend/time/china-time.ts";
import { Refusal } from "../../../backend/wire/refusal.ts";
import type { WorldContext } from "../../world-context.ts";
import { channelsOf } from "../book-channels.ts";
import { type Book, bookOf } from "../book.ts";
import { prepareSearch } from "../finding/prepare-search.ts";
import { formOf } from "../history/form.ts";
import { lineUpsOf } from "./line-ups.ts";
import { eventsOf, shownEvents } from "./match-events.ts";
import { statsOf } from "./match-stats.ts";
import { momentumOf } from "./momentum.ts";

type Asked<Name extends "leagueList" | "matchList" | "matchPick" | "priceList" | "matchDetail"> =
  v.InferOutput<(typeof CALLS)[Name]["request"]>;

interface Listed {
  readonly id: string;
  readonly name: string;
}

export function leagueList(
  { view, world, time, search }: WorldContext,
  { Request: { sport: kind, show, date } }: Asked<"leagueList">,
): v.InferOutput<typeof sport.leagueList.response> {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
  prepareSearch(search, world.catalogue);
  const book = bookOf(world);
  const count = (filter: ListFilter) => leaguesOf(book, filter, time).length;
  const leagues = leaguesOf(book, { sport: kind, show, date }, time);
  return {
    sports: SPORT_TYPES.map((key) => ({ sport: key, count: countSport(count, key, show) })),
    shows: SHOW_TYPES.map((key) => ({
      show: key,
      count: count({ sport: kind, show: key, date: null }),
    })),
    dates: show === "FU" ? datesOf(book, kind, time) : [],
    calendar: calendarOf(book, kind, time),
    leagues: [...Map.groupBy(leagues, ({ id }) => id)].map(([id, found]) => ({
      id,
      name: found[0]?.name ?? "",
      icon: `/media/crest/league-${id}.svg`,
      spellings: search.spellings([found[0]?.name ?? ""]),
      count: found.length,
    })),
  };
}

/** Outrights are counted together, whatever day they are decided. */
function countSport(
  count: (filter: ListFilter) => number,
  kind: ListFilter["sport"],
  show: ShowType,
): number {
  const of = (asked: ShowType) => count({ sport: kind, show: asked, date: null });
  return kind === "FS" && !isChampion(show) ? of("FSFT") + of("FSFU") : of(show);
}

/** The league of each match or contest, in list order. */
function leaguesOf(book: Book, { sport: kind, show, date }: ListFilter, time: number): Listed[] {
  if (show === "FSFT" || show === "FSFU") {
    return book.outrights
      .list({ sport: kind, show }, time)
      .map(({ leagueId, league }) => ({ id: leagueId, name: league }));
  }
  return book.programme.games({ sport: kind, show, date }, time).map(({ league }) => league);
}

function datesOf(book: Book, kind: ListFilter["sport"], time: number) {
  const early = book.programme.games({ sport: kind, show: "FU", date: null }, time);
  const days = Map.groupBy(early, ({ startsAt }) => stripDay(startsAt, time));
  return [...stripDays(time), LATER]
    .map((date) => ({ date, count: days.get(date)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** Matches of today, then of each later day. */
function calendarOf(book: Book, kind: ListFilter["sport"], time: number) {
  const of = (show: "FT" | "FU") => book.programme.games({ sport: kind, show, date: null }, time);
  const days = Map.groupBy(of("FU"), ({ startsAt }) => dayOf(startsAt));
  const later = [...days].map(([date, found]) => ({ date, count: found.length }));
  return [{ date: dayOf(time), count: of("FT").length }, ...later].filter(({ count }) => count > 0);
}

/** The league filter applies to this answer only: the channel pushes all leagues. */
export function matchList(
  { view, world, time }: WorldContext,
  { Request: { sport: kind, show, date, leagues } }: Asked<"matchList">,
): v.InferOutput<typeof sport.matchList.response> {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
  const channel = channelsOf(world).channel(listChannel({ sport: kind, show, date }), time);
  if (!channel) throw new Refusal(NOT_FOUND);
  const { matches, outrights, ...at } = channel.snapshot(time);
  if (leagues.length === 0) return { ...at, matches: [...matches], outrights: [...outrights] };
  const wanted = ({ leagueId }: { readonly leagueId: string }) => leagues.includes(leagueId);
  const games = new Set(matches.filter(wanted).map(({ gide }) => gide));
  return {
    ...at,
    // The corners of a match have a league of their own.
    matches: matches.filter(({ gide }) => games.has(gide)),
    outrights: outrights.filter(wanted),
  };
}

export function matchPick(
  { view, world, time }: WorldContext,
  { Request: { pick, utcOffset, teams, leagues, matches: own } }: Asked<"matchPick">,
): v.InferOutput<typeof finding.matchPick.response> {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
  const filter = { pick, utcOffset, teams, leagues, matches: own };
  const { matches, outrights, ...at } = channelsOf(world).picked(filter, time).snapshot(time);
  return { ...at, matches: [...matches], outrights: [...outrights] };
}

export function priceList(
  { view, world, time }: WorldContext,
  { Request: { prices } }: Asked<"priceList">,
): v.InferOutput<typeof sport.priceList.response> {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
  const { matches, outrights, ...at } = channelsOf(world).prices(prices, time).snapshot(time);
  return { ...at, matches: [...matches], outrights: [...outrights] };
}

export function matchDetail(
  { view, world, time }: WorldContext,
  { Request: { gameId } }: Asked<"matchDetail">,
): v.InferOutput<typeof sport.matchDetail.response> {
  const book = bookOf(world);
  const fixture = book.fixtures.byId(gameId);
  const channel = fixture && channelsOf(world).channel(matchChannel(gameId), time);
  if (!view.isOn("sport") || !channel) throw new Refusal(NOT_FOUND);
  const { matches, seq, time: at, channel: name } = channel.snapshot(time);
  const [match] = matches;
  if (!match) throw new Refusal(NOT_FOUND);
  const events = eventsOf(book, fixture, at);
  const form = (team: string) => formOf(book, fixture, { team, time: at });
  return {
    channel: name,
    seq,
    time: at,
    match,
    stats: statsOf(book, fixture, at, events),
    events: shownEvents(events),
    lineUps: lineUpsOf(book, fixture, at),
    momentum: match.state.isLive ? momentumOf(events, events.at(-1)?.at ?? 0) : [],
    form: { home: form(fixture.home.id), away: form(fixture.away.id) },
  };
}
