// State of one channel: a snapshot and the numbered changes after it, in whatever order they arrive. Knows
// no socket and no React; the time is an argument. What it holds is changed in place, as changes come by
// the thousand: `takeChanges` says what of it is another.
import type { FeedDelta } from "#contract/api/sport-feed.ts";
import { type FeedChanges, type FeedSnapshot, noChanges } from "./feed-changes.ts";
import { applyChanges, type FeedContent, fill, type Keeps, newContent } from "./feed-content.ts";
import { endMovements } from "./prices.ts";

export interface FeedModel {
  readonly content: Readonly<FeedContent>;
  /** Number of the last change it holds; null before the first snapshot. */
  readonly seq: number | null;
  /** Server time of the data; 0 before the first snapshot. */
  readonly dataAt: number;
  /** @param now milliseconds of any monotonic clock */
  applySnapshot(snapshot: FeedSnapshot, now: number): void;
  applyDelta(delta: FeedDelta, now: number): void;
  /** A gap did not close by itself. */
  needsSnapshot(now: number): boolean;
  /** @param now server time: movements shown long enough end */
  takeChanges(now: number): FeedChanges;
}

/** A gap may close by itself for so long, or while so many later changes wait. */
const PATIENCE_MS = 1000;
const MOST_WAITING = 20;
/** Kept while a snapshot is on its way, which may be older than they. */
const MOST_HELD = 200;

/** @param keeps which games of the channel are wanted: it tells of every league */
export function createFeedModel(keeps: Keeps = () => true): FeedModel {
  const content = newContent();
  const held = new Map<number, FeedDelta>();
  let seq: number | null = null;
  let dataAt = 0;
  let gapSince: number | null = null;
  let changes = noChanges();

  const drain = () => {
    for (const number of held.keys()) if (seq !== null && number <= seq) held.delete(number);
    for (let next = take(); next; next = take()) {
      applyChanges(content, { ...next, matches: next.matches.filter(keeps) }, changes);
      seq = next.seq;
      dataAt = next.time;
    }
  };
  const take = (): FeedDelta | undefined => {
    const next = seq === null ? undefined : held.get(seq + 1);
    if (next) held.delete(next.seq);
    return next;
  };

  return {
    content,
    get seq() {
      return seq;
    },
    get dataAt() {
      return dataAt;
    },
    applySnapshot(snapshot, now) {
      const matches = snapshot.matches.filter(keeps);
      fill(content, { ...snapshot, matches, outrights: snapshot.outrights.filter(keeps) }, changes);
      seq = snapshot.seq;
      dataAt = snapshot.time;
      drain();
      gapSince = held.size === 0 ? null : now;
    },
    applyDelta(delta, now) {
      if (seq !== null && delta.seq <= seq) return;
      held.set(delta.seq, delta);
      if (held.size > MOST_HELD) held.delete(Math.min(...held.keys()));
      drain();
      gapSince = held.size === 0 ? null : (gapSince ?? now);
    },
    needsSnapshot: (now) =>
      gapSince !== null && (held.size > MOST_WAITING || now - gapSince >= PATIENCE_MS),
    takeChanges(now) {
      endMovements(content.prices, now, changes);
      const taken = changes;
      changes = noChanges();
      return taken;
    },
  };
}
