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
   * @param make is called with the start of the bucket
   */
  get(key: string, keep: number, now: number, make: (time: number) => string): Encoded;
  clear(): void;
}

export function createAnswerCache(): AnswerCache {
  const entries = new Map<string, Entry>();
  return {
    clear: () => entries.clear(),
    get(key, keep, now, make) {
      const bucket = Math.floor(now / keep);
      const entry = entries.get(key);
      if (entry?.bucket === bucket) return entry.body;
      const body = encode(make(bucket * keep));
      if (entries.size >= KEPT) entries.clear();
      entries.set(key, { bucket, body });
      return body;
    },
  };
}
