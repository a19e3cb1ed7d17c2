// The events of a match so far, with positions on the field; in football also attacks and shots between the
// incidents.
import type { MatchEvent } from "#contract/api/sport.ts";
import { ownValue } from "#contract/own-value.ts";
import { MINUTE } from "../../../backend/time/china-time.ts";
import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { type PlayerEvent, playerEventsOf } from "../players/players-course.ts";
import type { Player } from "../players/squad.ts";
import { randomSequence, type NextRandom } from "../random-sequence.ts";
import { snapshotAt, type Side, type Timeline } from "../timeline.ts";

const POINTS_SHOWN = 60;

/** All that happened, in order. */
export function eventsOf(book: Book, fixture: Fixture, time: number): MatchEvent[] {
  if (fixture.postponed || time < fixture.begins) return [];
  const timeline = book.timelineOf(fixture);
  const roll = randomSequence(book.seed, fixture.id, "places");
  const events = timeline.incidents.map(({ at, clock, kind, side, score }, index): Placed => ({
    time: at,
    event: {
      id: `${fixture.id}:e${index}`,
      at: clock,
      period: snapshotAt(timeline, at)?.period ?? "",
      kind,
      side,
      score: [score[0], score[1]],
      place: placeOf(kind, side, roll),
    },
  }));
  const hasPlayers = fixture.sport === "FT" && fixture.counted === "goals";
  const extra = hasPlayers ? movesOf(book.seed, fixture, timeline) : [];
  const named = hasPlayers ? withPlayers(book, fixture, events) : events;
  return [...named, ...extra]
    .filter((placed) => placed.time <= time)
    .toSorted((left, right) => left.time - right.time)
    .map(({ event }) => event);
}

/** The events with their players, and the substitutions. */
function withPlayers(book: Book, fixture: Fixture, events: readonly Placed[]): Placed[] {
  const timeline = book.timelineOf(fixture);
  const players = playerEventsOf(book.seed, fixture, timeline);
  const named = events.map((placed): Placed => {
    const { kind, side } = placed.event;
    const own = players.find(
      (one) => isOf(one, placed.time) && one.kind === kind && one.side === side,
    );
    return own ? { ...placed, event: { ...placed.event, ...playersOf(own) } } : placed;
  });
  const exchanges = players.flatMap((one, index): Placed[] => {
    if (one.kind !== "substitution") return [];
    const snapshot = snapshotAt(timeline, one.at);
    const event: MatchEvent = {
      id: `${fixture.id}:s${index}`,
      at: (snapshot?.clock ?? 0) + Math.floor((one.at - (snapshot?.at ?? one.at)) / 1000),
      period: snapshot?.period ?? "",
      kind: one.kind,
      side: one.side,
      score: scoreAt(timeline, one.at),
      place: null,
      ...playersOf(one),
    };
    return [{ time: one.at, event }];
  });
  return [...named, ...exchanges];
}

const isOf = ({ at }: PlayerEvent, time: number): boolean => at === time;

function playersOf({ kind, player, other }: PlayerEvent) {
  return {
    player: player && namedPlayer(player),
    other: other && namedPlayer(other),
    ownGoal: kind === "goal" && player === null,
  };
}

const namedPlayer = ({ id, name }: Player) => ({ id, name });

/** Of the points only the last ones: some sports have hundreds. */
export function shownEvents(events: readonly MatchEvent[]): MatchEvent[] {
  const points = events.filter(({ kind }) => kind === "point");
  const left = new Set(points.slice(0, -POINTS_SHOWN));
  return events.filter((event) => !left.has(event));
}

interface Placed {
  readonly time: number;
  readonly event: MatchEvent;
}

/** Two attacks a minute, some with a shot. */
function movesOf(seed: number, fixture: Fixture, timeline: Timeline): Placed[] {
  const roll = randomSequence(seed, fixture.id, "moves");
  const found: Placed[] = [];
  for (let start = timeline.begins; start < timeline.ends; start += MINUTE / 2) {
    const [moment, whose, end] = [start + roll() * 20_000, roll(), roll()];
    const snapshot = snapshotAt(timeline, moment);
    if (snapshot?.status !== "live") continue;
    const side: Side = whose < 0.5 + fixture.edge * 0.12 ? "H" : "C";
    const at = (snapshot.clock ?? 0) + Math.floor((moment - snapshot.at) / 1000);
    const move = (kind: string, later: number): Placed => ({
      time: moment + later,
      event: {
        id: `${fixture.id}:${kind}${Math.floor(start / 1000)}`,
        at: at + Math.floor(later / 1000),
        period: snapshot.period,
        kind,
        side,
        score: scoreAt(timeline, moment + later),
        place: placeOf(kind, side, roll),
      },
    });
    found.push(move("attack", 0));
    if (end < 0.16) found.push(move("shot", 4000));
    if (end > 0.86) found.push(move("foul", 6000));
  }
  return found;
}

function scoreAt(timeline: Timeline, time: number): [number, number] {
  const [home, away] = snapshotAt(timeline, time)?.score ?? [0, 0];
  return [home, away];
}

/** The home side plays towards the right. */
function placeOf(kind: string, side: Side | null, roll: NextRandom): [number, number] | null {
  const [along, across] = [roll(), roll()];
  if (side === null) return null;
  const ahead = ownValue(AHEAD, kind);
  if (!ahead) return null;
  const x = ahead[0] + along * (ahead[1] - ahead[0]);
  const y = kind === "corner" ? (across < 0.5 ? 1 : 99) : 12 + across * 76;
  return [Math.round(side === "H" ? x : 100 - x), Math.round(y)];
}

/** Range of positions towards the opponent's goal, in percent of the field. */
const AHEAD: Readonly<Record<string, readonly [number, number]>> = {
  goal: [90, 97],
  shot: [74, 92],
  attack: [56, 82],
  corner: [99, 99],
  foul: [35, 70],
  yellow: [25, 65],
  red: [25, 60],
};
