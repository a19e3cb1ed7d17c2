// What the control surface makes happen in the book, over what the seed says: goals, suspensions, prices,
// ends. One store for a world, read by lists, feed and bets alike; gone with the world at a reset.
import { type Decision, endedBy, ofCorners } from "./decision.ts";
import type { Fixture } from "./fixtures.ts";
import type { Forced } from "./forced-prices.ts";
import { type GoalOrder, withGoal } from "./ordered-goal.ts";
import type { Pair, Timeline } from "./timeline.ts";

type Game = Pick<Fixture, "id" | "game">;

export interface Orders {
  /** Of every order so far. */
  readonly version: number;
  /** Differs after every order of the match; empty before the first. */
  stampOf(game: Game): string;
  /** The same, and differs as prices that were set come and go. */
  stampAt(game: Game, time: number): string;
  /** The game with the goals that were ordered. */
  scored(gameId: string, timeline: Timeline): Timeline;
  /** The match, over where it was ended by hand. */
  ended(game: Game, timeline: Timeline): Timeline;
  decision(game: Game, time: number): Decision | null;
  suspended(gameId: string, time: number): boolean;
  forced(gameId: string, time: number): readonly Forced[];

  goal(gameId: string, goal: GoalOrder): void;
  suspend(gameId: string, span: Pair): void;
  force(gameId: string, forced: Forced): void;
  /** Null takes it back. */
  decide(gameId: string, decision: Decision | null): void;
}

/** Of one match. */
interface Ordered {
  version: number;
  readonly goals: GoalOrder[];
  suspended: Pair | null;
  decision: Decision | null;
  readonly forced: Map<string, Forced>;
}

/** One for a world. */
interface Log {
  version: number;
  readonly games: Map<string, Ordered>;
}

const NOTHING: readonly Forced[] = [];

export function createOrders(): Orders {
  const log: Log = { version: 0, games: new Map() };
  return {
    get version() {
      return log.version;
    },
    ...reading(log),
    ...writing(log),
  };
}

type Reading = "stampOf" | "stampAt" | "scored" | "ended" | "decision" | "suspended" | "forced";

/** Asked for every match of every list, and nearly always there is nothing. */
function reading(log: Log): Pick<Orders, Reading> {
  const forced = (gameId: string, time: number): readonly Forced[] => {
    const known = orderedOf(log, gameId)?.forced;
    if (!known) return NOTHING;
    return [...known.values()].filter(({ from, until }) => from <= time && time < until);
  };
  const stampOf = ({ id, game }: Game): string => {
    const [own, other] = [orderedOf(log, id), orderedOf(log, game)];
    return own || other ? `#${Math.max(own?.version ?? 0, other?.version ?? 0)}` : "";
  };
  return {
    forced,
    stampOf,
    stampAt(game, time) {
      if (log.version === 0) return "";
      const ids = forced(game.id, time).map(({ id }) => id);
      return `${stampOf(game)} ${ids.join(" ")}`;
    },
    scored: (gameId, timeline) => (orderedOf(log, gameId)?.goals ?? []).reduce(withGoal, timeline),
    ended(game, timeline) {
      const decision = decisionOf(log, game);
      return decision ? endedBy(timeline, decision) : timeline;
    },
    decision(game, time) {
      const found = decisionOf(log, game);
      return found && found.at <= time ? found : null;
    },
    suspended(gameId, time) {
      const span = orderedOf(log, gameId)?.suspended;
      return span ? span[0] <= time && time < span[1] : false;
    },
  };
}

function writing(log: Log): Pick<Orders, "goal" | "suspend" | "force" | "decide"> {
  const change = (gameId: string): Ordered => {
    const known = log.games.get(gameId) ?? blank();
    log.games.set(gameId, known);
    log.version += 1;
    known.version = log.version;
    return known;
  };
  return {
    goal: (gameId, goal) => void change(gameId).goals.push(goal),
    suspend(gameId, span) {
      change(gameId).suspended = span;
    },
    force: (gameId, forced) => void change(gameId).forced.set(forced.id, forced),
    decide(gameId, decision) {
      const ordered = change(gameId);
      // Another result does not end it again.
      const first = Math.min(ordered.decision?.at ?? Infinity, decision?.at ?? Infinity);
      ordered.decision = decision && { ...decision, at: first };
    },
  };
}

function orderedOf({ version, games }: Log, gameId: string): Ordered | undefined {
  return version === 0 ? undefined : games.get(gameId);
}

/** Its own, or what the end of the game means for its corners. */
function decisionOf(log: Log, { id, game }: Game): Decision | null {
  const own = orderedOf(log, id)?.decision ?? null;
  if (own || id === game) return own;
  const other = orderedOf(log, game)?.decision;
  return other ? ofCorners(other) : null;
}

function blank(): Ordered {
  return { version: 0, goals: [], suspended: null, decision: null, forced: new Map() };
}
