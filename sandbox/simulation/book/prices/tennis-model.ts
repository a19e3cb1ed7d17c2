// Tennis from points to the match: the chances of every game, set and match follow from the chance of a point, so all
// plays agree with each other.
import { TENNIS_SERVE, TENNIS_SETS, TENNIS_SKILL } from "../sports/tennis.ts";
import type { MatchSnapshot, Pair, Side } from "../timeline.ts";

export interface TennisState {
  /** Sets won. */
  readonly score: Pair;
  /** Games of the current set. */
  readonly set: Pair;
  /** Points of the current game. */
  readonly points: Pair;
  readonly server: Side;
}

/** Chance that home wins a point, by server. */
export type PointChances = Readonly<Record<Side, number>>;

/** Score of a set with its chance. */
export type SetOutcomes = readonly (readonly [set: Pair, chance: number])[];

const START: Pair = [0, 0];
const CALLS = ["0", "15", "30", "40", "A"];
/** How much the total of games follows the strength of the server. */
const HOLD = 0.6;

export function pointChances({ edge, total }: { edge: number; total: number }): PointChances {
  const serve = TENNIS_SERVE + (total - 1) * HOLD;
  return { H: serve + edge * TENNIS_SKILL, C: 1 - serve + edge * TENNIS_SKILL };
}

/** The server changes after every game, also from set to set. */
export function tennisState(snapshot: MatchSnapshot | null): TennisState {
  if (!snapshot) return { score: START, set: START, points: START, server: "H" };
  const { score, counts, status } = snapshot;
  const server = (counts[0] + counts[1]) % 2 === 0 ? "H" : "C";
  const between = status === "break";
  const set = between ? START : (snapshot.set ?? START);
  const tieBreak = isSixAll(set);
  const [home = "0", away = "0"] = snapshot.game ?? [];
  const read = (call: string) => (tieBreak ? Number(call) : Math.max(0, CALLS.indexOf(call)));
  return { score, set, server, points: between ? START : [read(home), read(away)] };
}

/** Chance that home wins the current game. */
export function gameChance(chances: PointChances, { set, points, server }: TennisState): number {
  return isSixAll(set)
    ? tieBreakChance(chances, server, points)
    : fromPoints(chances[server], points);
}

/** Chance that home wins the next point. */
export function nextPoint(chances: PointChances, { set, points, server }: TennisState): number {
  const played = points[0] + points[1];
  return chances[isSixAll(set) ? serverIn(server, played) : server];
}

/** How the current set may end. */
export function setOutcomes(chances: PointChances, state: TennisState): SetOutcomes {
  const holds = { H: fromPoints(chances.H, START), C: fromPoints(chances.C, START) };
  const open = new Map<string, readonly [Pair, number]>([["", [state.set, 1]]]);
  const ended: [Pair, number][] = [];
  // Each round plays one game, so that all open scores have the same server.
  for (let server = state.server, first = true; open.size > 0; server = other(server)) {
    const scores = [...open.values()];
    open.clear();
    for (const [set, chance] of scores) {
      const home = first
        ? gameChance(chances, state)
        : isSixAll(set)
          ? tieBreakChance(chances, server, START)
          : holds[server];
      for (const [next, share] of [
        [[set[0] + 1, set[1]], chance * home],
        [[set[0], set[1] + 1], chance * (1 - home)],
      ] as const) {
        if (isWon(next)) ended.push([next, share]);
        else open.set(next.join("-"), [next, share + (open.get(next.join("-"))?.[1] ?? 0)]);
      }
    }
    first = false;
  }
  return ended;
}

/** The outcomes of a new set, by who serves first. */
export function newSets(chances: PointChances): Readonly<Record<Side, SetOutcomes>> {
  const from = (server: Side) =>
    setOutcomes(chances, { score: START, set: START, points: START, server });
  return { H: from("H"), C: from("C") };
}

export interface TennisEnd {
  readonly sets: Pair;
  /** Games from now on. */
  readonly lead: number;
  readonly total: number;
  readonly chance: number;
}

/** All ways the match may end. */
export function matchEnds(chances: PointChances, state: TennisState): TennisEnd[] {
  const later = newSets(chances);
  const ends: TennisEnd[] = [];
  const walk = (at: TennisEnd, outcomes: SetOutcomes, server: Side): void => {
    for (const [[home, away], share] of outcomes) {
      const [one, two] = at.sets;
      const sets: Pair = home > away ? [one + 1, two] : [one, two + 1];
      const total = at.total + home + away;
      const next = { sets, lead: at.lead + home - away, total, chance: at.chance * share };
      if (Math.max(...sets) === TENNIS_SETS) ends.push(next);
      else {
        const after = afterSet(server, home + away);
        walk(next, later[after], after);
      }
    }
  };
  const played = state.set[0] + state.set[1];
  // The server of the first game of the set.
  const server = afterSet(state.server, played);
  const { score: sets, set } = state;
  const now = { sets, lead: set[1] - set[0], total: -set[0] - set[1], chance: 1 };
  walk(now, setOutcomes(chances, state), server);
  return ends;
}

/** Who serves first after some games. */
export function afterSet(server: Side, games: number): Side {
  return games % 2 === 0 ? server : other(server);
}

/** Chance to win a game from these points. */
function fromPoints(point: number, [home, away]: Pair): number {
  const deuce = bothPoints(point, point);
  if (home >= 3 && away >= 3) {
    if (home === away) return deuce;
    return home > away ? point + (1 - point) * deuce : point * deuce;
  }
  if (home === 4) return 1;
  if (away === 4) return 0;
  return (
    point * fromPoints(point, [home + 1, away]) + (1 - point) * fromPoints(point, [home, away + 1])
  );
}

function tieBreakChance(chances: PointChances, server: Side, from: Pair): number {
  const level = bothPoints(chances.H, chances.C);
  const known = new Map<number, number>();
  const at = (home: number, away: number): number => {
    if (Math.max(home, away) >= 7 && Math.abs(home - away) >= 2) return home > away ? 1 : 0;
    if (home >= 6 && home === away) return level;
    const key = home * 100 + away;
    const before = known.get(key);
    if (before !== undefined) return before;
    const point = chances[serverIn(server, home + away)];
    const chance = point * at(home + 1, away) + (1 - point) * at(home, away + 1);
    known.set(key, chance);
    return chance;
  };
  return at(...from);
}

/** From level points on: who wins both of two points first. */
function bothPoints(one: number, two: number): number {
  const [won, lost] = [one * two, (1 - one) * (1 - two)];
  return won / (won + lost);
}

/** The server of a point of a tie-break: one point, then two in turn. */
function serverIn(first: Side, played: number): Side {
  return ((played + 1) >> 1) % 2 === 1 ? other(first) : first;
}

const other = (side: Side): Side => (side === "H" ? "C" : "H");

const isSixAll = (set: Pair): boolean => set[0] === 6 && set[1] === 6;

function isWon(set: Pair): boolean {
  const high = Math.max(...set);
  return high === 7 || (high === 6 && Math.abs(set[0] - set[1]) >= 2);
}
