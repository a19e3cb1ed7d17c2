// Clocks of the matches on the page, moved on once a second by one timer while anyone looks.
import type { SportMatch } from "#contract/api/sport.ts";
import { STALE_MS } from "#contract/betting/sports.ts";
import { serverNow } from "../../../lib/clock.ts";
import { i18n } from "../../../lib/i18n.ts";
import { createCells } from "./cells.ts";
import { cells, dataTime } from "./feed-views.ts";
import { type ClockText, printed, type ShownClock, shownSeconds, steady } from "./match-clock.ts";

const TICK_MS = 1000;
/** Sports whose clock runs towards zero. */
const COUNTS_DOWN = "BK";

const texts = createCells(readText, isSameText);
const shown = new Map<string, ShownClock>();
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export function clockOf(gameId: string): ClockText | null {
  return texts.get(gameId);
}

/** @returns how to stop */
export function watchClock(gameId: string, listener: () => void): () => void {
  const stops = [
    texts.subscribe(gameId, listener),
    // A state is told of at once; the rest is a matter of seconds.
    cells.state.subscribe(gameId, () => texts.changed([gameId])),
    cells.match.subscribe(gameId, () => texts.changed([gameId])),
  ];
  watchers += 1;
  timer ??= setInterval(texts.changedAll, TICK_MS);
  return () => {
    stops.forEach((stop) => stop());
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    timer = undefined;
    shown.clear();
  };
}

function readText(gameId: string): ClockText | null {
  const match = cells.match.get(gameId);
  const state = cells.state.get(gameId);
  if (!match || !state) return null;
  // A feed that fell silent must not let a match run on by itself.
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
  const direction = sport === COUNTS_DOWN ? "down" : "up";
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
