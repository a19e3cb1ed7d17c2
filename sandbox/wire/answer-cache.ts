// Answers kept for their bucket of time: within it everybody on a site gets the same bytes.
import { type Encoded, encode } from "./encoded.ts";

const KEPT = 600;

interface Entry {
  readonly bucket: number;
  readonly body: Encoded;
}

export interface AnswerCache {
  /**
   * @param keep milliseconds, more than none
   * @param make is called with the start of the bucket, or with the moment it was renewed
   */
  get(key: string, keep: number, now: number, make: (time: number) => string): Encoded;
  /** What changed at a moment is told from then on, not from the next bucket. */
  renew(now: number): void;
  clear(): void;
}

export function createAnswerCache(): AnswerCache {
  const entries = new Map<string, Entry>();
  let renewed = 0;
  return {
    clear() {
      entries.clear();
      renewed = 0;
    },
    renew(now) {
      entries.clear();
      renewed = now;
    },
    get(key, keep, now, make) {
      const bucket = Math.floor(now / keep);
      const entry = entries.get(key);
      if (entry?.bucket === bucket) return entry.body;
      const from = bucket * keep;
      const body = encode(make(renewed <= now ? Math.max(from, renewed) : from));
      if (entries.size >= KEPT) entries.clear();
      entries.set(key, { bucket, body });
      return body;
    },
  };
}
