// Talk about a match: before it, in play, at its goals and cards, at half time, after it.
import { eventMinute } from "#contract/match-clock.ts";
import type { OtherLine } from "../../backend/chat/chat-world.ts";
import { type Book, bookAt, bookOf } from "../book/book.ts";
import type { Fixture } from "../book/fixtures.ts";
import { type MatchSnapshot, snapshotAt, type Timeline } from "../book/timeline.ts";
import { at } from "../random.ts";
import type { World } from "../world.ts";
import { chatter, type Mood, reactions, type RoomKey, type Span } from "./room-talk.ts";
import { TALK } from "./talk-lines.ts";

const REACTION_MS = 20_000;
/** Prices are only looked up for what is said now. */
const NOW_MS = 30_000;
const ODDS_EVERY = 9;
const GOALS: ReadonlySet<string> = new Set(["goal", "penalty"]);
const CARDS: ReadonlySet<string> = new Set(["yellow", "red"]);

export function matchTalk(world: World, game: string, key: RoomKey, span: Span): OtherLine[] {
  const book = bookOf(world);
  const fixture = book.fixtures.byId(game);
  if (!fixture) return [];
  const timeline = book.timelineOf(fixture);
  const odds = span.to - span.from <= NOW_MS ? oddsLine(world, game, span.to) : null;
  const talk = chatter(key, span, (time) => moodAt({ fixture, timeline, odds }, time));
  return [...talk, ...incidents(book, fixture, key, span)].toSorted((one, two) => one.at - two.at);
}

interface Match {
  readonly fixture: Fixture;
  readonly timeline: Timeline;
  readonly odds: string | null;
}

function moodAt({ fixture, timeline, odds }: Match, time: number): Mood {
  const snapshot = fixture.postponed ? null : snapshotAt(timeline, time);
  const fill = filler(fixture, snapshot);
  if (!snapshot) return { rate: 0.08, lines: TALK.upcoming, fill };
  if (snapshot.status === "break") return { rate: 0.25, lines: TALK.break, fill };
  if (snapshot.status !== "live") {
    // An hour after the end the room is empty.
    return { rate: time - timeline.ends < 3_600_000 ? 0.08 : 0, lines: TALK.ended, fill };
  }
  const talk = fixture.sport === "FT" || fixture.sport === "VF" ? TALK.football : TALK.otherSport;
  const ofOdds = odds !== null && Math.floor(time / 3000) % ODDS_EVERY === 0;
  return { rate: 0.32, lines: ofOdds ? [odds] : talk, fill };
}

function incidents(book: Book, fixture: Fixture, key: RoomKey, { from, to }: Span): OtherLine[] {
  if (fixture.postponed) return [];
  return book
    .timelineOf(fixture)
    .incidents.filter((one) => one.at >= from - REACTION_MS && one.at < to)
    .flatMap(({ at: happenedAt, kind, side, score }) => {
      const said = GOALS.has(kind) ? TALK.goal : CARDS.has(kind) ? TALK.card : null;
      if (!said || fixture.sport !== "FT") return [];
      const team = side === "C" ? fixture.away.name : fixture.home.name;
      const fill = (line: string) =>
        filler(
          fixture,
          null,
        )(line)
          .replaceAll("{team}", team)
          .replaceAll("{score}", score.join("-"));
      return reactions(key, { happenedAt, lines: said, fill });
    })
    .filter((line) => line.at >= from && line.at < to);
}

function filler({ sport, home, away }: Fixture, snapshot: MatchSnapshot | null): Mood["fill"] {
  const { period = "", clock = null } = snapshot ?? {};
  const minute = eventMinute({ sport, period, seconds: clock ?? 0 });
  const score = snapshot?.score.join("-");
  return (line) => {
    const named = line
      .replaceAll("{home}", home.name)
      .replaceAll("{away}", away.name)
      .replaceAll("{minute}", minute);
    return score === undefined ? named : named.replaceAll("{score}", score);
  };
}

/** A line about the total as it is offered now; null without one. */
function oddsLine(world: World, game: string, time: number): string | null {
  const market = bookAt(world, time)
    .match(game)
    ?.markets.find(({ w, state, line }) => /^R?OU$/.test(w) && state === "open" && line !== null);
  const odds = market?.prices[0]?.odds;
  if (!market || odds === undefined) return null;
  const line = at(TALK.odds, Math.floor(time / 3000));
  return line.replaceAll("{line}", String(market.line)).replaceAll("{odds}", odds);
}
