// What the control surface changes in the simulated book: goals, suspensions, prices, results. One store per
// world, read by lists, feed and bets; a reset drops it with the world.
import type { Fixture } from "../fixtures.ts";
import type { Pair, Timeline } from "../timeline.ts";
import { type ForcedGoal, withGoal } from "./forced-goal.ts";
import type { ForcedPrice } from "./forced-prices.ts";
import { type Decision, endedBy, ofCorners } from "./match-decision.ts";

type Game = Pick<Fixture, "id" | "game">;

export interface Overrides {
  /** Goes up with every override. */
  readonly version: number;
  /** Changes with every override of the match; empty before the first. */
  versionOf(game: Game): string;
  /** `versionOf`, and the forced prices that apply at the time. */
  versionAt(game: Game, time: number): string;
  /** The timeline with the forced goals. */
  scored(gameId: string, timeline: Timeline): Timeline;
  /** The timeline, ended where the control surface ended it. */
  ended(game: Game, timeline: Timeline): Timeline;
  decision(game: Game, time: number): Decision | null;
  suspended(gameId: string, time: number): boolean;
  /** Start of the last suspension; 0 before the first. */
  suspendedAt(gameId: string, time: number): number;
  forced(gameId: string, time: number): readonly ForcedPrice[];

  goal(gameId: string, goal: ForcedGoal): void;
  suspend(gameId: string, span: Pair): void;
  force(gameId: string, forced: ForcedPrice): void;
  /** @param decision null takes an earlier one back */
  decide(gameId: string, decision: Decision | null): void;
}

interface MatchOverrides {
  version: number;
  readonly goals: ForcedGoal[];
  suspended: Pair | null;
  decision: Decision | null;
  readonly forced: Map<string, ForcedPrice>;
}

interface OverrideLog {
  version: number;
  readonly games: Map<string, MatchOverrides>;
}

const NOTHING: readonly ForcedPrice[] = [];

export function createOverrides(): Overrides {
  const log: OverrideLog = { version: 0, games: new Map() };
  return {
    get version() {
      return log.version;
    },
    ...reading(log),
    ...writing(log),
  };
}

type Reading =
  | "versionOf"
  | "versionAt"
  | "scored"
  | "ended"
  | "decision"
  | "suspended"
  | "suspendedAt"
  | "forced";

/** Called for every match of every list, so the usual case without overrides must be fast. */
function reading(log: OverrideLog): Pick<Overrides, Reading> {
  const forced = (gameId: string, time: number): readonly ForcedPrice[] => {
    const known = overridesOf(log, gameId)?.forced;
    if (!known) return NOTHING;
    return [...known.values()].filter(({ from, until }) => from <= time && time < until);
  };
  const versionOf = ({ id, game }: Game): string => {
    const [own, other] = [overridesOf(log, id), overridesOf(log, game)];
    return own || other ? `#${Math.max(own?.version ?? 0, other?.version ?? 0)}` : "";
  };
  return {
    forced,
    versionOf,
    versionAt(game, time) {
      if (log.version === 0) return "";
      const ids = forced(game.id, time).map(({ id }) => id);
      return `${versionOf(game)} ${ids.join(" ")}`;
    },
    scored: (gameId, timeline) =>
      (overridesOf(log, gameId)?.goals ?? []).reduce(withGoal, timeline),
    ended(game, timeline) {
      const decision = decisionOf(log, game);
      return decision ? endedBy(timeline, decision) : timeline;
    },
    decision(game, time) {
      const found = decisionOf(log, game);
      return found && found.at <= time ? found : null;
    },
    suspended(gameId, time) {
      const span = overridesOf(log, gameId)?.suspended;
      return span ? span[0] <= time && time < span[1] : false;
    },
    suspendedAt(gameId, time) {
      const from = overridesOf(log, gameId)?.suspended?.[0] ?? 0;
      return from <= time ? from : 0;
    },
  };
}

function writing(log: OverrideLog): Pick<Overrides, "goal" | "suspend" | "force" | "decide"> {
  const change = (gameId: string): MatchOverrides => {
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
      const overridden = change(gameId);
      // A corrected result does not change when the match ended.
      const first = Math.min(overridden.decision?.at ?? Infinity, decision?.at ?? Infinity);
      overridden.decision = decision && { ...decision, at: first };
    },
  };
}

function overridesOf({ version, games }: OverrideLog, gameId: string): MatchOverrides | undefined {
  return version === 0 ? undefined : games.get(gameId);
}

/** A corners match without a decision of its own follows the game's. */
function decisionOf(log: OverrideLog, { id, game }: Game): Decision | null {
  const own = overridesOf(log, id)?.decision ?? null;
  if (own || id === game) return own;
  const other = overridesOf(log, game)?.decision;
  return other ? ofCorners(other) : null;
}

function blank(): MatchOverrides {
  return { version: 0, goals: [], suspended: null, decision: null, forced: new Map() };
}
