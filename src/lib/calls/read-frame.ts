// Parses a frame of a stream: untrusted text.
import * as v from "valibot";
import { MAX_FRAME_BYTES } from "#contract/stream.ts";

/** Most bytes a UTF-16 unit takes. */
const BYTES_EACH = 3;

/** Null for a malformed or oversized frame. */
export function readFrame<S extends v.GenericSchema>(
  schema: S,
  data: unknown,
): v.InferOutput<S> | null {
  if (typeof data !== "string" || isTooLarge(data)) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(data), { abortEarly: true });
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
