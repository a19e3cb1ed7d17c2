// What the tracker draws: the position of the last move of a match, and the path to it.
import type { MatchEvent, SportMatch } from "#contract/api/sport.ts";
import type { MatchSport } from "#contract/betting/sports.ts";

export const FIELD = { width: 300, height: 170, margin: 10 } as const;

export type Point = readonly [x: number, y: number];

export interface Track {
  readonly id: string;
  readonly kind: string;
  readonly side: "H" | "C";
  /** In drawing coordinates, oldest first; the ball is at the last point. */
  readonly trail: readonly Point[];
}

export type FieldKind = "pitch" | "court" | "net" | "diamond" | "plain";

const MOST_POINTS = 3;
/** Without a position the ball is with the side, before the goal it attacks. */
const WITH_SIDE = { H: [72, 50], C: [28, 50] } as const;

/** Events that do not continue the path of the ball. */
const STANDS: ReadonlySet<string> = new Set(["corner", "foul", "yellow", "red"]);

const FIELDS: Readonly<Record<MatchSport, FieldKind>> = {
  FT: "pitch",
  VF: "pitch",
  BK: "court",
  OP: "court",
  TN: "net",
  VB: "net",
  TT: "net",
  BS: "diamond",
  SK: "plain",
};

/** Among other sports, those of maps have no court. */
export function fieldOf({ sport, state }: Pick<SportMatch, "sport" | "state">): FieldKind {
  return sport === "OP" && state.setsToWin !== undefined ? "plain" : FIELDS[sport];
}

/** Key of the text for a match that is not played any more, or will not be; null for others. */
export function outcomeOf({ state: { gameStatus } }: Pick<SportMatch, "state">) {
  switch (gameStatus) {
    case "ended":
      return "detail.tracker.ended";
    case "postponed":
    case "abandoned":
      return `live.clock.${gameStatus}` as const;
    default:
      return null;
  }
}

/** @param events newest last @returns null before the first event */
export function trackOf(events: readonly MatchEvent[]): Track | null {
  const last = events.findLast(({ side }) => side !== null);
  if (!last || last.side === null) return null;
  const { id, kind, side } = last;
  return { id, kind, side, trail: trailOf(events, events.indexOf(last), side) };
}

/** Percent from the home goal and the upper line → drawing coordinates, clamped to the lines. */
export function onField([along, across]: Point): Point {
  const { width, height, margin } = FIELD;
  const within = (share: number, room: number) =>
    margin + (Math.min(100, Math.max(0, share)) / 100) * (room - 2 * margin);
  return [within(along, width), within(across, height)];
}

/** Arcs between the points, bent upwards, so that a straight pass is visible. */
export function trailPath([first, ...rest]: readonly Point[]): string {
  if (first === undefined || rest.length === 0) return "";
  let [fromX, fromY] = first;
  const bows = rest.map(([x, y]) => {
    const bow = Math.min(26, Math.hypot(x - fromX, y - fromY) / 4);
    const control = [(fromX + x) / 2, Math.max(2, (fromY + y) / 2 - bow)].map(rounded);
    [fromX, fromY] = [x, y];
    return `Q${control.join(" ")} ${rounded(x)} ${rounded(y)}`;
  });
  return `M${first.map(rounded).join(" ")}${bows.join("")}`;
}

/** Consecutive moves of one side; a goal or a move of the other side ends them. */
function trailOf(events: readonly MatchEvent[], end: number, side: "H" | "C"): readonly Point[] {
  const points: Point[] = [];
  for (let at = end; at >= 0 && points.length < MOST_POINTS; at -= 1) {
    const event = events[at];
    if (event === undefined || event.side !== side || (at < end && event.kind === "goal")) break;
    points.unshift(onField(event.place ?? WITH_SIDE[side]));
    if (event.place === null || STANDS.has(event.kind)) break;
  }
  return points;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
