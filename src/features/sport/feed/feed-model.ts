// State of one channel: a snapshot and the numbered changes after it, in any order of arrival. Free of
// sockets and React; time is an argument. The content is mutated in place, as changes come by the thousand:
// `takeChanges` reports what changed.
import type { FeedDelta } from "#contract/api/sport-feed.ts";
import { type FeedChanges, type FeedSnapshot, noChanges } from "./feed-changes.ts";
import { applyChanges, type FeedContent, fill, type Keeps, newContent } from "./feed-content.ts";
import { endMovements } from "./prices.ts";

export interface FeedModel {
  readonly content: Readonly<FeedContent>;
  /** Number of the last applied change; null before the first snapshot. */
  readonly seq: number | null;
  /** Server time of the data; 0 before the first snapshot. */
  readonly dataAt: number;
  /** @param now milliseconds of any monotonic clock */
  applySnapshot(snapshot: FeedSnapshot, now: number): void;
  applyDelta(delta: FeedDelta, now: number): void;
  /** A gap stayed open too long. */
  needsSnapshot(now: number): boolean;
  /** @param now server time: expires movements that were shown long enough */
  takeChanges(now: number): FeedChanges;
}

/** Time budget for a gap to close by itself, and the most changes that may wait meanwhile. */
const GAP_BUDGET_MS = 1000;
const MOST_WAITING = 20;
/** Most changes kept while a snapshot, which may be older, is loading. */
const MOST_HELD = 200;

/** @param keeps selects the games of the channel, which covers every league */
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
      gapSince !== null && (held.size > MOST_WAITING || now - gapSince >= GAP_BUDGET_MS),
    takeChanges(now) {
      endMovements(content.prices, now, changes);
      const taken = changes;
      changes = noChanges();
      return taken;
    },
  };
}
