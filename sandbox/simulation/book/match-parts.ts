// What is final within a match at a time: periods that are over, and contests that somebody won.
import { contestKey, pointLine } from "#contract/betting/contests.ts";
import { type Period, periodOf } from "#contract/betting/play-periods.ts";
import { type PlaySpec, playCode, playSpec } from "#contract/betting/plays.ts";
import type { Score } from "#contract/betting/score.ts";
import { ownValue } from "#contract/own-value.ts";
import { type Incident, snapshotAt, type Side, type Timeline } from "./timeline.ts";

/** Scores of the periods that are over. An abandoned match leaves the one that was being played open. */
export function periodsUntil(timeline: Timeline, time: number): Record<string, Score> {
  const last = snapshotAt(timeline, time);
  if (!last) return {};
  const before = timeline.snapshots.findLast(({ status }) => status !== "abandoned");
  const { status } = last.status === "abandoned" && before ? before : last;
  const over = status === "live" ? last.periods.slice(0, -1) : last.periods;
  return Object.fromEntries(over.map(({ name, score }) => [name, [score[0], score[1]]]));
}

/** Winners of the contests of a play that are over, by `contestKey`. */
export function contestsUntil(timeline: Timeline, spec: PlaySpec, time: number) {
  switch (spec.rule) {
    case "race":
      return races(timeline, spec, time);
    case "game":
    case "point":
      return tennisContests(timeline, time);
    default:
      return firsts(timeline, time);
  }
}

type Winners = Record<string, Side>;

/** Every number of points that a side reached before the other. */
function races({ snapshots }: Timeline, spec: PlaySpec, time: number): Winners {
  const winners: Winners = {};
  let best = 0;
  for (const { at, score } of snapshots) {
    if (at > time) break;
    const [home, away] = score;
    const side = home > best ? "H" : "C";
    for (; best < Math.max(home, away); best++) winners[contestKey(spec, String(best + 1))] = side;
  }
  return winners;
}

/** Games and points, numbered within their set. */
function tennisContests({ incidents }: Timeline, time: number): Winners {
  const winners: Winners = {};
  let [set, game, point] = [1, 1, 1];
  for (const { kind, side } of past(incidents, time)) {
    const period = periodOf(`S${set}`);
    if (kind === "set") {
      [set, game, point] = [set + 1, 1, 1];
    } else if (period !== undefined && side !== null) {
      winners[contestKey(specOf("PW", period), pointLine(game, point))] = side;
      if (kind === "game") {
        winners[contestKey(specOf("GW", period), String(game))] = side;
        [game, point] = [game + 1, 1];
      } else {
        point += 1;
      }
    }
  }
  return winners;
}

/** The first kill and the first tower of each map. */
function firsts({ incidents }: Timeline, time: number): Winners {
  const winners: Winners = {};
  let map = 1;
  for (const { kind, side } of past(incidents, time)) {
    const period = periodOf(`P${map}`);
    const base = kind === "blood" ? "FB" : kind === "tower" ? "FTW" : null;
    if (kind === "set") map += 1;
    if (base === null || side === null || period === undefined) continue;
    const key = contestKey(specOf(base, period), null);
    winners[key] = ownValue(winners, key) ?? side;
  }
  return winners;
}

function past(incidents: readonly Incident[], time: number): readonly Incident[] {
  return incidents.filter(({ at }) => at <= time);
}

const specOf = (base: "PW" | "GW" | "FB" | "FTW", period: Period): PlaySpec =>
  playSpec(playCode(base, { period }));
