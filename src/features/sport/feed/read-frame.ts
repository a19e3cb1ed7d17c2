// Parses a frame of the feed: untrusted text.
import * as v from "valibot";
import { type FeedMessage, FeedMessageSchema, MAX_FRAME_BYTES } from "#contract/api/sport-feed.ts";

/** Most bytes a UTF-16 unit takes. */
const BYTES_EACH = 3;

/** Null for a malformed or oversized frame. */
export function readFrame(data: unknown): FeedMessage | null {
  if (typeof data !== "string" || isTooLarge(data)) return null;
  try {
    const parsed = v.safeParse(FeedMessageSchema, JSON.parse(data), { abortEarly: true });
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function isTooLarge(text: string): boolean {
  if (text.length > MAX_FRAME_BYTES) return true;
  if (text.length * BYTES_EACH <= MAX_FRAME_BYTES) return false;
  return new TextEncoder().encode(text).length > MAX_FRAME_BYTES;
}
