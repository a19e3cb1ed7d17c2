// Cached answers. Time is cut into periods of `cacheMs`; in a period every visitor of a site gets the same
// bytes.
import { type Encoded, encode } from "./encoded-body.ts";

const MOST_ENTRIES = 600;

interface Entry {
  readonly period: number;
  readonly body: Encoded;
}

export interface AnswerCache {
  /**
   * @param cacheMs more than 0
   * @param make gets the start of the period, or the time of `renew` when that is later
   */
  get(key: string, cacheMs: number, now: number, make: (time: number) => string): Encoded;
  /** Drops all answers: from `now` on they show a change, without waiting for the next period. */
  renew(now: number): void;
  clear(): void;
}

export function createAnswerCache(): AnswerCache {
  const entries = new Map<string, Entry>();
  let renewedAt = 0;
  return {
    clear() {
      entries.clear();
      renewedAt = 0;
    },
    renew(now) {
      entries.clear();
      renewedAt = now;
    },
    get(key, cacheMs, now, make) {
      const period = Math.floor(now / cacheMs);
      const entry = entries.get(key);
      if (entry?.period === period) return entry.body;
      const start = period * cacheMs;
      const body = encode(make(renewedAt <= now ? Math.max(start, renewedAt) : start));
      if (entries.size >= MOST_ENTRIES) entries.clear();
      entries.set(key, { period, body });
      return body;
    },
  };
}
