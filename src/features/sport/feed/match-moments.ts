// Goals, red cards and suspensions of the matches on view: marked in their rows for a while, announced once, and
// with a sound for the player's own matches.
import { create } from "zustand";
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";
import { ownValue } from "#contract/own-value.ts";
import { i18n } from "#lib/text/i18n.ts";
import { announcePrice } from "#ui/money/price-announcer.tsx";
import type { FeedChannel } from "./feed-channel.ts";
import { factsOfMatch, feedStores, onMatchChanges } from "./feed-views.ts";
import { isFollowedMatch } from "./follows.ts";
import { type MomentKind, playSound } from "./moment-sound.ts";
import { listChannel } from "./opened.ts";
import { useSportPreferences } from "./sport-preferences.ts";

interface Moment {
  readonly kind: Exclude<MomentKind, "suspended">;
  /** 0 home, 1 away. */
  readonly side: 0 | 1;
}

const SHOWN_MS = 8000;

const useMoments = create<Readonly<Record<string, Moment | undefined>>>(() => ({}));
const seen = new Map<string, { readonly state: MatchStateView; readonly isDown: boolean }>();

/** What has just happened in a match; undefined when nothing has. */
export function useMoment(gameId: string): Moment | undefined {
  return useMoments((moments) => ownValue(moments, gameId));
}

/** @returns how to stop */
export function followMoments(): () => void {
  const stop = onMatchChanges((gameIds, channel) => {
    for (const gameId of gameIds) look(gameId, channel);
  });
  return () => {
    stop();
    seen.clear();
  };
}

function look(gameId: string, channel: FeedChannel): void {
  const [match, state] = [factsOfMatch(gameId), feedStores.state.get(gameId)];
  if (match === undefined || state === undefined) return void seen.delete(gameId);
  const before = seen.get(gameId);
  const isDown = isSuspended(match);
  seen.set(gameId, { state, isDown });
  if (before === undefined || !state.isLive) return;
  const own = isOwn(gameId, channel);
  const moment = hasGoals(match.sport, state) ? momentBetween(before.state, state) : null;
  if (moment !== null) return tell(match, state, moment, own);
  if (own && isDown && !before.isDown) say(match, state, "suspended", own);
}

/** In other sports the score changes too often. A match for the corners of a game counts none beside its score. */
function hasGoals(sport: string, { corners }: MatchStateView): boolean {
  return sport === "VF" || (sport === "FT" && corners !== null);
}

/** Exported without the feed for tests. A corrected score is no goal. */
export function momentBetween(before: MatchStateView, after: MatchStateView): Moment | null {
  const rose = (from: readonly number[], to: readonly number[]): 0 | 1 | null => {
    if ((to[0] ?? 0) > (from[0] ?? 0)) return 0;
    return (to[1] ?? 0) > (from[1] ?? 0) ? 1 : null;
  };
  const scorer = rose([before.sc_FT_H, before.sc_FT_C], [after.sc_FT_H, after.sc_FT_C]);
  if (scorer !== null) return { kind: "goal", side: scorer };
  const sent = rose(before.red ?? [], after.red ?? []);
  return sent === null ? null : { kind: "red", side: sent };
}

/** Every main market is suspended. */
export function isSuspended({ markets }: Pick<SportMatch, "markets">): boolean {
  const main = markets.filter(({ row }) => row === 0);
  return main.length > 0 && main.every(({ state }) => state === "suspended");
}

/** Followed, alone or with its teams or league; opened, in the slip, or with an open bet. */
function isOwn(gameId: string, channel: FeedChannel): boolean {
  const match = factsOfMatch(gameId);
  return channel !== listChannel() || (match !== undefined && isFollowedMatch(match));
}

function tell(match: SportMatch, state: MatchStateView, moment: Moment, own: boolean): void {
  const { gameId } = match;
  useMoments.setState({ [gameId]: moment });
  setTimeout(() => {
    if (ownValue(useMoments.getState(), gameId) === moment)
      useMoments.setState({ [gameId]: undefined });
  }, SHOWN_MS);
  say(match, state, moment.kind, own);
}

function say(match: SportMatch, state: MatchStateView, kind: MomentKind, own: boolean): void {
  const { gameId, team_h: home, team_c: away } = match;
  const score = `${state.sc_FT_H}-${state.sc_FT_C}`;
  announcePrice(`match ${gameId}`, i18n.t(`sport:live.moment.${kind}`, { home, away, score }));
  if (own && useSportPreferences.getState().sound) playSound(kind);
}
