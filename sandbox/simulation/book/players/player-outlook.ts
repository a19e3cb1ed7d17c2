// What a bet on a player is still worth in a match: the chance that it wins by all that has happened.
import { isPlayerRule, NOBODY, type PlayerRule } from "#contract/betting/player-rules.ts";
import type { PlayRule } from "#contract/betting/play-shapes.ts";
import type { PlayerOutlook } from "../../../backend/bets/book-view.ts";
import { createCache } from "../cache.ts";
import type { FootballChances } from "../football/football-chances.ts";
import { type PlayState, playState } from "../football/play-state.ts";
import type { Fixture } from "../fixtures.ts";
import { snapshotAt, type Timeline } from "../timeline.ts";
import { type PlayerEvent, playerEventsOf } from "./players-course.ts";
import { NOTHING } from "./player-offers.ts";
import {
  type KnownSide,
  type PlayerChances,
  type SidePlayers,
  sidePlayers,
} from "./side-players.ts";
import { announcedAt, sheetsOf } from "./team-sheet.ts";

export interface OutlookOf {
  readonly seed: number;
  readonly fixture: Fixture;
  readonly time: number;
  /** Null until the match begins. */
  readonly timeline: Timeline | null;
  /** Of the match, by which its prices are made. */
  readonly chances: FootballChances;
}

/** Sides of matches at a moment, for all bets on them. */
const KEPT = 40;
const kept = createCache<SidePlayers>(KEPT);

/** @returns null for a player of neither side, and for other plays */
export function playerOutlook(of: OutlookOf, rule: PlayRule, r: string): PlayerOutlook | null {
  if (!isPlayerRule(rule)) return null;
  const { seed, fixture, time, timeline, chances } = of;
  const sheets = sheetsOf(seed, fixture);
  const found = sheets.findIndex(({ squad }) => squad.some(({ id }) => id === r));
  if (found === -1 && r !== NOBODY) return null;
  const side = found === 1 ? 1 : 0;
  const events = timeline
    ? playerEventsOf(seed, fixture, timeline).filter(({ at }) => at <= time)
    : [];
  const { model, beliefs } = chances;
  const snapshot = timeline && snapshotAt(timeline, time);
  const { counted } = fixture;
  const state = timeline ? playState(model, { timeline, snapshot, time, counted }) : chances.state;
  const begun = timeline ? begunOf(state, model.minutes[1]) : 0;
  const lineUp = time < announcedAt(fixture) ? null : sheets[side].played.lineUp;
  const known = { ...knownOf(events, side, begun), lineUp };
  const chain = { model, state, side, weights: beliefs } as const;
  const key = [seed, fixture.id, time, side, events.length, beliefs.goals, beliefs.yellow].join(
    " ",
  );
  const { players, none } = kept(key, () => sidePlayers(chain, sheets[side], known));
  if (r === NOBODY) return { wins: none, returns: 0 };
  const own = [...players].find(([{ id }]) => id === r)?.[1];
  if (!own) return { wins: 0, returns: 1 };
  const isLast = events.findLast(({ kind, player }) => kind === "goal" && player)?.player?.id === r;
  return valueOf(rule, own, isLast ? none : 0);
}

/** @param stays that he remains the last to have scored */
function valueOf(rule: PlayerRule, own: PlayerChances, stays: number): PlayerOutlook {
  const returns = 1 - (rule === "firstScorer" ? own.onFirst : own.on);
  switch (rule) {
    case "firstScorer":
      return { wins: own.first, returns };
    case "lastScorer":
      return { wins: own.last + stays, returns };
    case "scorer":
      return { wins: own.scorer, returns };
    case "twoGoals":
      return { wins: own.two, returns };
    case "carded":
      return { wins: own.carded, returns };
    case "assist":
      return { wins: own.assist, returns };
  }
}

/** Minutes of the second half that have begun. */
function begunOf({ half, left, running }: PlayState, minutes: number): number {
  if (half === 1) return 0;
  return running ? minutes - left : left === 0 ? minutes : 0;
}

/** What has happened to a side, as the sums over what is left need it. */
export function knownOf(
  events: readonly PlayerEvent[],
  side: 0 | 1,
  begun: number,
): Omit<KnownSide, "lineUp"> {
  const own = events.filter((event) => event.side === (side === 0 ? "H" : "C"));
  const cards = own.filter(({ kind }) => kind === "yellow" || kind === "red");
  const goals = new Map<string, number>();
  for (const { kind, player } of own) {
    if (kind === "goal" && player) goals.set(player.id, (goals.get(player.id) ?? 0) + 1);
  }
  const red = own.find(({ kind }) => kind === "red");
  return {
    ...NOTHING,
    off: red?.place ?? null,
    booked: cards.flatMap(({ place }) => place ?? []),
    made: own.flatMap(({ kind, place, player, minute }) =>
      kind === "substitution" && place !== null && player && minute !== null
        ? [{ place, player, minute }]
        : [],
    ),
    begun,
    begunAtOff: red?.minute ?? 0,
    goals,
  };
}
