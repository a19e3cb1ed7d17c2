// The statistics of a match so far.
import type { MatchEvent } from "#contract/api/sport.ts";
import { MINUTE } from "../../../backend/time/china-time.ts";
import { unit, wave } from "../../random.ts";
import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { snapshotAt } from "../timeline.ts";

interface Figure {
  readonly key: string;
  readonly home: number;
  readonly away: number;
}

export function statsOf(
  book: Book,
  fixture: Fixture,
  time: number,
  events: readonly MatchEvent[],
): Figure[] {
  const snapshot = fixture.postponed ? null : snapshotAt(book.timelineOf(fixture), time);
  if (!snapshot || fixture.counted === "corners") return [];
  return fixture.sport === "FT"
    ? footballStats(book, fixture, time, events)
    : [
        { key: "points", home: snapshot.counts[0], away: snapshot.counts[1] },
        ...snapshot.periods.map(({ name, score }) => ({
          key: `period.${name}`,
          home: score[0],
          away: score[1],
        })),
      ];
}

function footballStats(
  { seed }: Book,
  { id, edge }: Fixture,
  time: number,
  events: readonly MatchEvent[],
): Figure[] {
  const count = (key: string, counts: (event: MatchEvent) => boolean): Figure => ({
    key,
    home: events.filter((event) => event.side === "H" && counts(event)).length,
    away: events.filter((event) => event.side === "C" && counts(event)).length,
  });
  const minutes = wave(time, 9 * MINUTE, seed, id, "possession");
  const possession = Math.round(50 + edge * 9 + minutes * 4);
  const is =
    (...kinds: readonly string[]) =>
    (event: MatchEvent) =>
      kinds.includes(event.kind);
  const onTarget = (event: MatchEvent) =>
    event.kind === "goal" || (event.kind === "shot" && unit(seed, event.id) < 0.36);
  return [
    { key: "possession", home: possession, away: 100 - possession },
    count("attacks", is("attack")),
    count("dangerous", (event) => event.kind === "attack" && unit(seed, event.id) < 0.45),
    count("shots", is("shot", "goal")),
    count("onTarget", onTarget),
    count("corners", is("corner")),
    count("fouls", is("foul", "yellow", "red")),
    count("yellow", is("yellow")),
    count("red", is("red")),
  ];
}
