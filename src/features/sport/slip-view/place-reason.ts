// What the button says when it cannot be pressed.
import type { SlipReady } from "../slip/slip-store.ts";

type PlaceReason = Exclude<SlipReady["blocked"], null> | "offline";

/** Without a connection nothing else matters. */
export function placeReason(blocked: SlipReady["blocked"], offline: boolean): PlaceReason | null {
  return offline ? "offline" : blocked;
}
