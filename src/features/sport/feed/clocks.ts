// Clocks of the matches on view, advanced once a second by one timer while anyone subscribes.
import type { SportMatch } from "#contract/api/sport.ts";
import { STALE_MS } from "#contract/betting/sports.ts";
import { COUNTS_DOWN } from "#contract/match-clock.ts";
import { serverNow } from "#lib/time/clock.ts";
import { everySecond } from "#lib/time/use-now.ts";
import { i18n } from "#lib/text/i18n.ts";
import { createKeyedStore } from "./keyed-store.ts";
import { feedStores, dataTime, factsOfMatch } from "./feed-views.ts";
import { type ClockText, printed, type ShownClock, shownSeconds, steady } from "./match-clock.ts";

const texts = createKeyedStore(readText, isSameText);
const shown = new Map<string, ShownClock>();
let watchers = 0;
let stopClock: (() => void) | undefined;

export function clockOf(gameId: string): ClockText | null {
  return texts.get(gameId);
}

/** @returns how to stop */
export function watchClock(gameId: string, listener: () => void): () => void {
  const stops = [
    texts.subscribe(gameId, listener),
    // State changes show at once; other changes within a second.
    feedStores.state.subscribe(gameId, () => texts.changed([gameId])),
    feedStores.match.subscribe(gameId, () => texts.changed([gameId])),
  ];
  watchers += 1;
  stopClock ??= everySecond(texts.changedAll);
  return () => {
    stops.forEach((stop) => stop());
    watchers -= 1;
    if (watchers > 0) return;
    stopClock?.();
    stopClock = undefined;
    shown.clear();
  };
}

function readText(gameId: string): ClockText | null {
  const match = factsOfMatch(gameId);
  const state = feedStores.state.get(gameId);
  if (!match || !state) return null;
  // When the feed falls silent the clock stops, too.
  const now = Math.min(serverNow(), dataTime(gameId) + STALE_MS.live);
  const current = { sport: match.sport, state };
  const seconds = steadySeconds(match, state.se_now, shownSeconds(current, now));
  return printed(current, now, { seconds, t: translate });
}

function steadySeconds(
  { gameId, sport }: SportMatch,
  period: string,
  seconds: number | null,
): number | null {
  if (seconds === null) {
    shown.delete(gameId);
    return null;
  }
  const direction = COUNTS_DOWN.has(sport) ? "down" : "up";
  const next = steady(shown.get(gameId), { period, seconds }, direction);
  shown.set(gameId, next);
  return next.seconds;
}

function translate(key: string, values: { readonly n: number; readonly numeral: string }): string {
  return i18n.t(`sport:${key}`, values);
}

function isSameText(before: ClockText | null, after: ClockText | null): boolean {
  return (
    before?.label === after?.label &&
    before?.time === after?.time &&
    before?.detail === after?.detail
  );
}
